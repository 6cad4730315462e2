import Modifiers
import Testing

/// What is delivered to an action, and when.
@Suite("C. Reading with an action") @MainActor struct RulesCDeliveryTests {
  private let journal = Journal()

  @Test func `C1 the action runs once for each pass in which the value differs`() throws {
    let number = Remote(1)
    let host = ViewHost {
      Controlled(number) { n in
        Text("").preference(key: Total.self, value: n).onPreferenceChange(Total.self, perform: note)
      }
    }
    #expect(try host.update().actions == 1)
    number.value = 2
    number.value = 3
    #expect(try host.update().actions == 1)
    #expect(journal.entries == ["1", "3"])
  }

  @Test func `C1 a value that was written and taken back is not delivered`() throws {
    let number = Remote(1)
    let host = ViewHost {
      Controlled(number) { n in
        Text("").preference(key: Total.self, value: n).onPreferenceChange(Total.self, perform: note)
      }
    }
    try host.update()
    number.value = 2
    number.value = 1
    try host.update()
    #expect(journal.entries == ["1"])
  }

  @Test func `C1 an action that is replaced runs in its newest form`() throws {
    let number = Remote(1)
    let host = ViewHost {
      Controlled(number) { n in
        Text("").preference(key: Total.self, value: n)
          .onPreferenceChange(Total.self) { journal.note("\(n): \($0)") }
      }
    }
    try host.update()
    number.value = 2
    try host.update()
    #expect(journal.entries == ["1: 1", "2: 2"])
  }

  @Test func `C3 when the last writer disappears the action is given the default`() throws {
    let isThere = Remote(true)
    let host = ViewHost {
      VStack {
        Controlled(isThere) { isThere in
          if isThere { Text("").preference(key: Total.self, value: 7) }
        }
      }
      .onPreferenceChange(Total.self, perform: note)
    }
    try host.update()
    isThere.value = false
    try host.update()
    isThere.value = true
    try host.update()
    #expect(journal.entries == ["7", "0", "7"])
  }

  @Test func `C6 a change that the reduction swallows calls nobody above`() throws {
    let number = Remote(1)
    let host = ViewHost {
      VStack {
        VStack {
          Controlled(number) { n in Text("").preference(key: LargestDelivered.self, value: n) }
          Text("").preference(key: LargestDelivered.self, value: 5)
        }
        .onPreferenceChange(LargestDelivered.self, perform: note)
      }
      .onPreferenceChange(LargestDelivered.self, perform: note)
    }
    try host.update()
    number.value = 4
    let report = try host.update()
    #expect(report.actions == 0)
    #expect(report.passes == 1)
    #expect(journal.entries == ["5", "5"])
  }

  @Test func `C7 a reader sees its content's value, before any writer outside it`() throws {
    let host = ViewHost {
      Text("")
        .preference(key: Total.self, value: 1)
        .onPreferenceChange(Total.self) { journal.note("inner \($0)") }
        .preference(key: Total.self, value: 2)
        .onPreferenceChange(Total.self) { journal.note("outer \($0)") }
    }
    try host.update()
    #expect(journal.entries == ["inner 1", "outer 2"])
  }

  @Test func `C7 readers of several keys on one view each get their call`() throws {
    let host = ViewHost {
      Text("")
        .preference(key: Total.self, value: 1)
        .preference(key: LargestDelivered.self, value: 2)
        .onPreferenceChange(Total.self) { journal.note("total \($0)") }
        .onPreferenceChange(LargestDelivered.self) { journal.note("largest \($0)") }
    }
    try host.update()
    #expect(journal.entries == ["total 1", "largest 2"])
  }

  @Test func `C7 two readers of one key on one view each get their call`() throws {
    let host = ViewHost {
      Text("")
        .preference(key: Total.self, value: 1)
        .onPreferenceChange(Total.self) { journal.note("first \($0)") }
        .onPreferenceChange(Total.self) { journal.note("second \($0)") }
    }
    try host.update()
    #expect(journal.entries == ["first 1", "second 1"])
  }

  @Test func `C9 a reordering that leaves the value delivers nothing`() throws {
    let rows = Remote([3, 1, 2])
    let host = ViewHost {
      VStack {
        Controlled(rows) { rows in
          ForEach(rows, id: \.self) { row in
            Text("").preference(key: Total.self, value: row)
              .preference(key: LargestDelivered.self, value: row)
          }
        }
      }
      .onPreferenceChange(Total.self) { journal.note("total \($0)") }
      .onPreferenceChange(LargestDelivered.self) { journal.note("largest \($0)") }
    }
    try host.update()
    rows.value = [2, 3, 1]
    #expect(try host.update().actions == 0)
    #expect(journal.entries == ["total 6", "largest 3"])
  }

  @Test func `C9 a reordering that changes the value delivers once`() throws {
    let rows = Remote([3, 1, 2])
    let host = ViewHost {
      VStack {
        Controlled(rows) { rows in
          ForEach(rows, id: \.self) { Text("").preference(key: Sequence.self, value: [$0]) }
        }
      }
      .onPreferenceChange(Sequence.self) { journal.note("\($0)") }
    }
    try host.update()
    rows.value = [2, 3, 1]
    #expect(try host.update().actions == 1)
    #expect(journal.entries == ["[3, 1, 2]", "[2, 3, 1]"])
  }

  @Test func `C9 removing what was not the maximum does not call a reader of the maximum`() throws {
    let rows = Remote([3, 1, 2])
    let host = ViewHost {
      VStack {
        Controlled(rows) { rows in
          ForEach(rows, id: \.self) { Text("").preference(key: LargestDelivered.self, value: $0) }
        }
      }
      .onPreferenceChange(LargestDelivered.self, perform: note)
    }
    try host.update()
    rows.value = [3, 2]
    #expect(try host.update().actions == 0)
    rows.value = [2]
    #expect(try host.update().actions == 1)
    #expect(journal.entries == ["3", "2"])
  }

  @Test(arguments: [false, true])
  func `C9 swapping branches goes straight from one value to the other`(isFirst: Bool) throws {
    let choice = Remote(isFirst)
    let host = ViewHost {
      VStack {
        Controlled(choice) { isFirst in
          if isFirst {
            Text("").preference(key: Total.self, value: 1)
          } else {
            VStack { Text("").preference(key: Total.self, value: 2) }
          }
        }
      }
      .onPreferenceChange(Total.self, perform: note)
    }
    try host.update()
    choice.value.toggle()
    try host.update()
    #expect(journal.entries == (isFirst ? ["1", "2"] : ["2", "1"]))
  }

  @Test func `C10 a change of identity above a reader delivers the first value again`() throws {
    let identity = Remote(1)
    let host = ViewHost {
      Controlled(identity) { id in
        VStack {
          Text("").preference(key: Total.self, value: 4)
            .onPreferenceChange(Total.self, perform: note)
        }
        .id(id)
      }
    }
    try host.update()
    identity.value = 2
    try host.update()
    #expect(journal.entries == ["4", "4"])
  }

  private func note(_ value: Int) {
    journal.note("\(value)")
  }
}

private struct Total: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct LargestDelivered: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

private struct Sequence: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}
