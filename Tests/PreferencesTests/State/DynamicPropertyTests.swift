import Modifiers
import Testing

@MainActor struct DynamicPropertyTests {
  private let journal = Journal()

  @Test func `a property of one's own holds state and environment, and is updated first`() throws {
    let host = ViewHost { Counting(journal: journal) }
    host.environment.step = 3
    try host.update()
    #expect(journal.entries == ["body 0 by 3", "body 3 by 3"])
  }

  @Test func `properties inside a property are connected and updated inner ones first`() throws {
    let host = ViewHost { Nested(journal: journal) }
    try host.update()
    #expect(journal.entries == ["update inner 1", "update outer 1", "body 1"])
    host.environment.step = 2
    try host.update()
    #expect(
      journal.entries.dropFirst(3) == ["update inner 2", "update outer 2", "body 2"])
  }

  @Test func `the state inside a property survives new values of the view`() throws {
    let number = Remote(1)
    let host = ViewHost { Controlled(number) { Named(number: $0, journal: journal) } }
    try host.update()
    number.value = 2
    try host.update()
    #expect(journal.entries == ["1: 0", "1: 10", "2: 10"])
  }

  @Test func `a modifier has properties of one's own too`() throws {
    try ViewHost { Text("").modifier(CountingModifier(journal: journal)) }.update()
    #expect(journal.entries == ["modifier 0", "modifier 1"])
  }
}

private struct StepKey: EnvironmentKey {
  static let defaultValue = 1
}

extension EnvironmentValues {
  fileprivate var step: Int {
    get { self[StepKey.self] }
    set { self[StepKey.self] = newValue }
  }
}

@propertyWrapper private struct Counter: DynamicProperty {
  @State private var count = 0
  @Environment(\.step) private var environmentStep
  private(set) var step = 0

  var wrappedValue: Int { count }
  var projectedValue: Counter { self }

  mutating func update() {
    step = environmentStep
  }

  func advance() {
    count += step
  }
}

private struct Counting: View {
  let journal: Journal
  @Counter private var count

  var body: some View {
    let _ = journal.note("body \(count) by \($count.step)")
    Text("").onAppear { $count.advance() }
  }
}

private struct Inner: DynamicProperty {
  let journal: Journal
  @Environment(\.step) private var step
  private(set) var seen = 0

  mutating func update() {
    seen = step
    journal.note("update inner \(seen)")
  }
}

private struct Outer: DynamicProperty {
  var inner: Inner
  private(set) var seen = 0

  mutating func update() {
    seen = inner.seen
    inner.journal.note("update outer \(seen)")
  }
}

private struct Nested: View {
  private var outer: Outer

  init(journal: Journal) {
    outer = Outer(inner: Inner(journal: journal))
  }

  var body: some View {
    let _ = outer.inner.journal.note("body \(outer.seen)")
    Text("")
  }
}

private struct Named: View {
  let number: Int
  let journal: Journal
  @Counter private var count

  var body: some View {
    let _ = journal.note("\(number): \(count)")
    Text("").onAppear { for _ in 0..<10 { $count.advance() } }
  }
}

private struct CountingModifier: ViewModifier {
  let journal: Journal
  @Counter private var count

  func body(content: Content) -> some View {
    let _ = journal.note("modifier \(count)")
    content.onAppear { $count.advance() }
  }
}
