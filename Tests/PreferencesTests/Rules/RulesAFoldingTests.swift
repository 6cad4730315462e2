import Modifiers
import Testing

@MainActor @Suite("A. Values going up: folds")
struct RulesAFoldingTests {
  @Test func `A4 siblings are folded in the order of the view tree`() throws {
    let result = try value(of: Grouped.self) {
      Write(Grouped.self, "a")
      Write(Grouped.self, "b")
      Write(Grouped.self, "c")
    }
    #expect(result == "((a b) c)")
  }

  @Test func `A4 the last of three is the last`() throws {
    let result = try value(of: Last.self) {
      Write(Last.self, 1)
      Write(Last.self, 2)
      Write(Last.self, 3)
    }
    #expect(result == 3)
  }

  @Test func `A4 the first value starts the fold and the default never does`() throws {
    Noted.calls = []
    let host = ViewHost {
      VStack {
        Write(Noted.self, 1)
        Text("")
        Write(Noted.self, 2)
        Write(Noted.self, 3)
      }
      .onPreferenceChange(Noted.self) { _ in }
    }
    let report = try host.update()
    #expect(Noted.calls == ["1 + 2", "3 + 3"])
    #expect(report.reductions == 2)
  }

  @Test(arguments: [0, 1, 2, 3, 8, 9, 64, 100, 1_000])
  func `A4 n values take n - 1 calls of reduce`(count: Int) throws {
    let host = ViewHost {
      VStack {
        ForEach(0..<count) { Write(Sum.self, $0) }
        ForEach(0..<count) { Write(AssociativeSum.self, $0) }
      }
      .onPreferenceChange(Sum.self) { _ in }
      .onPreferenceChange(AssociativeSum.self) { _ in }
    }
    let report = try host.update()
    #expect(report.reductions == 2 * max(0, count - 1))
    #expect(host.preference(Sum.self) == count * (count - 1) / 2)
    #expect(host.preference(AssociativeSum.self) == count * (count - 1) / 2)
  }

  @Test func `A4 one value alone calls no reduce, whatever lies between`() throws {
    Noted.calls = []
    let host = ViewHost {
      VStack {
        HStack {
          Text(""); ZStack { Write(Noted.self, 1) }.padding()
        }
      }
      .onPreferenceChange(Noted.self) { _ in }
    }
    let report = try host.update()
    #expect(Noted.calls == [])
    #expect(report.reductions == 0)
    #expect(host.preference(Noted.self) == 1)
  }

  @Test func `A6 reduce may leave the next value uncalled`() throws {
    let result = try value(of: First.self) {
      Write(First.self, 1)
      Write(First.self, 2)
    }
    #expect(result == 1)
  }

  @Test func `A6 a short circuit keeps its meaning when a later value changes`() throws {
    let host = ViewHost(rootView: AnyOf(values: [true, false, false]))
    try host.update()
    #expect(host.preference(IsSet.self))
    host.rootView = AnyOf(values: [true, true, false])
    try host.update()
    #expect(host.preference(IsSet.self))
    host.rootView = AnyOf(values: [false, true, false])
    try host.update()
    #expect(host.preference(IsSet.self))
    host.rootView = AnyOf(values: [false, false, false])
    try host.update()
    #expect(!host.preference(IsSet.self))
  }

  @Test func `A6 no call of reduce runs inside another`() throws {
    Nesting.deepest = 0
    let host = ViewHost {
      VStack {
        HStack {
          Write(Nesting.self, 1);
          VStack {
            Write(Nesting.self, 2); Write(Nesting.self, 3)
          }
        }
        HStack {
          Write(Nesting.self, 4).overlay {
            Write(Nesting.self, 5); Write(Nesting.self, 6)
          }
        }
        .transformPreference(Nesting.self) { $0 += 1 }
      }
      .onPreferenceChange(Nesting.self) { _ in }
    }
    try host.update()
    #expect(host.preference(Nesting.self) == 22)
    #expect(Nesting.deepest == 1)
  }

  @Test func `A6 the next value can be asked for several times`() throws {
    let result = try value(of: Twice.self) {
      Write(Twice.self, 1)
      Write(Twice.self, 2)
    }
    #expect(result == 5)
  }
}

/// Adds and notes each call.
private enum Noted: PreferenceKey {
  /// The tests are synchronous on the main actor, so they do not meet here.
  nonisolated(unsafe) static var calls: [String] = []
  static let defaultValue = -1
  static func reduce(value: inout Int, nextValue: () -> Int) {
    let next = nextValue()
    calls.append("\(value) + \(next)")
    value += next
  }
}

/// Adds and notes how many calls are going on at once.
private enum Nesting: PreferenceKey {
  /// The tests are synchronous on the main actor, so they do not meet here.
  nonisolated(unsafe) static var depth = 0
  nonisolated(unsafe) static var deepest = 0
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {
    depth += 1
    deepest = max(deepest, depth)
    value += nextValue()
    depth -= 1
  }
}

private enum First: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {}
}

private enum IsSet: PreferenceKey {
  static let defaultValue = false
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

private enum Twice: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() + nextValue() }
}

private struct AnyOf: View {
  let values: [Bool]

  var body: some View {
    VStack {
      ForEach(values.indices, id: \.self) { Write(IsSet.self, values[$0]) }
    }
    .onPreferenceChange(IsSet.self) { _ in }
  }
}
