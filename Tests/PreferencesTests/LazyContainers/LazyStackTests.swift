import Modifiers
import Testing

/// A row that counts its bodies and keeps a state.
private struct Row: View {
  let number: Int
  let journal: Journal
  @State private var appearances = 0

  var body: some View {
    let _ = journal.note("body \(number)")
    Text("row \(number) \(appearances)")
      .onAppear { appearances += 1 }
      .onDisappear { journal.note("gone \(number)") }
      .preference(key: Listed.self, value: [number])
  }
}

@MainActor struct LazyStackTests {
  private let journal = Journal()

  private func host(
    _ rows: Remote<Int>, height: CGFloat = 48
  ) -> ViewHost<some View> {
    ViewHost {
      ScrollView {
        Controlled(rows) { rows in
          LazyVStack(spacing: 0) {
            ForEach(0..<rows, id: \.self) { Row(number: $0, journal: journal) }
          }
        }
      }
      .frame(width: 160, height: height)
    }
  }

  private func scroll(_ host: ViewHost<some View>, to y: CGFloat) throws {
    try host.find(named: "ScrollView").scroll(to: CGPoint(x: 0, y: y))
    try host.update()
  }

  @Test func `G3 G7 of a hundred rows those are built and mounted that are seen`() throws {
    let host = host(Remote(100))
    try host.update()
    #expect(host.preference(Listed.self) == [0, 1, 2])
    #expect(Set(journal.take()) == ["body 0", "body 1", "body 2"])
    #expect(host.snapshot().all(named: "LazyVStack").map(\.frame.height) == [1600])
  }

