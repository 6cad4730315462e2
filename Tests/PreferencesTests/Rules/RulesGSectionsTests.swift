import Modifiers
import Testing

/// Content as a collection of its sections.
@Suite("G. Sections") @MainActor struct RulesGSectionsTests {
  private let journal = Journal()

  @Test func `G5 loose content between sections forms sections of its own`() throws {
    let drawing = try sections {
      Text("1")
      Section {
        Text("2")
        Text("3")
      } header: {
        Text("A")
      } footer: {
        Text("a")
      }
      Section("B") { Text("4") }
      Text("5")
      Text("6")
      Section {
        ForEach(7..<9) { Text("\($0)") }
      }
    }
    #expect(
      drawing == """
        [1]
        A [2 3] a
        B [4]
        [5 6]
        [7 8]
        """)
  }

  @Test func `G5 groups and conditions dissolve, inside sections and around them`() throws {
    let isThere = true
    let drawing = try sections {
      Group {
        Text("1")
        Section {
          Group {
            Text("2")
            if isThere { Text("3") }
          }
        } header: {
          Group {
            Text("A")
            Text("B")
          }
        }
      }
      .padding()
      Sectioned(name: "C")
    }
    #expect(
      drawing == """
        [1]
        A B [2 3]
        C [C1 C2]
        """)
  }

  @Test func `G5 content without elements is one section without elements`() throws {
    #expect(try sections { EmptyView() } == "[]")
    #expect(try sections { Section { EmptyView() } } == "[]")
  }

  @Test func `G5 a section without elements is not there, one with a header is`() throws {
    let drawing = try sections {
      Section { EmptyView() }
      Section("A") {}
      Section {
        if false { Text("") }
      } footer: {
        Text("b")
      }
    }
    #expect(
      drawing == """
        A []
        [] b
        """)
  }

  @Test func `G5 a section inside a section is part of the outer one's content`() throws {
    let drawing = try sections {
      Section {
        Text("1")
        Section("B") { Text("2") }
        Text("3")
      } header: {
        Text("A")
      }
    }
    #expect(drawing == "A [1 B 2 3]")
  }

  @Test func `G5 ForEach over sections shows each`() throws {
    let host = ViewHost {
      HStack(spacing: 0) {
        ForEach(
          sections: Group {
            Text("a")
            Section("b") { Text("c") }
          }
        ) { section in
          VStack(spacing: 0) {
            section.header
            section.content.padding(2)
          }
        }
      }
    }
    try host.update()
    // One letter is 8 × 16, padded 12 × 20; the second column has a header.
    #expect(host.size == CGSize(width: 24, height: 36))
  }

  @Test func `G5 what is not shown is not mounted and contributes nothing`() throws {
    let host = ViewHost {
      Group(
        sections: Group {
          Write(Listed.self, [1])
          Section {
            Write(Listed.self, [2])
          } header: {
            Write(Listed.self, [3])
          }
        }
      ) { sections in
        ForEach(sections) { $0.content }
      }
    }
    try host.update()
    #expect(host.preference(Listed.self) == [1, 2])
  }

  @Test func `G5 sections are found as far as the collection is read`() throws {
    let host = ViewHost {
      Group(
        sections: Group {
          Section { noting("a") }
          Section { noting("b") }
          Section { noting("c") }
        }
      ) { sections in
        sections[0].content
      }
    }
    try host.update()
    // The first element of the next section ends the one before.
    #expect(journal.entries == ["a", "b"])
  }

  @Test func `G5 ids are stable, so that state survives an insertion in front`() throws {
    let rows = Remote([1, 2])
    let hasLoose = Remote(false)
    let host = ViewHost {
      ForEach(
        sections: Group {
          Controlled(hasLoose) { if $0 { Text("loose") } }
          Controlled(rows) { rows in
            ForEach(rows, id: \.self) { row in Section { Text("\(row)") } }
          }
        }
      ) { section in
        VStack {
          Counting()
          section.content
        }
      }
    }
    try host.update()
    #expect(texts(of: host) == [["1", "1"], ["1", "2"]])
    rows.value = [0, 2, 1]
    hasLoose.value = true
    try host.update()
    #expect(texts(of: host) == [["1", "loose"], ["1", "0"], ["1", "2"], ["1", "1"]])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `G5 a row that comes runs the closure once`() throws {
    let rows = Remote(1)
    let host = ViewHost {
      Group(
        sections: Group {
          Section { Text("a") }
          Section { Controlled(rows) { ForEach(0..<$0) { Text("\($0)") } } }
        }
      ) { sections in
        let _ = journal.note(sections.map { "\($0.content.count)" }.joined(separator: " "))
        ForEach(sections) { section in VStack { section.content } }
      }
    }
    try host.update()
    #expect(journal.take() == ["1 1"])
    rows.value = 3
    #expect(try host.update().passes == 1)
    #expect(journal.take() == ["1 3"])
    #expect(texts(of: host) == [["a"], ["0", "1", "2"]])
  }

  @Test func `G4 G5 a value set on a section is the section's and that of each element`() throws {
    var found: [String] = []
    let content = Group {
      Text("1")
      Section {
        Text("2").containerValue(\.rank, 3)
        Text("3")
      } header: {
        Text("A")
      }
      .containerValue(\.rank, 2)
      .padding()
    }
    .containerValue(\.rank, 1)
    try ViewHost {
      ForEach(sections: content) { section in
        let all = Array(section.header) + Array(section.content)
        let _ = found.append(
          "\(section.containerValues.rank): \(all.map(\.containerValues.rank))")
      }
    }.update()
    // What stands outside of all sections has no values as a section.
    #expect(found == ["0: [1]", "2: [2, 3, 2]"])
  }

  @Test func `G4 G5 a value inside a section is not the section's`() throws {
    var found: [Int] = []
    try ViewHost {
      ForEach(
        sections: Section { Text("2").containerValue(\.rank, 3) }
      ) { section in
        let _ = found.append(section.containerValues.rank)
      }
    }.update()
    #expect(found == [0])
  }

  @Test func `G4 G5 a value of a row that was written elsewhere is not the section's`() throws {
    var found: [Int] = []
    try ViewHost {
      Group(subviews: Text("2").containerValue(\.rank, 3)) { subviews in
        VStack {
          ForEach(sections: Section { ForEach(subviews) { $0 } }) { section in
            let _ = found.append(section.containerValues.rank)
          }
        }
      }
    }.update()
    #expect(found == [0])
  }

  @Test func `G4 G5 a section's value that changes runs its readers`() throws {
    let rank = Remote(1)
    let host = ViewHost {
      ForEach(
        sections: Controlled(rank) { rank in
          Section { Text("a") }.containerValue(\.rank, rank)
        }
      ) { section in
        Text("\(section.containerValues.rank)")
      }
    }
    try host.update()
    rank.value = 2
    #expect(try host.update().passes == 1)
    #expect(host.snapshot().all(named: "Text").map(\.text) == ["2"])
  }

  @Test func `G5 a list shows sections that are made of sections`() throws {
    func list(_ content: some View) throws -> [String?] {
      let host = ViewHost { List { content }.frame(width: 200, height: 300) }
      try host.update()
      return host.snapshot().all(named: "Text").map(\.text)
    }
    let content = Section("A") { Text("1") }
    #expect(try list(content) == ["A", "1"])
    #expect(
      try list(
        ForEach(sections: content) { section in
          Section {
            section.content
          } header: {
            section.header
          }
        }) == ["A", "1"])
  }

  /// A line for each section: its header, its content in brackets, its footer.
  private func sections(@ViewBuilder _ content: () -> some View) throws -> String {
    let host = ViewHost {
      ForEach(sections: Group(content: content)) { section in
        HStack {
          HStack { section.header }
          ZStack { section.content }
          HStack { section.footer }
        }
      }
    }
    try host.update()
    let rows = host.snapshot().all(named: "HStack").filter { !$0.all(named: "ZStack").isEmpty }
    return rows.map { row in
      let parts = row.children.map {
        $0.all(named: "Text").compactMap(\.text).joined(separator: " ")
      }
      return [parts[0], "[\(parts[1])]", parts[2]].filter { !$0.isEmpty }.joined(separator: " ")
    }
    .joined(separator: "\n")
  }

  private func texts(of host: ViewHost<some View>) -> [[String?]] {
    host.snapshot().all(named: "VStack").filter { $0.all(named: "VStack").count == 1 }
      .map { $0.all(named: "Text").map(\.text) }
  }

  private func noting(_ name: String) -> some View {
    Noting(name: name, journal: journal)
  }

  private struct Noting: View {
    let name: String
    let journal: Journal

    var body: some View {
      let _ = journal.note(name)
      Text(name)
    }
  }
}

private struct Sectioned: View {
  let name: String

  var body: some View {
    Section(name) {
      Text("\(name)1")
      Text("\(name)2")
    }
  }
}

private struct Counting: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)").onAppear { count += 1 }
  }
}

private struct Rank: ContainerValueKey {
  static let defaultValue = 0
}

extension ContainerValues {
  fileprivate var rank: Int {
    get { self[Rank.self] }
    set { self[Rank.self] = newValue }
  }
}
