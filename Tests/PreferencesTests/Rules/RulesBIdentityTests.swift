import Modifiers
import Testing

/// Notes what views that keep state do, and holds their bindings by name.
@MainActor private final class Watch {
  var appeared: [String] = []
  var disappeared: [String] = []
  var bindings: [String: Binding<Int>] = [:]
}

/// Keeps a number, and writes it together with its name.
private struct Keeper: View {
  @State private var number = 0
  let name: String
  let watch: Watch

  var body: some View {
    Text("")
      .preference(key: Words.self, value: ["\(name)\(number)"])
      .onAppear {
        watch.appeared.append(name)
        watch.bindings[name] = $number
      }
      .onDisappear { watch.disappeared.append(name) }
  }
}

private enum Words: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

@MainActor @Suite("B. What is there: removal and identity")
struct RulesBIdentityTests {
  private let watch = Watch()

  /// Shows several views one after the other at the same place; returns what each writes.
  ///
  /// Every keeper that appears is set to the number of the view in which it appeared.
  private func show<V: View>(_ views: [V]) throws -> [[String]] {
    guard let first = views.first else { return [] }
    let host = ViewHost(rootView: first)
    var values: [[String]] = []
    for (index, view) in views.enumerated() {
      host.rootView = view
      try host.update()
      for name in watch.appeared { watch.bindings[name]?.wrappedValue = index + 1 }
      watch.appeared = []
      try host.update()
      values.append(host.preference(Words.self))
    }
    return values
  }

  @Test func `B6 what disappears takes its contribution along in the same pass`() throws {
    let host = ViewHost(rootView: OneOf(choice: 1, watch: watch))
    try host.update()
    #expect(host.preference(Words.self) == ["one0"])
    host.rootView = OneOf(choice: 0, watch: watch)
    #expect(try host.update().passes == 1)
    #expect(host.preference(Words.self) == [])
    #expect(watch.disappeared == ["one"])
  }

  @Test func `B6 state starts afresh when a condition turns true again`() throws {
    let shown = OneOf(choice: 1, watch: watch)
    let hidden = OneOf(choice: 0, watch: watch)
    #expect(try show([shown, shown, hidden, shown]) == [["one1"], ["one1"], [], ["one4"]])
    #expect(watch.disappeared == ["one"])
  }

  @Test func `B6 a binding to state that is gone wakes nobody`() throws {
    let host = ViewHost(rootView: OneOf(choice: 1, watch: watch))
    try host.update()
    host.rootView = OneOf(choice: 0, watch: watch)
    try host.update()
    watch.bindings["one"]?.wrappedValue = 9
    #expect(!host.needsUpdate)
    #expect(watch.bindings["one"]?.wrappedValue == 9)
  }

  @Test func `B7 switching branches starts afresh`() throws {
    let views = [1, 2, 1].map { OneOf(choice: $0, watch: watch) }
    #expect(try show(views) == [["one1"], ["two2"], ["one3"]])
    #expect(watch.disappeared == ["one", "two"])
  }

  @Test func `B7 the same view in two branches is two views`() throws {
    let views = [true, false].map { SameInBoth(isFirst: $0, watch: watch) }
    #expect(try show(views) == [["same1"], ["same2"]])
  }

  @Test func `B7 the same view with another argument keeps its state`() throws {
    let views = ["a", "b"].map { Keeper(name: $0, watch: watch) }
    #expect(try show(views) == [["a1"], ["b1"]])
    #expect(watch.disappeared == [])
  }

  @Test func `B7 another id starts afresh and the same id does not`() throws {
    let views = [1, 1, 2].map { Keeper(name: "k", watch: watch).id($0) }
    #expect(try show(views) == [["k1"], ["k1"], ["k3"]])
    #expect(watch.disappeared == ["k"])
  }

  @Test func `B7 another id starts everything below afresh`() throws {
    let views = [1, 2].map { id in
      VStack { HStack { Keeper(name: "k", watch: watch) }.padding() }.id(id)
    }
    #expect(try show(views) == [["k1"], ["k2"]])
  }