  @Test func `G7 rows that leave are unmounted, rows that come are mounted where they belong`()
    throws
  {
    let host = host(Remote(100))
    try host.update()
    _ = journal.take()
    try scroll(host, to: 160)
    #expect(host.preference(Listed.self) == [10, 11, 12])
    #expect(
      journal.take().filter { $0.hasPrefix("gone") } == ["gone 0", "gone 1", "gone 2"])
    #expect(host.snapshot().first(text: "row 10 1")?.frame.minY == 0)
    // The state of the view itself is kept.
    try scroll(host, to: 0)
    #expect(host.snapshot().first(text: "row 0 2")?.frame.minY == 0)
  }

  @Test func `G7 a step that shows no other row builds no row`() throws {
    let host = host(Remote(100), height: 40)
    try host.update()
    _ = journal.take()
    try scroll(host, to: 4)
    #expect(host.preference(Listed.self) == [0, 1, 2])
    #expect(journal.take() == [])
    #expect(host.snapshot().first(text: "row 0 1")?.frame.minY == -4)
  }

  @Test func `G7 rows that come after the last one make the content longer`() throws {
    let rows = Remote(100)
    let host = host(rows)
    try host.update()
    rows.value = 200
    try host.update()
    #expect(host.snapshot().all(named: "LazyVStack").map(\.frame.height) == [3200])
    #expect(host.preference(Listed.self) == [0, 1, 2])
    try scroll(host, to: 5000)
    #expect(host.preference(Listed.self) == [197, 198, 199])
    rows.value = 10
    try host.update()
    #expect(host.preference(Listed.self) == [7, 8, 9])
    rows.value = 0
    try host.update()
    #expect(host.preference(Listed.self) == [])
  }

  @Test(arguments: 0..<8, [CGFloat(0), 8])
  func `G7 rows that have no height are mounted where they are seen, and get one`(
    _ bits: Int, _ spacing: CGFloat
  ) throws {
    let current = Remote(bits)
    let host = ViewHost {
      ScrollView {
        Controlled(current) { bits in
          LazyVStack(spacing: spacing) {
            ForEach(0..<3) { row in
              VStack { if bits >> row & 1 == 1 { Text("row \(row)") } }
            }
          }
        }
      }
      .frame(width: 100, height: 100)
    }
    for next in [bits, 0, 5, bits, 7, 2, bits] {
      current.value = next
      try host.update()
      #expect(
        host.snapshot().all(named: "Text").map(\.text)
          == (0..<3).filter { next >> $0 & 1 == 1 }.map { "row \($0)" })
    }
  }

  @Test func `G8 the length of a row that is gone is forgotten in the end`() throws {
    let rows = Remote(0)
    let host = ViewHost {
      ScrollView {
        Controlled(rows) { first in
          LazyVStack(spacing: 0) {
            ForEach(first..<(first + 4), id: \.self) { number in
              Text("\(number)").frame(height: number.isMultiple(of: 2) ? 16 : 20)
                .preference(key: Listed.self, value: [number])
            }
          }
        }
      }
      .frame(width: 100, height: 100)
    }
    for first in stride(from: 0, to: 400, by: 4) {
      rows.value = first
      try host.update()
      #expect(host.preference(Listed.self) == Array(first..<(first + 4)))
      #expect(host.snapshot().all(named: "LazyVStack").map(\.frame.height) == [72])
    }
  }

  @Test(arguments: [0, 40])
  func `G7 a lazy stack mounts what a scroll view of odd size or scale can show`(
    height: CGFloat
  ) throws {
    let host = ViewHost {
      ScrollView {
        LazyVStack { ForEach(0..<9) { Text("\($0)").preference(key: Listed.self, value: [$0]) } }
          .scaleEffect(.nan)
      }
      .frame(width: 40, height: height)
    }
    try host.update()
    #expect(host.preference(Listed.self) == (height == 0 ? [] : [0, 1]))
  }

  @Test func `G7 outside of a scroll view all rows are mounted`() throws {
    let host = ViewHost { LazyVStack { ForEach(0..<5) { Row(number: $0, journal: journal) } } }
    try host.update()
    #expect(host.preference(Listed.self) == [0, 1, 2, 3, 4])
    #expect(host.size == CGSize(width: 56, height: 5 * 16 + 4 * 8))
  }

  @Test func `G8 rows of different heights stand below each other`() throws {
    let host = ViewHost {
      ScrollView {
        LazyVStack(spacing: 4) {
          ForEach(0..<50, id: \.self) { number in
            Color.red.frame(width: 10, height: CGFloat(10 + number % 3 * 20))
              .preference(key: Listed.self, value: [number])
          }
        }
      }
      .frame(width: 100, height: 100)
    }
    try host.update()
    // 10, 30, 50, 10 high, 4 apart: 0…10, 14…44, 48…98, 102.
    #expect(host.preference(Listed.self) == [0, 1, 2])
    try scroll(host, to: 14)
    #expect(host.preference(Listed.self) == [1, 2, 3])
    #expect(host.snapshot().all(named: "Color").map(\.frame.minY) == [0, 34, 88])
    #expect(host.snapshot().all(named: "Color").map(\.frame.midX) == [50, 50, 50])
  }

  /// The rows that are seen of twenty, the first 10 points high, the others 30, from a point on.
  private func rows(after places: some Sequence<CGFloat>) throws -> (rows: [Int], height: CGFloat) {
    let host = ViewHost {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<20) { number in
            Color.red.frame(width: 10, height: number == 0 ? 10 : 30)
              .preference(key: Listed.self, value: [number])
          }
        }
      }
      .frame(width: 100, height: 40)
    }
    try host.update()
    for place in places { try scroll(host, to: place) }
    let stack = try host.find(named: "LazyVStack")
    return (host.preference(Listed.self), stack.frame.height)
  }

  @Test func `G8 a row that was never seen is taken to be as long as the first`() throws {
    // With the first row known, four of 10 would fill the 40 points: they are mounted and measured,
    // 10 + 3 × 30 = 100. The other sixteen are taken for 10, together 160.
    let top = try rows(after: [])
    #expect(top.rows == [0, 1])
    #expect(top.height == 260)
    // A jump to 220: four rows are 100, twelve more taken for 120, so that row 16 begins there.
    #expect(try rows(after: [220]).rows == [16, 17])
    // On foot all are measured: seven of 30 after the first are 220.
    #expect(try rows(after: stride(from: 20, through: 220, by: 20)).rows == [8, 9])
  }

  @Test func `G7 a horizontal stack mounts what is seen across`() throws {
    let host = ViewHost {
      ScrollView(.horizontal) {
        LazyHStack(alignment: .top, spacing: 8) {
          ForEach(10..<90, id: \.self) { number in
            Text("\(number)").preference(key: Listed.self, value: [number])
          }
        }
      }
      .frame(width: 40, height: 32)
    }
    try host.update()
    #expect(host.preference(Listed.self) == [10, 11])
    try host.find(named: "ScrollView").scroll(to: CGPoint(x: 24, y: 0))
    try host.update()
    #expect(host.preference(Listed.self) == [11, 12])
    #expect(host.snapshot().first(text: "11")?.frame.origin == .zero)
  }

  @Test func `F13 a row that is not mounted is scrolled to by its id, in one pass`() throws {
    let host = ViewHost {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("go") { proxy.scrollTo(300, anchor: .top) }
          ScrollView {
            LazyVStack(spacing: 4) {
              ForEach(0..<400, id: \.self) { number in
                Text("row \(number)").preference(key: Listed.self, value: [number])
              }
            }
          }
          .frame(width: 100, height: 40)
        }
      }
    }
    try host.find(button: "go").tap()
    #expect(try host.update().passes == 1)
    #expect(host.preference(Listed.self) == [300, 301])
    #expect(host.snapshot().first(text: "row 300")?.frame.minY == 16)
  }
}
