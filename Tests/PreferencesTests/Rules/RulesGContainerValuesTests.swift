import Modifiers
import Testing

/// What a view gives to the container that it stands in.
@Suite("G. Container values") @MainActor struct RulesGContainerValuesTests {
  @Test func `G4 a value that nobody set is the default`() throws {
    #expect(try marks { Text("a") } == ["none"])
  }

  @Test func `G4 a container reads what its subviews set`() throws {
    #expect(
      try marks {
        Text("a").containerValue(\.mark, "x")
        Text("b")
        Text("c").containerValue(\.mark, "z")
      } == ["x", "none", "z"])
  }

  @Test func `G4 a value does not leave the nearest container`() throws {
    #expect(try marks { VStack { Text("a").containerValue(\.mark, "x") } } == ["none"])
    #expect(try marks { Text("a").overlay { Text("b").containerValue(\.mark, "x") } } == ["none"])
  }

  @Test func `G4 a value passes modifiers and views with a body`() throws {
    #expect(
      try marks {
        Text("a").containerValue(\.mark, "x").padding().frame(width: 9).id(1).font(.title)
        Marked()
        AnyView(Text("c").containerValue(\.mark, "y")).onAppear {}
      } == ["x", "body", "y"])
  }

  @Test func `G4 a value reaches each view of a group`() throws {
    #expect(
      try marks {
        Group {
          Text("a")
          ForEach(0..<2) { Text("\($0)") }
        }
        .containerValue(\.mark, "x")
      } == ["x", "x", "x"])
  }

  @Test func `G4 of two values the inner one counts`() throws {
    #expect(
      try marks {
        Group {
          Text("a").containerValue(\.mark, "inner")
          Text("b")
        }
        .containerValue(\.mark, "outer")
      } == ["inner", "outer"])
  }

  @Test func `G4 an optional value that is set to nil is not the default`() throws {
    var found: [Int?] = []
    let content = Group {
      Text("a").containerValue(\.level, nil)
      Text("b")
    }
    try ViewHost {
      Group(subviews: content) { subviews in
        let _ = found = subviews.map(\.containerValues.level)
      }
    }.update()
    #expect(found == [nil, 7])
  }

  @Test func `G4 several values do not influence each other`() throws {
    var found: [String] = []
    try ViewHost {
      ForEach(subviews: Text("a").containerValue(\.mark, "x").containerValue(\.level, 2)) {
        subview in
        let values = subview.containerValues
        let _ = found.append("\(values.mark) \(values.level ?? 0)")
        subview
      }
    }.update()
    #expect(found == ["x 2"])
  }

  @Test func `G4 a value that changes runs its readers in the same pass`() throws {
    let mark = Remote("x")
    let journal = Journal()
    let host = ViewHost {
      Group(
        subviews: Group {
          Controlled(mark) { Text("a").containerValue(\.mark, $0) }
          Text("b")
        }
      ) { subviews in
        let _ = journal.note(subviews.map(\.containerValues.mark).joined(separator: " "))
        VStack { subviews }
      }
    }
    try host.update()
    #expect(journal.take() == ["x none"])
    mark.value = "y"
    let report = try host.update()
    #expect(journal.take() == ["y none"])
    #expect(report.passes == 1)
    // Of the state's view, and of the closure.
    #expect(report.bodies == 2)
  }

  @Test func `G4 a value that nobody read runs nothing when it changes`() throws {
    let mark = Remote("x")
    let host = ViewHost {
      Group(subviews: Controlled(mark) { Text("a").containerValue(\.mark, $0) }) { subviews in
        VStack { subviews }
      }
    }
    try host.update()
    mark.value = "y"
    #expect(try host.update().bodies == 1)
  }

  @Test func `G4 a body that reads the values of a subview runs again when they change`() throws {
    let mark = Remote("x")
    let host = ViewHost {
      Group(subviews: Controlled(mark) { Text("a").containerValue(\.mark, $0) }) { subviews in
        ForEach(subviews) { Card(subview: $0) }
      }
    }
    try host.update()
    #expect(host.snapshot().all(named: "Text").map(\.text) == ["x", "a"])
    mark.value = "y"
    #expect(try host.update().bodies == 2)
    #expect(host.snapshot().all(named: "Text").map(\.text) == ["y", "a"])
  }

  @Test func `G4 a subview that is shown gives its values to the next container`() throws {
    #expect(
      try marks {
        ForEach(
          subviews: Group {
            Text("a").containerValue(\.mark, "inner")
            Text("b")
          }
        ) {
          $0.containerValue(\.mark, "outer")
        }
      } == ["inner", "outer"])
  }

  @Test func `tags are container values`() throws {
    var numbers: [Int?] = []
    var names: [String?] = []
    var has: [Bool] = []
    let content = Group {
      Text("a").tag(1)
      Text("b").tag("b").tag(2)
      Text("c")
    }
    try ViewHost {
      ForEach(subviews: content) { subview in
        let values = subview.containerValues
        let _ = numbers.append(values.tag(for: Int.self))
        let _ = names.append(values.tag(for: String.self))
        let _ = has.append(values.hasTag(2))
      }
    }.update()
    #expect(numbers == [1, 2, nil])
    #expect(names == [nil, "b", nil])
    #expect(has == [false, true, false])
  }

  /// The marks of the subviews of some content.
  private func marks(@ViewBuilder _ content: () -> some View) throws -> [String] {
    var found: [String] = []
    try ViewHost {
      Group(subviews: Group(content: content)) { subviews in
        let _ = found = subviews.map(\.containerValues.mark)
        VStack { subviews }
      }
    }.update()
    return found
  }
}

private struct Mark: ContainerValueKey {
  static let defaultValue = "none"
}

private struct Level: ContainerValueKey {
  static let defaultValue: Int? = 7
}

extension ContainerValues {
  fileprivate var mark: String {
    get { self[Mark.self] }
    set { self[Mark.self] = newValue }
  }

  fileprivate var level: Int? {
    get { self[Level.self] }
    set { self[Level.self] = newValue }
  }
}

private struct Marked: View {
  var body: some View {
    Text("b").containerValue(\.mark, "body")
  }
}

private struct Card: View {
  let subview: Subview

  var body: some View {
    Text(subview.containerValues.mark)
    subview
  }
}
