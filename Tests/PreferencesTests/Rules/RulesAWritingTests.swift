import Modifiers
import Testing

@MainActor @Suite("A. Values going up: writers")
struct RulesAWritingTests {
  @Test func `A1 a key that nothing writes has its default value`() throws {
    #expect(try value(of: Grouped.self) { Text("") } == "default")
    #expect(try value(of: Grouped.self) { Write(Sum.self, 1) } == "default")
    #expect(
      try value(of: Grouped.self) { VStack { if false { Write(Grouped.self, "a") } } } == "default")
  }

  @Test func `A1 a value that can be absent is nil without being written`() throws {
    #expect(try value(of: Title.self) { Text("") } == nil)
    #expect(Title.defaultValue == nil)
  }

  @Test func `A2 an ancestor sees what a writer writes`() throws {
    #expect(try value(of: Sum.self) { Text("").preference(key: Sum.self, value: 7) } == 7)
    #expect(try value(of: Sum.self) { VStack { HStack { ZStack { Write(Sum.self, 7) } } } } == 7)
    #expect(try value(of: Sum.self) { Write(Sum.self, 7).padding().padding(3) } == 7)
  }

  @Test func `A2 an ancestor sees the new value when a writer writes another one`() throws {
    let host = ViewHost(rootView: Write(Sum.self, 1))
    try host.update()
    host.rootView = Write(Sum.self, 2)
    #expect(host.preference(Sum.self) == 1)
    try host.update()
    #expect(host.preference(Sum.self) == 2)
  }

  @Test func `A3 a writer replaces what its content writes`() throws {
    let result = try value(of: Sum.self) {
      Text("").preference(key: Sum.self, value: 2).preference(key: Sum.self, value: 3)
    }
    #expect(result == 3)
  }

  @Test func `A3 a writer on a stack replaces what the children write`() throws {
    let result = try value(of: Listed.self) {
      VStack {
        Write(Listed.self, [1])
        Write(Listed.self, [2])
      }
      .preference(key: Listed.self, value: [9])
    }
    #expect(result == [9])
  }

  @Test func `A3 a replaced value is not computed`() throws {
    var transforms = 0
    var received: [Int] = []
    let host = ViewHost {
      VStack {
        Write(Sum.self, 1)
        Write(Sum.self, 2).transformPreference(Sum.self) {
          transforms += 1
          $0 += 1
        }
      }
      .preference(key: Sum.self, value: 3)
      .onPreferenceChange(Sum.self) { received.append($0) }
    }
    let report = try host.update()
    #expect(received == [3])
    #expect(report.reductions == 0)
    #expect(host.preference(Sum.self) == 3)
    #expect(transforms == 0)
  }

  @Test func `A3 a reader inside still sees what is replaced outside`() throws {
    var inner: [Int] = []
    var outer: [Int] = []
    let host = ViewHost {
      VStack {
        Write(Sum.self, 1)
        Write(Sum.self, 2)
      }
      .onPreferenceChange(Sum.self) { inner.append($0) }
      .preference(key: Sum.self, value: 9)
      .onPreferenceChange(Sum.self) { outer.append($0) }
    }
    try host.update()
    #expect(inner == [3])
    #expect(outer == [9])
  }

  @Test func `A3 other keys pass a writer`() throws {
    let view = Write(Listed.self, [1]).preference(key: Sum.self, value: 5)
    #expect(try value(of: Listed.self) { view } == [1])
    #expect(try value(of: Sum.self) { view } == 5)
  }

  @Test func `A5b writing the default is writing`() throws {
    let result = try value(of: Last.self) {
      Write(Last.self, 1)
      Write(Last.self, 0)
    }
    #expect(result == 0)
    #expect(
      try value(of: Product.self) {
        Write(Product.self, 3); Write(Product.self, 0)
      } == 0)
  }

  @Test func `A5b writing nil takes part in the fold`() throws {
    let result = try value(of: Title.self) {
      Text("").preference(key: Title.self, value: "a")
      Text("").preference(key: Title.self, value: nil)
    }
    #expect(result == nil)
  }

  @Test func `A7 a transform starts from the value of its content`() throws {
    let result = try value(of: Sum.self) {
      Write(Sum.self, 4).transformPreference(Sum.self) { $0 += 1 }
    }
    #expect(result == 5)
  }

  @Test func `A7 a transform over nothing starts from the default and takes part`() throws {
    let result = try value(of: Grouped.self) {
      Write(Grouped.self, "a")
      Text("").transformPreference(Grouped.self) { $0 += "!" }
    }
    #expect(result == "(a default!)")
  }

  @Test func `A7 a transform outside a writer changes what was written`() throws {
    let result = try value(of: Sum.self) {
      Text("").preference(key: Sum.self, value: 1).transformPreference(Sum.self) { $0 *= 10 }
    }
    #expect(result == 10)
  }

  @Test func `A7 a transform inside a writer is replaced`() throws {
    let result = try value(of: Sum.self) {
      Text("").transformPreference(Sum.self) { $0 *= 10 }.preference(key: Sum.self, value: 1)
    }
    #expect(result == 1)
  }

  @Test func `A7 inner transforms run first`() throws {
    let result = try value(of: Sum.self) {
      Write(Sum.self, 1)
        .transformPreference(Sum.self) { $0 += 1 }
        .transformPreference(Sum.self) { $0 *= 10 }
    }
    #expect(result == 20)
  }

  @Test func `A7 a transform on a stack runs once on the folded value`() throws {
    var seen: [Int] = []
    let host = ViewHost {
      VStack {
        Write(Sum.self, 1)
        Write(Sum.self, 2)
      }
      .transformPreference(Sum.self) {
        seen.append($0)
        $0 *= 10
      }
      .onPreferenceChange(Sum.self) { _ in }
    }
    try host.update()
    #expect(seen == [3])
    #expect(host.preference(Sum.self) == 30)
  }

  @Test func `A7 a transform on a group runs for each child`() throws {
    let result = try value(of: Listed.self) {
      Group {
        Write(Listed.self, [1])
        Text("")
        Write(Listed.self, [2])
      }
      .transformPreference(Listed.self) { $0.append(0) }
    }
    #expect(result == [1, 0, 0, 2, 0])
  }

  @Test func `A7 a transform follows the value of its content`() throws {
    let host = ViewHost(rootView: Scaled(value: 1, factor: 10))
    try host.update()
    #expect(host.preference(Sum.self) == 10)
    host.rootView = Scaled(value: 2, factor: 10)
    try host.update()
    #expect(host.preference(Sum.self) == 20)
    host.rootView = Scaled(value: 2, factor: 3)
    try host.update()
    #expect(host.preference(Sum.self) == 6)
    host.rootView = Scaled(value: nil, factor: 3)
    try host.update()
    #expect(host.preference(Sum.self) == 0)
  }

  @Test func `A7 a transform that reads state runs again when the state changes`() throws {
    var binding: Binding<Int>?
    var received: [Int] = []
    let host = ViewHost {
      ScaledByState { binding = $0 }.onPreferenceChange(Sum.self) { received.append($0) }
    }
    try host.update()
    binding?.wrappedValue = 5
    try host.update()
    #expect(received == [2, 10])
  }

  @Test func `A8 several keys do not influence each other`() throws {
    let view = VStack {
      Write(Sum.self, 1).preference(key: Listed.self, value: [4])
      Write(Last.self, 2)
      Write(Sum.self, 3).transformPreference(Last.self) { $0 += 7 }
    }
    #expect(try value(of: Sum.self) { view } == 4)
    #expect(try value(of: Last.self) { view } == 7)
    #expect(try value(of: Listed.self) { view } == [4])
    #expect(try value(of: Product.self) { view } == 0)
  }
}

private enum Title: PreferenceKey {
  static func reduce(value: inout String?, nextValue: () -> String?) { value = nextValue() }
}

private struct Scaled: View {
  let value: Int?
  let factor: Int

  var body: some View {
    VStack {
      if let value { Write(Sum.self, value) }
    }
    .transformPreference(Sum.self) { $0 *= factor }
    .onPreferenceChange(Sum.self) { _ in }
  }
}

private struct ScaledByState: View {
  @State private var factor = 1
  let expose: (Binding<Int>) -> Void

  var body: some View {
    Write(Sum.self, 2)
      .transformPreference(Sum.self) { $0 *= factor }
      .onAppear { expose($factor) }
  }
}
