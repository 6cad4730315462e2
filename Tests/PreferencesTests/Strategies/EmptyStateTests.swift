import Modifiers
import Rendering
import Testing

/// The third article: from `if` and `else` to an empty state that finds out by itself.
@MainActor @Suite("Strategy: empty state")
struct EmptyStateTests {
  private let journal = Journal()

  private func texts(_ host: ViewHost<some View>) -> [String?] {
    host.snapshot().all(named: "Text").map(\.text)
  }

  private func rows(_ isThere: [Bool]) -> some View {
    ForEach(isThere.indices, id: \.self) { index in
      if isThere[index] { Text("row \(index)") }
    }
  }

  @Test(arguments: Combinations.upToFour)
  func `the problem: an empty stack says nothing`(_ isThere: [Bool]) throws {
    let host = ViewHost { VStack { rows(isThere) } }
    try host.update()
    #expect(texts(host).count == isThere.filter { $0 }.count)
    #expect((host.size == .zero) == !isThere.contains(true))
  }

  @Test(arguments: Combinations.upToFour)
  func `with a flag the placeholder stands in the place of the content`(
    _ isThere: [Bool]
  ) throws {
    let isEmpty = !isThere.contains(true)
    let present = isThere.indices.filter { isThere[$0] }.map { "row \($0)" }
    func check(_ view: some View) throws {
      let host = ViewHost(rootView: view)
      let report = try host.update()
      #expect(texts(host) == (isEmpty ? ["nothing yet"] : present))
      #expect(report.passes == 1)
    }
    try check(
      VStack { rows(isThere) }.modifier(
        EmptyStateViewModifier(isEmpty: isEmpty) { Text("nothing yet") }))
    try check(VStack { rows(isThere) }.emptyState(isEmpty) { Text("nothing yet") })
    try check(
      VStack { rows(isThere) }.emptyState(.constant(isEmpty)) { Text("nothing yet") })
  }

  @Test(arguments: Combinations.upToFour)
  func `without a flag the content tells whether it is empty`(_ isThere: [Bool]) throws {
    let isEmpty = !isThere.contains(true)
    let present = isThere.indices.filter { isThere[$0] }.map { "row \($0)" }
    func check(_ view: some View, plain: some View) throws {
      let host = ViewHost(rootView: view)
      let report = try host.update()
      let reference = ViewHost(rootView: plain)
      try reference.update()
      #expect(texts(host) == (isEmpty ? ["nothing yet"] : present))
      #expect(report.passes <= 2)
      #expect(host.size == (isEmpty ? CGSize(width: 88, height: 16) : reference.size))
      #expect(try host.update().passes == 0)
    }
    try check(
      VStack(spacing: 3) { rows(isThere) }.emptyState { Text("nothing yet") },
      plain: VStack(spacing: 3) { rows(isThere) })
    try check(
      VStack(spacing: 5) { Group { rows(isThere) }.emptyState { Text("nothing yet") } },
      plain: VStack(spacing: 5) { rows(isThere) })
    try check(
      AnyView(HStack { rows(isThere) }).emptyState { Text("nothing yet") },
      plain: HStack { rows(isThere) })
  }

