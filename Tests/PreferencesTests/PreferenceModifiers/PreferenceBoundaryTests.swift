import Modifiers
import Testing

/// A key that is kept from the ancestors.
@Suite @MainActor struct PreferenceBoundaryTests {
  private let journal = Journal()

  @Test func `ancestors see nothing, which is not the default`() throws {
    let result = try value(of: Product.self) {
      Write(Product.self, 3)
      Write(Product.self, 5).preferenceBoundary(Product.self)
      Write(Product.self, 4)
    }
    #expect(result == 12)
  }

  @Test func `readers inside see the value, and those outside the default`() throws {
    try ViewHost {
      Write(Sum.self, 3)
        .onPreferenceChange(Sum.self) { journal.note("inside \($0)") }
        .preferenceBoundary(Sum.self)
        .onPreferenceChange(Sum.self, initial: true) { journal.note("outside \($0)") }
    }.update()
    #expect(journal.entries == ["inside 3", "outside 0"])
  }

  @Test func `a reader outside, over static content, is never called`() throws {
    let host = ViewHost {
      Text("").preference(key: Sum.self, value: 3).preferenceBoundary(Sum.self)
        .onPreferenceChange(Sum.self) { journal.note("\($0)") }
    }
    try host.update()
    #expect(journal.entries == [])
    #expect(host.preference(Sum.self) == 0)
  }

  @Test func `other keys pass, and what is written further out`() throws {
    let host = ViewHost {
      VStack {
        Write(Sum.self, 1)
        Write(Last.self, 2)
      }
      .preferenceBoundary(Sum.self)
      Write(Sum.self, 4)
      Write(Sum.self, 8).preferenceBoundary(Sum.self).transformPreference(Sum.self) { $0 += 1 }
    }
    try host.update()
    #expect(host.preference(Sum.self) == 5)
    #expect(host.preference(Last.self) == 2)
  }

  @Test func `what only ancestors would read is not computed`() throws {
    let host = ViewHost {
      VStack { ForEach(0..<9) { Write(Sum.self, $0) } }
        .preferenceBoundary(Sum.self)
        .onPreferenceChange(Sum.self) { _ in }
    }
    #expect(try host.update().reductions == 0)
  }

  @Test func `a change inside calls nobody outside`() throws {
    let number = Remote(1)
    let host = ViewHost {
      Controlled(number) { Write(Sum.self, $0) }
        .preferenceBoundary(Sum.self)
        .onPreferenceChange(Sum.self, initial: true) { journal.note("\($0)") }
    }
    try host.update()
    number.value = 2
    #expect(try host.update().actions == 0)
    #expect(journal.entries == ["0"])
  }

  @Test func `the key is shown in a drawing of the tree`() throws {
    let host = ViewHost { Text("a").preferenceBoundary(Sum.self) }
    try host.update()
    #expect(host.dump().contains("preferenceBoundary(Sum)"))
  }
}
