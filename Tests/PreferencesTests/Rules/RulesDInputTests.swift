import Modifiers
import Testing

/// When a body runs again.
@Suite("D. The update") @MainActor struct RulesDInputTests {
  @Test func `D3 equal plain inputs do not run a body again`() throws {
    #expect(try runs { _ in 1 } == 1)
    #expect(try runs { $0 } == 2)
    #expect(try runs { _ in "text" } == 1)
    #expect(try runs { "text \($0)" } == 2)
    #expect(try runs { _ in (1, "a", 2.5) } == 1)
    #expect(try runs { (1, "a", Double($0)) } == 2)
  }

  @Test func `D3 an equatable input is compared with ==`() throws {
    #expect(try runs { Rounded(value: $0) } == 1)
    #expect(try runs { Rounded(value: 10 * $0) } == 2)
    #expect(try runs { [Rounded(value: $0)] } == 1)
    #expect(try runs { Rounded(value: $0) as Rounded? } == 1)
  }

  @Test func `D3 an equatable view is compared with ==`() throws {
    let number = Remote(1)
    let journal = Journal()
    let host = ViewHost {
      Controlled(number) { EquatableChild(tens: $0 / 10, number: $0, journal: journal) }
    }
    try host.update()
    number.value = 2
    try host.update()
    number.value = 20
    try host.update()
    #expect(journal.entries == ["1", "20"])
  }

  @Test func `D3 what is not equatable is compared field by field`() throws {
    #expect(try runs { _ in Fields(number: 1, inner: .init(text: "a", place: Place.a)) } == 1)
    #expect(try runs { Fields(number: $0, inner: .init(text: "a", place: Place.a)) } == 2)
    #expect(try runs { Fields(number: 1, inner: .init(text: "\($0)", place: Place.a)) } == 2)
  }

  @Test func `D3 padding between fields is not compared`() throws {
    #expect(try runs { _ in Padded(small: 1, large: 2) } == 1)
  }

  @Test func `D3 a class reference is compared by identity`() throws {
    let one = Thing()
    let other = Thing()
    #expect(try runs { _ in one } == 1)
    #expect(try runs { $0 == 1 ? one : other } == 2)
    #expect(try runs { _ in one as Thing? } == 1)
    #expect(try runs { $0 == 1 ? one : nil as Thing? } == 2)
    #expect(try runs { _ in Unowned(thing: one) } == 1)
    #expect(try runs { _ in Weak(thing: one) } == 1)
    #expect(try runs { Weak(thing: $0 == 1 ? one : other) } == 2)
  }

  @Test func `D3 a weak reference to an equatable object is left where it is`() throws {
    let one = EquatableThing()
    #expect(try runs { _ in WeakEquatable(thing: one) } == 1)
    #expect(try runs { WeakEquatable(thing: $0 == 1 ? one : nil) } == 2)
    #expect(one == EquatableThing())
  }

  @Test func `D3 closures count as different`() throws {
    #expect(try runs { _ in { 1 } } == 2)
    #expect(try runs { _ in Callback(run: {}) } == 2)
  }

  @Test func `D3 a hidden value that cannot be looked into counts as different`() throws {
    #expect(try runs { _ in 1 as Any } == 2)
  }

  @Test func `D3 a modifier's inputs are compared the same way`() throws {
    let number = Remote(1)
    let journal = Journal()
    let host = ViewHost {
      Controlled(number) { n in
        Text("\(n)")
          .modifier(Noted(number: 1, journal: journal))
          .modifier(Noted(number: n, journal: journal))
      }
    }
    try host.update()
    #expect(journal.take().sorted() == ["1", "1"])
    number.value = 2
    try host.update()
    #expect(journal.take() == ["2"])
  }

  private func runs<Input>(_ input: @escaping (Int) -> Input) throws -> Int {
    let number = Remote(1)
    let journal = Journal()
    let host = ViewHost { Controlled(number) { Child(input: input($0), journal: journal) } }
    try host.update()
    number.value = 2
    try host.update()
    return journal.entries.count
  }
}

private struct Child<Input>: View {
  let input: Input
  let journal: Journal

  var body: some View {
    let _ = journal.note("body")
    Text("")
  }
}

private struct Rounded: Equatable {
  let value: Int

  static func == (a: Rounded, b: Rounded) -> Bool { a.value / 10 == b.value / 10 }
}

private struct Fields {
  let number: Int
  let inner: Inner

  struct Inner {
    let text: String
    let place: Place
  }
}

private enum Place {
  case a, b
}

private struct Padded {
  let small: UInt8
  let large: Int64
}

private final class Thing {}

private final class EquatableThing: Equatable {
  static func == (a: EquatableThing, b: EquatableThing) -> Bool { true }
}

private struct Weak {
  weak var thing: Thing?
}

private struct WeakEquatable {
  weak var thing: EquatableThing?
}

private struct Unowned {
  unowned let thing: Thing
}

private struct Callback {
  let run: () -> Void
}

private struct EquatableChild: View, @MainActor Equatable {
  let tens: Int
  let number: Int
  let journal: Journal

  static func == (a: EquatableChild, b: EquatableChild) -> Bool { a.tens == b.tens }

  var body: some View {
    let _ = journal.note("\(number)")
    Text("")
  }
}

private struct Noted: ViewModifier {
  let number: Int
  let journal: Journal

  func body(content: Content) -> some View {
    let _ = journal.note("\(number)")
    content
  }
}
