import Modifiers
import Testing

/// A text that may turn out to be empty.
private struct OptionalView: View {
  let isThere: Bool
  let journal: Journal

  var body: some View {
    let _ = journal.note("body")
    if isThere {
      Text("Hello There")
    }
  }
}

/// A row that counts how often it appeared.
private struct Appearing: View {
  let name: String
  @State private var appearances = 0

  var body: some View {
    Text("\(name) \(appearances)").onAppear { appearances += 1 }
  }
}

/// The stack as the first article writes it: it is not there when it has no children.
private struct MyVStack<Content: View>: View {
  var spacing: CGFloat?
  @ViewBuilder var content: Content

  var body: some View {
    Group(subviews: content) { subviews in
      if !subviews.isEmpty {
        VStack(spacing: spacing) {
          content
        }
      }
    }
  }
}

/// The first article: a stack built on `Group(subviews:)` that vanishes when it has no children.
@MainActor @Suite("Strategy: the vanishing stack")
struct VanishingStackTests {
  private let journal = Journal()

  private func children(_ isThere: [Bool]) -> some View {
    ForEach(isThere.indices, id: \.self) {
      OptionalView(isThere: isThere[$0], journal: journal)
    }
  }

  /// The size of as many texts of 88 × 16 as are there, 10 apart, with padding of 20 and 24.
  private static func size(_ isThere: [Bool]) -> CGSize {
    let present = CGFloat(isThere.filter { $0 }.count)
    guard present > 0 else { return .zero }
    return CGSize(width: 88 + 40, height: present * 26 - 10 + 48)
  }

  @Test(arguments: Combinations.upToFour)
  func `the problem: a plain stack keeps its padding`(_ isThere: [Bool]) throws {
    let host = ViewHost {
      VStack(spacing: 10) { children(isThere) }
        .padding(.horizontal, 20)
        .padding(.vertical, 24)
    }
    try host.update()
    let expected = Self.size(isThere)
    #expect(host.size == (expected == .zero ? CGSize(width: 40, height: 48) : expected))
  }

  @Test(arguments: Combinations.upToFour)
  func `the article's own stack vanishes`(_ isThere: [Bool]) throws {
    let host = ViewHost {
      MyVStack(spacing: 10) { children(isThere) }
        .padding(.horizontal, 20)
        .padding(.vertical, 24)
    }
    let report = try host.update()
    #expect(host.size == Self.size(isThere))
    #expect(report.passes == 1)
  }

  @Test(arguments: Combinations.upToFour)
  func `the library's stacks vanish, in one pass, and run no body twice`(_ isThere: [Bool]) throws {
    let host = ViewHost {
      CollapsingVStack(spacing: 10) { children(isThere) }
        .padding(.horizontal, 20)
        .padding(.vertical, 24)
    }
    let report = try host.update()
    #expect(host.size == Self.size(isThere))
    #expect(report.passes == 1)
    #expect(journal.entries.count == isThere.count)
    #expect(host.snapshot().all(named: "VStack").count == (host.size == .zero ? 0 : 1))
  }

  @Test func `a stack that vanishes keeps the state of rows that stay`() throws {
    let rows = Remote([1, 2])
    let host = ViewHost {
      Controlled(rows) { rows in
        CollapsingVStack { ForEach(rows, id: \.self) { Appearing(name: "row \($0)") } }
      }
    }
    for (current, expected) in [
      ([1, 2], ["row 1 1", "row 2 1"]), ([2], ["row 2 1"]), ([3, 2], ["row 3 1", "row 2 1"]),
      ([], []), ([2], ["row 2 1"]),
    ] {
      rows.value = current
      try host.update()
      #expect(host.snapshot().all(named: "Text").map(\.text) == expected)
    }
  }

  @Test func `the article's stack runs the body it looks at twice, and shows the second mounting`()
    throws
  {
    let host = ViewHost { MyVStack { children([true, true]) } }
    try host.update()
    // The first to find out that there is one, then both where they are shown.
    #expect(journal.take().count == 3)
    let appearing = ViewHost { MyVStack { Appearing(name: "row") } }
    try appearing.update()
    #expect(appearing.snapshot().all(named: "Text").map(\.text) == ["row 1"])
  }

  @Test func `each of the three stacks vanishes and returns`() throws {
    let isThere = Remote(true)
    let host = ViewHost {
      Controlled(isThere) { isThere in
        CollapsingHStack(alignment: .top, spacing: 4) { children([isThere, isThere]) }
          .padding(1)
        CollapsingZStack(alignment: .topLeading) { children([isThere, isThere]) }
          .padding(2)
        CollapsingVStack(alignment: .leading) { children([isThere, isThere]) }
          .padding(4)
      }
    }
    let full = CGSize(width: 88 * 2 + 4 + 2, height: 18 + 8 + 20 + 8 + 16 * 2 + 8 + 8)
    for expected in [full, .zero, full, .zero] {
      let report = try host.update()
      #expect(host.size == expected)
      #expect(report.passes == 1)
      isThere.value.toggle()
    }
  }

  @Test func `everything around a stack that has vanished is gone too`() throws {
    let host = ViewHost {
      VStack(spacing: 10) {
        Text("above")
        CollapsingVStack { children([false, false]) }
          .padding(20)
          .border(.red)
          .preference(key: Sum.self, value: 1)
          .onAppear { journal.note("appeared") }
        Text("below")
      }
    }
    try host.update()
    #expect(host.size == CGSize(width: 40, height: 16 + 10 + 16))
    #expect(host.preference(Sum.self) == 0)
    #expect(journal.entries == ["body", "body"])
  }
}
