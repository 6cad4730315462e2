import Modifiers
import Testing

/// The options of a reader that SwiftUI does not have.
@Suite("C. Reading with an action: options") @MainActor struct RulesCOptionsTests {
  private let journal = Journal()

  @Test func `C11 initial false leaves the first value out`() throws {
    let value = Remote(1)
    let host = ViewHost {
      Controlled(value) { Write(Sum.self, $0) }
        .onPreferenceChange(Sum.self, initial: false) { journal.note("\($0)") }
    }
    #expect(try host.update().actions == 0)
    value.value = 2
    #expect(try host.update().actions == 1)
    #expect(journal.entries == ["2"])
  }

  @Test func `C11 initial false over content that comes later calls when it comes`() throws {
    let isThere = Remote(false)
    let host = ViewHost {
      Controlled(isThere) { isThere in VStack { if isThere { Write(Sum.self, 3) } } }
        .onPreferenceChange(Sum.self, initial: false) { journal.note("\($0) -> \($1)") }
    }
    try host.update()
    #expect(journal.take() == [])
    isThere.value = true
    try host.update()
    #expect(journal.take() == ["0 -> 3"])
    isThere.value = false
    try host.update()
    #expect(journal.take() == ["3 -> 0"])
  }

  @Test func `C11 initial true calls also where the content never writes the key`() throws {
    try ViewHost {
      Text("").onPreferenceChange(Sum.self, initial: true) { journal.note("\($0)") }
      Text("").onPreferenceChange(Sum.self) { journal.note("never \($0)") }
    }.update()
    #expect(journal.entries == ["0"])
  }

  @Test func `C11 an action with two parameters receives the old value and the new one`()
    throws
  {
    let value = Remote(1)
    let host = ViewHost {
      Controlled(value) { Write(Sum.self, $0) }
        .onPreferenceChange(Sum.self) { journal.note("\($0) -> \($1)") }
    }
    try host.update()
    value.value = 5
    try host.update()
    #expect(journal.entries == ["0 -> 1", "1 -> 5"])
  }

  @Test func `C11 with initial false the value before is the one that was left out`() throws {
    let value = Remote(1)
    let host = ViewHost {
      Controlled(value) { Write(Sum.self, $0) }
        .onPreferenceChange(Sum.self, initial: false) { old, new in
          journal.note("\(old) -> \(new)")
        }
    }
    try host.update()
    value.value = 5
    try host.update()
    #expect(journal.entries == ["1 -> 5"])
  }

  @Test func `C11 within the tolerance of the value delivered last nothing runs`() throws {
    let value = Remote(10.0)
    let host = ViewHost {
      Controlled(value) { Write(RealWidth.self, $0) }
        .onPreferenceChange(RealWidth.self, tolerance: 0.5) { journal.note("\($0)") }
    }
    try host.update()
    #expect(journal.take() == ["10.0"])
    for (next, expected) in [
      (10.25, []), (10.5, []), (10.75, ["10.75"]), (10.25, []), (10.0, ["10.0"]),
      (.infinity, ["inf"]), (.infinity, []), (10.0, ["10.0"]), (.nan, ["nan"]), (.nan, []),
      (10.0, ["10.0"]),
    ] {
      value.value = next
      try host.update()
      #expect(journal.take() == expected, "\(next)")
    }
  }

  @Test func `C11 a tolerance holds for the largest of numbers that may be missing`() throws {
    enum Widest: MaximumPreferenceKey<Double> {}
    let value = Remote<Double?>(10)
    let host = ViewHost {
      Controlled(value) { Text("").preference(key: Widest.self, value: $0) }
        .onPreferenceChange(Widest.self, tolerance: 0.5) { journal.note("\($0 ?? -1)") }
        .onPreferenceChange(Widest.self, initial: false, tolerance: 0.5) { old, new in
          journal.note("\(old ?? -1) -> \(new ?? -1)")
        }
    }
    try host.update()
    #expect(journal.take() == ["10.0"])
    for (next, expected) in [
      (10.5, []), (nil, ["-1.0", "10.0 -> -1.0"]), (nil, []), (11, ["11.0", "-1.0 -> 11.0"]),
    ] as [(Double?, [String])] {
      value.value = next
      try host.update()
      #expect(journal.take() == expected, "\(String(describing: next))")
    }
  }

  @Test func `C11 all options together`() throws {
    let value = Remote(10.0)
    let host = ViewHost {
      Controlled(value) { Write(RealWidth.self, $0) }
        .onPreferenceChange(RealWidth.self, initial: false, tolerance: 1) { old, new in
          journal.note("\(old) -> \(new)")
        }
    }
    try host.update()
    value.value = 11
    try host.update()
    value.value = 12
    try host.update()
    #expect(journal.entries == ["10.0 -> 12.0"])
  }

  @Test func `C11 C7 readers with different options stand on one view`() throws {
    let value = Remote(1.0)
    let host = ViewHost {
      Controlled(value) { Write(RealWidth.self, $0) }
        .onPreferenceChange(RealWidth.self) { journal.note("plain \($0)") }
        .onPreferenceChange(RealWidth.self, initial: false) { journal.note("later \($0)") }
        .onPreferenceChange(RealWidth.self, tolerance: 5) { journal.note("coarse \($0)") }
    }
    try host.update()
    #expect(journal.take() == ["plain 1.0", "coarse 1.0"])
    value.value = 3
    try host.update()
    #expect(journal.take() == ["plain 3.0", "later 3.0"])
  }

  @Test func `C11 the plain forms mean what they meant`() throws {
    var height = 0.0
    func take(_ new: Double) { height = new }
    let view = Text("").preference(key: RealWidth.self, value: 4)
    let host = ViewHost {
      view.onPreferenceChange(RealWidth.self) { height += $0 }
      view.onPreferenceChange(RealWidth.self) { new in height += new }
      view.onPreferenceChange(RealWidth.self) { (new: Double) in height += new }
      view.onPreferenceChange(RealWidth.self) { _ in height += 1 }
      view.onPreferenceChange(RealWidth.self, perform: { height += $0 })
      view.onPreferenceChange(RealWidth.self) { [journal] in journal.note("\($0)") }
      view.onPreferenceChange(RealWidth.self, perform: take)
    }
    try host.update()
    #expect(height == 4)
    #expect(journal.entries == ["4.0"])
  }
}

private enum RealWidth: PreferenceKey {
  static let defaultValue = 0.0
  static func reduce(value: inout Double, nextValue: () -> Double) {
    value = max(value, nextValue())
  }
}
