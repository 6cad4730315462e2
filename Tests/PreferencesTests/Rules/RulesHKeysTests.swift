import Modifiers
import Testing

@MainActor @Suite("H. Types: keys and values")
struct RulesHKeysTests {
  /// What one writer of a key, one after it, and a reader around both make of two values.
  private func joined<K: PreferenceKey>(
    _ key: K.Type, _ first: K.Value, _ second: K.Value
  ) throws -> K.Value where K.Value: Equatable {
    try value(of: key) {
      Write(key, first)
      Write(key, second)
    }
  }

  @Test func `H2 a default declared as a static let`() throws {
    #expect(try joined(Stored.self, 1, 2) == 3)
    #expect(try value(of: Stored.self) { Text("") } == 5)
  }

  @Test func `H2 a default that is computed`() throws {
    #expect(try joined(Computed.self, 1, 2) == 3)
    #expect(try value(of: Computed.self) { Text("") } == 6)
  }

  @Test func `H2 a default declared as an unsafe static var`() throws {
    #expect(try joined(Variable.self, 1, 2) == 3)
    #expect(try value(of: Variable.self) { Text("") } == 7)
  }

  @Test func `H2 a default that is nil without being declared`() throws {
    #expect(try joined(Undeclared.self, "a", "b") == "b")
    #expect(try value(of: Undeclared.self) { Text("") } == nil)
  }

  @Test func `H2 a key with its value declared as an alias`() throws {
    #expect(try joined(Aliased.self, [1: "a"], [2: "b"]) == [1: "a", 2: "b"])
  }

  @Test func `H2 a key on the main actor`() throws {
    #expect(try joined(OnMainActor.self, 1, 2) == 3)
  }

  @Test func `H2 a key may be a struct, an enum, a class, nested or generic`() throws {
    #expect(try joined(Stored.self, 1, 1) == 2)
    #expect(try joined(Computed.self, 1, 1) == 2)
    #expect(try joined(ClassKey.self, 1, 1) == 2)
    #expect(try joined(Outer.Inner.self, 1, 1) == 2)
    #expect(try joined(Boxed<[Int]>.self, [1], [2]) == [2])
  }

  @Test func `H2 a key is handed on by a generic function`() throws {
    var received: [Int] = []
    let host = ViewHost {
      Text("").sending(Stored.self, 1) { received.append($0) }
    }
    try host.update()
    #expect(received == [1])
  }

  @Test func `H1 a value that is not Equatable is written, transformed and read by the host`()
    throws
  {
    let host = ViewHost {
      VStack {
        Text("").preference(key: Closures.self, value: [{ 1 }])
        Text("").preference(key: Closures.self, value: [{ 2 }])
      }
      .transformPreference(Closures.self) { $0.append { 3 } }
    }
    try host.update()
    #expect(host.preference(Closures.self).map { $0() } == [1, 2, 3])
  }

  @Test func `H1 a value that is not Equatable comes from layers too`() throws {
    let host = ViewHost {
      Text("").preference(key: Closures.self, value: [{ 1 }])
        .overlay { Text("").preference(key: Closures.self, value: [{ 2 }]) }
        .background { Text("").preference(key: Closures.self, value: [{ 0 }]) }
    }
    try host.update()
    #expect(host.preference(Closures.self).map { $0() } == [0, 1, 2])
  }

  @Test func `H1 a value that is not Equatable follows its writer`() throws {
    let host = ViewHost(rootView: ClosureWriter(number: 1))
    try host.update()
    host.rootView = ClosureWriter(number: 2)
    try host.update()
    #expect(host.preference(Closures.self).map { $0() } == [2])
  }

  @Test func `H1 a view is described away from the main actor and hosted on it`() async throws {
    let view = await described()
    let host = ViewHost(rootView: view)
    try host.update()
    #expect(host.preference(Stored.self) == 4)
  }

  @concurrent private func described() async -> some View & Sendable {
    Text("").writingStored(4)
  }

  @Test func `H1 modifiers can be called in nonisolated functions`() throws {
    #expect(try value(of: Stored.self) { Text("").writingStored(2).addingToStored(3) } == 5)
  }
}

extension View {
  fileprivate nonisolated func writingStored(_ number: Int) -> ModifiedContent<Self, StoredWriter> {
    modifier(StoredWriter(number: number))
  }

  fileprivate nonisolated func addingToStored(_ number: Int) -> some View {
    transformPreference(Stored.self) { $0 += number }
      .padding()
      .overlay { Text("") }
      .background { Text("") }
      .onAppear {}
      .onChange(of: number) {}
      .onPreferenceChange(Stored.self) { _ in }
      .environment(\.self, EnvironmentValues())
      .id(number)
  }
}

extension View {
  /// Hands a key on without knowing which it is.
  fileprivate func sending<K: PreferenceKey>(
    _ key: K.Type = K.self, _ value: K.Value, receive: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    preference(key: key, value: value).onPreferenceChange(key, perform: receive)
  }
}

private nonisolated struct StoredWriter: ViewModifier {
  let number: Int

  func body(content: Content) -> some View {
    content.preference(key: Stored.self, value: number)
  }
}

private struct Stored: PreferenceKey {
  static let defaultValue = 5
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Computed: PreferenceKey {
  static var defaultValue: Int { 6 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private enum Variable: PreferenceKey {
  nonisolated(unsafe) static var defaultValue: Int = 7
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Undeclared: PreferenceKey {
  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = nextValue() ?? value
  }
}

private struct Aliased: PreferenceKey {
  typealias Value = [Int: String]
  static let defaultValue: Value = [:]
  static func reduce(value: inout Value, nextValue: () -> Value) {
    value.merge(nextValue()) { $1 }
  }
}

private struct OnMainActor: @MainActor PreferenceKey {
  @MainActor static var defaultValue = 0
  @MainActor static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private final class ClassKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private enum Outer {
  struct Inner: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }
}

private struct Boxed<Value>: PreferenceKey where Value: ExpressibleByArrayLiteral {
  static var defaultValue: Value { [] }
  static func reduce(value: inout Value, nextValue: () -> Value) { value = nextValue() }
}

private struct Closures: PreferenceKey {
  static var defaultValue: [() -> Int] { [] }
  static func reduce(value: inout [() -> Int], nextValue: () -> [() -> Int]) {
    value += nextValue()
  }
}

private struct ClosureWriter: View {
  let number: Int

  var body: some View {
    let number = number
    Text("").preference(key: Closures.self, value: [{ number }])
  }
}