  @Test func `B7 an id that moves within its ForEach keeps state and changes the order`() throws {
    let views = [["a", "b", "c"], ["c", "a", "b"]].map { Keepers(names: $0, watch: watch) }
    #expect(try show(views) == [["a1", "b1", "c1"], ["c1", "a1", "b1"]])
    #expect(watch.disappeared == [])
  }

  @Test func `B7 a new id in a ForEach starts afresh and leaves the others alone`() throws {
    let views = [["a", "c"], ["a", "b", "c"], ["c", "d"], ["a", "c"]]
      .map { Keepers(names: $0, watch: watch) }
    #expect(
      try show(views) == [["a1", "c1"], ["a1", "b2", "c1"], ["c1", "d3"], ["a4", "c1"]])
    #expect(watch.disappeared == ["a", "b", "d"])
  }

  @Test func `B7 moving rows runs no body but the one that moves them`() throws {
    let host = ViewHost(rootView: Keepers(names: ["a", "b", "c"], watch: watch))
    #expect(try host.update().bodies == 4)
    host.rootView = Keepers(names: ["c", "b", "a"], watch: watch)
    #expect(try host.update().bodies == 1)
    #expect(host.preference(Words.self) == ["c0", "b0", "a0"])
  }

  @Test func `B7 a ForEach that moves within its parent's rows keeps everything`() throws {
    let views = [[1, 2], [2, 1]].map { Nested(groups: $0, watch: watch) }
    let values = try show(views)
    #expect(values == [["1x1", "1y1", "2x1", "2y1"], ["2x1", "2y1", "1x1", "1y1"]])
  }

  @Test func `B7 an AnyView keeps its state while its type stays and no longer`() throws {
    let views = [
      AnyView(Keeper(name: "k", watch: watch)), AnyView(Keeper(name: "k", watch: watch)),
      AnyView(Keeper(name: "k", watch: watch).padding()),
    ]
    #expect(try show(views) == [["k1"], ["k1"], ["k3"]])
  }

  @Test func `B7 a sibling that comes and goes does not touch a view's state`() throws {
    let views = [false, true, false].map { WithNeighbour(isShown: $0, watch: watch) }
    #expect(try show(views) == [["k1"], ["n2", "k1"], ["k1"]])
  }

  @Test func `B10 a range is followed when it changes`() throws {
    let views = [2, 4, 1, 0, 3].map { Numbers(count: $0) }
    #expect(
      try show(views) == [["0", "1"], ["0", "1", "2", "3"], ["0"], [], ["0", "1", "2"]])
  }
}

private struct OneOf: View {
  let choice: Int
  let watch: Watch

  var body: some View {
    if choice == 1 {
      Keeper(name: "one", watch: watch)
    } else if choice == 2 {
      Keeper(name: "two", watch: watch)
    }
  }
}

private struct SameInBoth: View {
  let isFirst: Bool
  let watch: Watch

  var body: some View {
    if isFirst {
      Keeper(name: "same", watch: watch)
    } else {
      Keeper(name: "same", watch: watch)
    }
  }
}

private struct Keepers: View {
  let names: [String]
  let watch: Watch

  var body: some View {
    ForEach(names, id: \.self) { Keeper(name: $0, watch: watch) }
  }
}

private struct Nested: View {
  let groups: [Int]
  let watch: Watch

  var body: some View {
    VStack {
      ForEach(groups, id: \.self) { group in
        Keepers(names: ["\(group)x", "\(group)y"], watch: watch)
      }
    }
  }
}

private struct WithNeighbour: View {
  let isShown: Bool
  let watch: Watch

  var body: some View {
    if isShown { Keeper(name: "n", watch: watch) }
    Keeper(name: "k", watch: watch)
  }
}

private struct Numbers: View {
  let count: Int

  var body: some View {
    VStack {
      ForEach(0..<count) { Write(Words.self, ["\($0)"]) }
    }
  }
}
