import Foundation
import Modifiers
import Testing

/// The first of several views that fits. A letter is 8 points wide and 16 high.
@Suite @MainActor struct ViewThatFitsTests {
  private let journal = Journal()

  @Test(arguments: [
    (100, "wide one"), (64, "wide one"), (63, "mid"), (24, "mid"), (23, "s"), (1, "s"),
  ])
  func `G6 the first that fits is shown, the last if none does`(_ width: Int, _ text: String) throws
  {
    let host = ViewHost { candidates.frame(width: CGFloat(width), alignment: .leading) }
    let report = try host.update()
    #expect(texts(host) == [text])
    #expect(report.passes == 1)
  }

  @Test func `where nothing is proposed the first is shown`() throws {
    let host = ViewHost { candidates }
    try host.update()
    #expect(texts(host) == ["wide one"])
    #expect(host.size == CGSize(width: 64, height: 16))
  }

  @Test func `a change of the room changes the choice, there and back`() throws {
    let host = ViewHost { candidates }
    for (width, text) in [
      (100, "wide one"), (30, "mid"), (10, "s"), (70, "wide one"), (10, "s"), (30, "mid"),
    ] {
      host.proposal = ProposedViewSize(width: CGFloat(width), height: nil)
      #expect(try host.update().passes == 1)
      #expect(texts(host) == [text])
    }
  }

  @Test func `G6 only the chosen one contributes, appears and stays`() throws {
    let host = ViewHost {
      ViewThatFits {
        ForEach([9, 5, 2, 1], id: \.self) { count in
          Text(String(repeating: "x", count: count))
            .preference(key: Listed.self, value: [count])
            .onAppear { journal.note("+\(count)") }
            .onDisappear { journal.note("-\(count)") }
        }
      }
      .onPreferenceChange(Listed.self) { journal.note("\($0)") }
    }
    host.proposal = ProposedViewSize(width: 16, height: nil)
    try host.update()
    #expect(journal.take() == ["+2", "[2]"])
    #expect(host.preference(Listed.self) == [2])
    host.proposal = ProposedViewSize(width: 50, height: nil)
    try host.update()
    #expect(journal.take() == ["-2", "+5", "[5]"])
    host.proposal = ProposedViewSize(width: 45, height: nil)
    try host.update()
    #expect(journal.take() == [])
  }

  @Test func `G6 a layer reads one candidate at a time, however many are tried`() throws {
    let width = Remote<CGFloat>(100)
    var read: [[Int]] = []
    let host = ViewHost {
      Controlled(width) { width in
        ViewThatFits {
          Text("longest of all").preference(key: Listed.self, value: [1])
          Text("longer").preference(key: Listed.self, value: [2])
          Text("s").preference(key: Listed.self, value: [3])
        }
        .frame(width: width)
        .overlayPreferenceValue(Listed.self) { value in
          let _ = read.append(value)
        }
      }
    }
    try host.update()
    for next: CGFloat in [10, 200, 60] {
      width.value = next
      try host.update()
    }
    #expect(read.allSatisfy { $0.count <= 1 })
    #expect(host.preference(Listed.self) == [2])
  }

  @Test func `G6 candidates are looked for one after the other`() throws {
    let host = ViewHost {
      ViewThatFits {
        Noting(name: "wide one", journal: journal)
        Noting(name: "mid", journal: journal)
        Noting(name: "s", journal: journal)
        Noting(name: "t", journal: journal)
      }
    }
    host.proposal = ProposedViewSize(width: 64, height: nil)
    try host.update()
    // The one behind is found, to know whether there is a choice, but not mounted.
    #expect(journal.take() == ["wide one", "mid"])
    host.proposal = ProposedViewSize(width: 24, height: nil)
    try host.update()
    #expect(journal.take() == ["s"])
  }

  @Test func `G6 the chosen one keeps its state while others are tried`() throws {
    let text = Remote("wide one")
    let host = ViewHost {
      ViewThatFits {
        Controlled(text) { Text($0) }
        Counting()
      }
    }
    host.proposal = ProposedViewSize(width: 40, height: nil)
    try host.update()
    #expect(texts(host) == ["1"])
    // The first candidate is not mounted; its size has to be found out anew.
    host.environment.font = .title
    try host.update()
    #expect(texts(host) == ["1"])
    host.environment.font = .caption2
    try host.update()
    #expect(texts(host) == ["1"])
  }

  @Test func `a candidate that has become smaller is chosen`() throws {
    let text = Remote("wide one")
    let host = ViewHost {
      Controlled(text) { text in
        ViewThatFits {
          HStack { Text(text) }
          Text("s")
        }
      }
    }
    host.proposal = ProposedViewSize(width: 40, height: nil)
    try host.update()
    #expect(texts(host) == ["s"])
    text.value = "slim"
    #expect(try host.update().passes == 1)
    #expect(texts(host) == ["slim"])
    text.value = "wide again"
    try host.update()
    #expect(texts(host) == ["s"])
  }

