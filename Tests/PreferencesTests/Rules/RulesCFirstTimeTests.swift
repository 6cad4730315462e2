import Modifiers
import Testing

/// Whether an action runs after the first pass.
@Suite("C. Reading with an action") @MainActor struct RulesCFirstTimeTests {
  @Test func `C2 the action runs first if the content writes the key`() throws {
    #expect(try deliveries { Text("").preference(key: Total.self, value: 3) } == [3])
  }

  @Test func `C2 the action runs first if the content writes the default`() throws {
    #expect(try deliveries { Text("").preference(key: Total.self, value: 0) } == [0])
  }

  @Test func `C2 the action runs first if the content transforms the key`() throws {
    #expect(try deliveries { Text("").transformPreference(Total.self) { $0 += 2 } } == [2])
    #expect(try deliveries { Text("").transformPreference(Total.self) { _ in } } == [0])
  }

  @Test func `C2 over static content that never writes the action never runs`() throws {
    #expect(try deliveries { Text("") } == [])
    #expect(try deliveries { VStack { Text("") } } == [])
    #expect(try deliveries { VStack { Text("").padding().overlay { Text("") } } } == [])
    #expect(try deliveries { Text("").modifier(Framed()) } == [])
    #expect(try deliveries { Static().environment(\.number, 1) } == [])
    #expect(try deliveries { VStack { Text("").preference(key: Other.self, value: 1) } } == [])
  }

  @Test(arguments: [false, true])
  func `C2 the action runs first over a condition`(isThere: Bool) throws {
    #expect(try deliveries { VStack { if isThere { Text("") } } } == [0])
    #expect(try deliveries { VStack { if isThere { Text("") } else { Text("") } } } == [0])
  }

  @Test func `C2 the action runs first over an optional view`() throws {
    #expect(try deliveries { VStack { nil as Text? } } == [0])
    #expect(try deliveries { VStack { Text("") as Text? } } == [0])
  }

  @Test func `C2 the action runs first over a ForEach`() throws {
    #expect(try deliveries { VStack { ForEach(0..<0) { _ in Text("") } } } == [0])
    #expect(try deliveries { VStack { ForEach(0..<2) { _ in Text("") } } } == [0])
  }

  @Test func `C2 the action runs first over a hidden type`() throws {
    #expect(try deliveries { VStack { AnyView(Text("")) } } == [0])
    #expect(try deliveries { AnyView(Text("")) } == [0])
  }

  @Test func `C2 what may come and go counts wherever it stands in the content`() throws {
    #expect(try deliveries { VStack { Changing() } } == [0])
    #expect(try deliveries { VStack { VStack { VStack { Changing() } } } } == [0])
    #expect(try deliveries { VStack { Changing() }.modifier(Framed()) } == [0])
    #expect(try deliveries { Text("").overlay { Changing() } } == [0])
    #expect(try deliveries { Text("").background { Changing() } } == [0])
    #expect(try deliveries { VStack { Changing() }.environment(\.number, 1) } == [0])
    #expect(try deliveries { VStack { Changing() }.id(1) } == [0])
    #expect(try deliveries { Text("").modifier(Crowned()) } == [0])
  }

  @Test func `C2 a reader in a modifier's body sees what the modified view holds`() throws {
    #expect(try modifierDeliveries { VStack { Changing() } } == [0])
    #expect(try modifierDeliveries { VStack { Changing() }.modifier(Framed()) } == [0])
    #expect(try modifierDeliveries { Text("").preference(key: Total.self, value: 3) } == [3])
    #expect(try modifierDeliveries { Text("").modifier(Crowned()) } == [0])
    #expect(try modifierDeliveries { Text("").modifier(Framed()) } == [])
    #expect(try modifierDeliveries { Text("") } == [])
  }

  @Test func `C2 a reader in nested modifiers' bodies sees what the modified view holds`() throws {
    func deliveries(@ViewBuilder _ content: () -> some View) throws -> [Int] {
      let inbox = Inbox()
      try ViewHost { content().modifier(Outer(inbox: inbox)) }.update()
      return inbox.values
    }
    #expect(try deliveries { VStack { Changing() } } == [0])
    #expect(try deliveries { Text("") } == [])
  }

  @Test func `C2 a reader over nothing never runs`() throws {
    #expect(try deliveries { EmptyView() } == [])
    #expect(try deliveries { if false { Text("") } } == [])
  }

  private func deliveries(@ViewBuilder _ content: () -> some View) throws -> [Int] {
    let inbox = Inbox()
    try ViewHost { content().onPreferenceChange(Total.self) { inbox.values.append($0) } }.update()
    return inbox.values
  }

  private func modifierDeliveries(@ViewBuilder _ content: () -> some View) throws -> [Int] {
    let inbox = Inbox()
    try ViewHost { content().modifier(Reading(inbox: inbox)) }.update()
    return inbox.values
  }
}

private final class Inbox {
  var values: [Int] = []
}

private struct Total: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Other: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct NumberKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}

private struct Static: View {
  var body: some View { Text("") }
}

private struct Changing: View {
  @State private var isThere = false
  var body: some View { if isThere { Text("") } }
}

private struct Framed: ViewModifier {
  func body(content: Content) -> some View { VStack { content }.padding() }
}

private struct Crowned: ViewModifier {
  func body(content: Content) -> some View {
    VStack {
      Changing()
      content
    }
  }
}

private struct Reading: ViewModifier {
  let inbox: Inbox

  func body(content: Content) -> some View {
    content.padding().onPreferenceChange(Total.self) { inbox.values.append($0) }
  }
}

private struct Outer: ViewModifier {
  let inbox: Inbox

  func body(content: Content) -> some View {
    VStack { content }.modifier(Reading(inbox: inbox))
  }
}
