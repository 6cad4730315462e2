import Modifiers
import Testing

@MainActor @Suite("A. Values going up: nesting, keys and cost")
struct RulesANestingTests {
  @Test func `A11 the fold is made in each container`() throws {
    let result = try value(of: Difference.self) {
      VStack {
        HStack {
          Write(Difference.self, 1); Write(Difference.self, 2)
        }
        HStack {
          Write(Difference.self, 3); Write(Difference.self, 4)
        }
      }
    }
    #expect(result == 0)
  }

  @Test func `A11 a group, a tuple, a condition and a ForEach add no level`() throws {
    let isShown = true
    let result = try value(of: Grouped.self) {
      Group {
        Write(Grouped.self, "a")
        Group {
          Write(Grouped.self, "b"); Write(Grouped.self, "c")
        }
      }
      if isShown {
        Write(Grouped.self, "d")
        Write(Grouped.self, "e")
      }
      ForEach(["f", "g"], id: \.self) {
        Write(Grouped.self, $0)
        Write(Grouped.self, $0 + "'")
      }
    }
    #expect(result == "((((((((a b) c) d) e) f) f') g) g')")
  }

  @Test func `A11 a custom view and an AnyView add no level`() throws {
    let result = try value(of: Grouped.self) {
      Write(Grouped.self, "a")
      PairOfWriters()
      AnyView(PairOfWriters())
    }
    #expect(result == "((((a x) y) x) y)")
  }

  @Test func `A11 a modifier of one child calls no reduce`() throws {
    let host = ViewHost {
      VStack {
        Write(Sum.self, 1)
        Write(Sum.self, 2)
      }
      .padding().id(1).onAppear {}.padding(3)
      .onPreferenceChange(Sum.self) { _ in }
    }
    #expect(try host.update().reductions == 1)
    #expect(host.preference(Sum.self) == 3)
  }

  @Test func `A13 keys with the same short name are different keys`() throws {
    let view = VStack {
      Write(Shop.Total.self, 1)
      Write(Cart.Total.self, 10)
      Write(Shop.Total.self, 2)
    }
    #expect(try value(of: Shop.Total.self) { view } == 3)
    #expect(try value(of: Cart.Total.self) { view } == 10)
  }

  @Test func `A13 two specialisations of a generic key are different keys`() throws {
    let view = VStack {
      Write(Counted<Int>.self, 1)
      Write(Counted<String>.self, 10)
      Write(Counted<Int>.self, 2)
    }
    .preference(key: Counted<Double>.self, value: 100)
    #expect(try value(of: Counted<Int>.self) { view } == 3)
    #expect(try value(of: Counted<String>.self) { view } == 10)
    #expect(try value(of: Counted<Double>.self) { view } == 100)
    #expect(try value(of: Counted<Bool>.self) { view } == 0)
  }

  @Test func `A15 10,000 writers without a reader call no reduce`() throws {
    let host = ViewHost(rootView: Rows(count: 10_000, offset: 0))
    #expect(try host.update().reductions == 0)
    host.rootView = Rows(count: 10_000, offset: 1)
    #expect(try host.update().reductions == 0)
    #expect(host.preference(Sum.self) == 50_005_000)
  }

  @Test func `A15 a transform that nobody reads does not run`() throws {
    var runs = 0
    let host = ViewHost {
      Write(Sum.self, 1).transformPreference(Sum.self) { _ in runs += 1 }
        .onPreferenceChange(Last.self) { _ in }
    }
    try host.update()
    #expect(runs == 0)
  }
}

private enum Shop {
  enum Total: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }
}

private enum Cart {
  enum Total: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }
}

private enum Counted<Subject>: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct PairOfWriters: View {
  var body: some View {
    Write(Grouped.self, "x")
    Write(Grouped.self, "y")
  }
}

private struct Rows: View {
  let count: Int
  let offset: Int

  var body: some View {
    VStack {
      ForEach(0..<count) { Write(Sum.self, $0 + offset) }
    }
  }
}
