import Modifiers
import Testing

@MainActor @Suite("A. Values going up: sections")
struct RulesASectionsTests {
  @Test func `A14 a section contributes header, content and footer, in this order`() throws {
    let result = try value(of: Listed.self) {
      Write(Listed.self, [0])
      Section {
        Write(Listed.self, [2])
        Write(Listed.self, [3])
      } header: {
        Write(Listed.self, [1])
      } footer: {
        Write(Listed.self, [4])
      }
      Write(Listed.self, [5])
    }
    #expect(result == [0, 1, 2, 3, 4, 5])
  }

  @Test func `A14 A11 a section adds no level of its own`() throws {
    let result = try value(of: Grouped.self) {
      Section {
        Write(Grouped.self, "b")
        Write(Grouped.self, "c")
      } header: {
        Write(Grouped.self, "a")
      }
      Write(Grouped.self, "d")
    }
    #expect(result == "(((a b) c) d)")
  }

  @Test func `A14 headers and footers that are not there contribute nothing`() throws {
    #expect(
      try value(of: Last.self) {
        Section {
          Write(Last.self, 1)
        } footer: {
          if false { Write(Last.self, 2) }
        }
      } == 1)
    #expect(
      try value(of: Last.self) {
        Section("Title") { Write(Last.self, 1) }
        Section { EmptyView() }
      } == 1)
  }

  @Test func `A14 a modifier of a section applies to each of its elements`() throws {
    let result = try value(of: Listed.self) {
      Section {
        Text("a")
        Text("b")
      } header: {
        Text("h")
      }
      .preference(key: Listed.self, value: [1])
    }
    #expect(result == [1, 1, 1])
  }
}