  @Test func `what only takes room does not count, what is hidden does`() throws {
    func isEmpty(_ content: some View) throws -> Bool {
      let host = ViewHost { content.emptyState { Text("placeholder") } }
      try host.update()
      return texts(host) == ["placeholder"]
    }
    #expect(
      try isEmpty(
        VStack {
          Spacer()
          Divider()
        }))
    #expect(try isEmpty(VStack {}.padding(20).background(.red)) == false)
    #expect(try isEmpty(VStack {}.padding(20)))
    #expect(try !isEmpty(Text("a").hidden()))
    #expect(try !isEmpty(Color.red.frame(width: 0, height: 0)))
    #expect(
      try isEmpty(
        VStack { VStack {}.emptyState { Text("inner") } }))
    #expect(
      try isEmpty(
        VStack { VStack {}.emptyState(true) { Text("inner") } }))
    #expect(
      try isEmpty(
        VStack { Text("a").emptyState(.constant(true)) { Text("inner") } }))
    #expect(
      try isEmpty(VStack { Text("decoration").preference(key: ContentPresence.self, value: false) })
    )
  }

  @Test func `an image and a control count, a toolbar's item does not`() throws {
    func isEmpty(_ content: some View) throws -> Bool {
      let host = ViewHost { NavigationStack { content.emptyState { Text("placeholder") } } }
      try host.update()
      return texts(host).contains("placeholder")
    }
    #expect(try !isEmpty(Image(systemName: "star")))
    #expect(try !isEmpty(Toggle("", isOn: .constant(true))))
    #expect(try isEmpty(VStack {}.toolbar { Button("Add") {} }))
  }

  @Test(arguments: Combinations.upToFour)
  func `it works around and inside what scrolls`(_ isThere: [Bool]) throws {
    let isEmpty = !isThere.contains(true)
    let present = isThere.indices.filter { isThere[$0] }.map { "row \($0)" }
    func check(_ view: some View) throws {
      let host = ViewHost(rootView: view)
      #expect(try host.update().passes == (isEmpty || isThere.isEmpty ? 2 : 1))
      #expect(texts(host) == (isEmpty ? ["nothing yet"] : present))
    }
    try check(ScrollView { rows(isThere) }.emptyState { Text("nothing yet") })
    try check(ScrollView { VStack { rows(isThere) }.emptyState { Text("nothing yet") } })
  }

  @Test func `with a flag the content starts afresh, and the preferences are of what is shown`()
    throws
  {
    let isEmpty = Remote(false)
    let host = ViewHost {
      Controlled(isEmpty) { isEmpty in
        Keeping(isThere: Remote(true), journal: journal)
          .emptyState(isEmpty) { Text("nothing yet").preference(key: Sum.self, value: 5) }
      }
    }
    for (text, sum) in [("kept 1", 1), ("nothing yet", 5), ("kept 1", 1)] {
      try host.update()
      #expect(texts(host) == [text])
      #expect(host.preference(Sum.self) == sum)
      isEmpty.value.toggle()
    }
    #expect(journal.entries == ["appear", "appear"])
  }

  @Test func `without a flag the placeholder's preferences join the content's`() throws {
    let host = ViewHost {
      VStack {}
        .preference(key: Sum.self, value: 1)
        .emptyState { Text("nothing yet").preference(key: Sum.self, value: 5) }
    }
    try host.update()
    #expect(host.preference(Sum.self) == 6)
  }

  @Test func `as subviews, empty content and its placeholder are two, and both have to be shown`()
    throws
  {
    let isEmpty = Remote(true)
    var count = 0
    func host(showing part: @escaping (SubviewsCollection) -> SubviewsCollectionSlice) -> ViewHost<
      some View
    > {
      ViewHost {
        Controlled(isEmpty) { isEmpty in
          Group(
            subviews: VStack { if !isEmpty { Text("content") } }.emptyState { Text("nothing yet") }
          ) { subviews in
            let _ = count = subviews.count
            part(subviews)
          }
        }
      }
    }
    let all = host { $0[0..<2] }
    for isNowEmpty in [true, false, true] {
      isEmpty.value = isNowEmpty
      try all.update()
      #expect(texts(all) == [isNowEmpty ? "nothing yet" : "content"])
      #expect(count == (isNowEmpty ? 2 : 1))
    }
  }

  @Test func `without a flag no body of the content runs twice`() throws {
    for isThere in [true, false] {
      let host = ViewHost {
        VStack {
          OptionalRow(isThere: isThere, journal: journal)
          OptionalRow(isThere: isThere, journal: journal)
        }
        .emptyState { Text("nothing yet") }
      }
      try host.update()
      #expect(journal.take() == ["body", "body"])
    }
  }

  @Test func `content that leaves keeps its state and its preferences, and takes no room`() throws {
    let isThere = Remote(true)
    let host = ViewHost {
      VStack(spacing: 10) {
        Text("above")
        Keeping(isThere: isThere, journal: journal)
          .emptyState { Text("nothing yet").onAppear { journal.note("placeholder") } }
        Text("below")
      }
    }
    try host.update()
    #expect(texts(host) == ["above", "kept 1", "below"])
    isThere.value = false
    let report = try host.update()
    #expect(report.passes == 2)
    #expect(texts(host) == ["above", "nothing yet", "below"])
    #expect(host.size == CGSize(width: 88, height: 16 * 3 + 20))
    #expect(host.preference(Sum.self) == 1)
    isThere.value = true
    try host.update()
    #expect(texts(host) == ["above", "kept 1", "below"])
    #expect(journal.entries == ["appear", "placeholder"])
  }

  @Test func `content that was shown elsewhere while it was empty comes back there`() throws {
    let isApart = Remote(false)
    let items = Remote<[Int]>([])
    let host = ViewHost {
      Controlled(isApart) { isApart in
        Group(
          subviews: VStack {
            Controlled(items) { ForEach($0, id: \.self) { Text("item \($0)") } }
          }
          .emptyState { Text("nothing") }
        ) { subviews in
          if isApart { ForEach(subviews) { subview in VStack { subview } } } else { subviews }
        }
      }
    }
    try host.update()
    isApart.value = true
    try host.update()
    #expect(texts(host) == ["nothing"])
    items.value = [1]
    try host.update()
    #expect(texts(host) == ["item 1"])
    items.value = []
    try host.update()
    #expect(texts(host) == ["nothing"])
  }

  @Test func `a change inside that leaves something there moves nothing`() throws {
    let rows = Remote([1, 2, 3])
    let host = ViewHost {
      VStack { Controlled(rows) { rows in ForEach(rows, id: \.self) { Text("\($0)") } } }
        .emptyState { Text("nothing yet") }
    }
    try host.update()
    let corner = host.snapshot().all(named: "VStack").map(\.frame.origin)
    rows.value = [3]
    let report = try host.update()
    #expect(host.snapshot().all(named: "VStack").map(\.frame.origin) == corner)
    #expect(host.size == CGSize(width: 8, height: 16))
    #expect(report.passes == 1)
    #expect(report.actions == 0)
    #expect(report.bodies == 1)
  }

  @Test func `the cause of an empty state may be another one inside`() throws {
    let isThere = Remote(false)
    let host = ViewHost {
      VStack {
        VStack { Controlled(isThere) { if $0 { Text("deep") } } }
          .emptyState { Text("inner") }
      }
      .emptyState { Text("outer") }
    }
    for expected in [["outer"], ["deep"], ["outer"], ["deep"]] {
      #expect(try host.update().passes == 2)
      #expect(texts(host) == expected)
      isThere.value.toggle()
    }
  }
}

/// A row that may turn out to be empty.
private struct OptionalRow: View {
  let isThere: Bool
  let journal: Journal

  var body: some View {
    let _ = journal.note("body")
    if isThere { Text("row") }
  }
}

/// A stack with state that shows something, or nothing.
private struct Keeping: View {
  let isThere: Remote<Bool>
  let journal: Journal
  @State private var count = 0

  var body: some View {
    VStack {
      Controlled(isThere) { if $0 { Text("kept \(count)") } }
    }
    .preference(key: Sum.self, value: 1)
    .onAppear {
      journal.note("appear")
      count += 1
    }
  }
}