  @Test func `a change of the environment is heard by candidates that are not mounted`() throws {
    let host = ViewHost {
      ViewThatFits {
        VStack { Text("wide") }
        Text("s")
      }
    }
    host.proposal = ProposedViewSize(width: 32, height: nil)
    host.environment.font = .title
    try host.update()
    #expect(texts(host) == ["s"])
    host.environment.font = .body
    try host.update()
    #expect(texts(host) == ["wide"])
  }

  @Test func `only the given axes count`() throws {
    func text(_ axes: Axis.Set) throws -> [String?] {
      let host = ViewHost {
        ViewThatFits(in: axes) {
          Text("wide one and more")
          Text("s")
        }
      }
      host.proposal = ProposedViewSize(width: 64, height: 31)
      try host.update()
      return texts(host)
    }
    #expect(try text([.horizontal, .vertical]) == ["s"])
    #expect(try text(.horizontal) == ["s"])
    // Broken into lines at 64 points the text is 32 high.
    #expect(try text(.vertical) == ["s"])
    #expect(try text([]) == ["wide one and more"])
  }

  @Test func `along the height a text is broken at the width there is`() throws {
    let host = ViewHost {
      ViewThatFits(in: .vertical) {
        Text("wide one and more")
        Text("s")
      }
    }
    for (height, text) in [(32, "wide one and more"), (31, "s")] {
      host.proposal = ProposedViewSize(width: 64, height: CGFloat(height))
      try host.update()
      #expect(texts(host) == [text])
    }
  }

  @Test func `a stack gives the chosen one the room that is left`() throws {
    let host = ViewHost {
      HStack(spacing: 0) {
        Text("left").fixedSize()
        candidates
        Text("right").fixedSize()
      }
    }
    for (width, text) in [(200, "wide one"), (136, "wide one"), (135, "mid"), (80, "s")] {
      host.proposal = ProposedViewSize(width: CGFloat(width), height: nil)
      try host.update()
      #expect(texts(host) == ["left", text, "right"])
      let fresh = ViewHost {
        HStack(spacing: 0) {
          Text("left").fixedSize()
          candidates
          Text("right").fixedSize()
        }
      }
      fresh.proposal = host.proposal
      try fresh.update()
      #expect(fresh.snapshot() == host.snapshot())
    }
  }

  @Test func `candidates come and go`() throws {
    let rows = Remote(["wide one", "s"])
    let host = ViewHost {
      ViewThatFits { Controlled(rows) { ForEach($0, id: \.self) { Text($0) } } }
    }
    host.proposal = ProposedViewSize(width: 40, height: nil)
    for (next, expected) in [
      (["wide one", "s"], ["s"]), (["wide one", "slim", "s"], ["slim"]),
      (["wide one"], ["wide one"]),
      ([], []), (["mid", "s"], ["mid"]),
    ] {
      rows.value = next
      try host.update()
      #expect(texts(host) == expected)
    }
  }

  @Test func `one inside another is chosen with it`() throws {
    let host = ViewHost {
      ViewThatFits {
        HStack(spacing: 0) {
          ViewThatFits {
            Text("abcdefgh")
            Text("abcdef")
          }
          .frame(width: 60)
          Text("x")
        }
        ViewThatFits {
          Text("abcde")
          Text("abc")
        }
      }
    }
    for (width, expected) in [(68, ["abcdef", "x"]), (67, ["abcde"]), (30, ["abc"])] {
      host.proposal = ProposedViewSize(width: CGFloat(width), height: nil)
      try host.update()
      #expect(texts(host) == expected)
    }
  }

  @Test func `a clean host stays clean`() throws {
    let host = ViewHost { candidates }
    host.proposal = ProposedViewSize(width: 30, height: nil)
    try host.update()
    #expect(!host.needsUpdate)
    #expect(try host.update().passes == 0)
  }

  @Test func `without candidates there is nothing`() throws {
    let host = ViewHost { ViewThatFits {}.padding(9) }
    try host.update()
    #expect(host.size == .zero)
  }

  private var candidates: some View {
    ViewThatFits {
      Text("wide one")
      Text("mid")
      Text("s")
    }
  }

  private func texts(_ host: ViewHost<some View>) -> [String?] {
    host.snapshot().all(named: "Text").map(\.text)
  }
}

private struct Noting: View {
  let name: String
  let journal: Journal

  var body: some View {
    let _ = journal.note(name)
    Text(name)
  }
}

private struct Counting: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)").onAppear { count += 1 }
  }
}
