import Modifiers
import Testing

/// Rows whose length is not that of the others, or not known at once.
@MainActor @Suite("Lazy containers: rows that differ")
struct LazyContentTests {
  /// Every text that is shown somewhere on the way from the top to the end.
  private func seen(
    in host: ViewHost<some View>, step: CGFloat
  ) throws -> (texts: Set<String>, height: CGFloat) {
    try host.update()
    let view = try host.find(named: "ScrollView")
    var texts: Set<String> = []
    var former: CGFloat = -1
    while try view.contentOffset.y > former {
      former = try view.contentOffset.y
      texts.formUnion(host.snapshot().all(named: "Text").compactMap(\.text))
      try view.scroll(y: step)
      try host.update()
    }
    let shown = try #require(host.snapshot().all(named: "ScrollView").first).frame.height
    return (texts, former + shown)
  }

  @Test(arguments: [0, 8])
  func `rows that choose between views are all reached`(spacing: CGFloat) throws {
    // Row 0 is four lines of 16 high, the other nine one line.
    let host = ViewHost {
      ScrollView {
        LazyVStack(spacing: spacing) {
          ForEach(0..<10) { row in
            ViewThatFits {
              Text("wide wide wide \(row)")
              Text(row == 0 ? "a\na\na\na" : "\(row)")
            }
          }
        }
      }
      .frame(width: 100, height: 60)
    }
    let (texts, height) = try seen(in: host, step: 5)
    #expect(texts.isSuperset(of: (1..<10).map(String.init)))
    #expect(height == 208 + 9 * spacing)
  }

  @Test(arguments: [1, 2])
  func `lazy containers in a lazy container show all of their rows`(columns: Int) throws {
    let host = ViewHost {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<20) { section in
            Text("header \(section)").frame(height: 20)
            LazyVGrid(
              columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: columns),
              spacing: 0
            ) {
              ForEach(0..<6) { Text("\(section).\($0)").frame(height: 20) }
            }
          }
        }
      }
      .frame(width: 100, height: 60)
    }
    let (texts, height) = try seen(in: host, step: 20)
    #expect(texts.count == 140)
    #expect(height == CGFloat(20 * (20 + 6 / columns * 20)))
  }

  @Test func `rows that were without a length are found when they get one out of sight`() throws {
    let isOpen = Remote(false)
    let host = ViewHost {
      Controlled(isOpen) { isOpen in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<30) { row in
              Text("\(row)").frame(height: row < 20 ? 30 : isOpen ? 40 : 0)
            }
          }
        }
        .frame(width: 100, height: 60)
      }
    }
    try host.update()
    let view = try host.find(named: "ScrollView")
    try view.scroll(to: CGPoint(x: 0, y: 1e6))
    try host.update()
    #expect(try view.contentOffset.y == 540)
    try view.scroll(to: .zero)
    try host.update()
    isOpen.value = true
    try host.update()
    try view.scroll(to: CGPoint(x: 0, y: 1e6))
    try host.update()
    #expect(try view.contentOffset.y == 940)
    #expect(host.snapshot().all(named: "Text").compactMap(\.text) == ["28", "29"])
  }

  @Test func `a finger that scrolls to the end arrives, whatever rows come on the way`() throws {
    let host = ViewHost {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<50) { section in
            Text("head \(section)").frame(height: 10)
            ForEach(0..<5) { Text("\(section).\($0)").frame(height: 40) }
          }
        }
      }
      .frame(width: 100, height: 60)
    }
    try host.update()
    let view = try host.find(named: "ScrollView")
    try view.scroll(to: CGPoint(x: 0, y: 1e6))
    try host.update()
    #expect(host.snapshot().first(text: "49.4") != nil)
    // In the middle of 40 points, which end where the scroll view does.
    #expect(host.snapshot().first(text: "49.4")?.frame.maxY == 48)
  }

  @Test func `rows that are absent take no room, in a stack and in a grid`() throws {
    let isFull = Remote(false)
    let host = ViewHost {
      Controlled(isFull) { isFull in
        ScrollView {
          LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 0) {
            ForEach(0..<100) { row in
              VStack { if isFull || row != 1 { Text("\(row)").frame(height: 20) } }.emptyState {}
            }
          }
        }
        .frame(width: 100, height: 60)
      }
    }
    func origin(of text: String) -> CGPoint? { host.snapshot().first(text: text)?.frame.origin }
    try host.update()
    // Cell 2 has moved up beside cell 0; the line below begins with cell 3.
    #expect(origin(of: "2")?.y == origin(of: "0")?.y)
    #expect(origin(of: "3").map { $0.y } == origin(of: "0").map { $0.y + 20 })
    isFull.value = true
    try host.update()
    #expect(origin(of: "1")?.y == origin(of: "0")?.y)
    #expect(origin(of: "2").map { $0.y } == origin(of: "0").map { $0.y + 20 })
  }

  @Test func `another width measures rows anew, those out of sight too`() throws {
    // At 40 points the text takes four lines, at 200 one.
    let width = Remote<CGFloat>(40)
    let host = ViewHost {
      Controlled(width) { width in
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<100) { _ in Text("aaaa bbbb cccc dddd") } }
        }
        .frame(width: width, height: 64)
      }
    }
    try host.update()
    #expect(host.snapshot().all(named: "LazyVStack").first?.frame.height == 6400)
    width.value = 200
    try host.update()
    #expect(host.snapshot().all(named: "LazyVStack").first?.frame.height == 1600)
  }

  @Test func `rows of different lengths come to rest after another width`() throws {
    for (rows, offset) in [([20, 40, 40], 30), ([10, 30, 20, 5, 20], 20)] {
      let host = ViewHost {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(rows.indices, id: \.self) { row in
              Text("r\(row)").frame(height: CGFloat(rows[row]))
            }
          }
        }
      }
      host.proposal = ProposedViewSize(width: 100, height: 60)
      let view = try host.find(named: "ScrollView")
      try view.scroll(to: CGPoint(x: 0, y: offset))
      try host.update()
      host.proposal = ProposedViewSize(width: 80, height: 60)
      try host.update()
      try view.scroll(to: CGPoint(x: 0, y: offset))
      try host.update()
      let height = CGFloat(rows.reduce(0, +))
      #expect(host.snapshot().all(named: "LazyVStack").map(\.frame.height) == [height])
      #expect(try view.contentOffset.y == min(CGFloat(offset), height - 60))
    }
  }

  @Test func `what is out of sight has the length that it has at the width of now`() throws {
    let width = Remote<CGFloat>(80)
    let host = ViewHost {
      Controlled(width) { width in
        ScrollView {
          VStack(spacing: 0) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 40), spacing: 0)], spacing: 0) {
              ForEach(0..<60) { Text("\($0)").frame(height: 20) }
            }
            Color.red.frame(height: 1000)
          }
        }
        .frame(width: width, height: 60)
      }
    }
    try host.update()
    let view = try host.find(named: "ScrollView")
    try view.scroll(to: CGPoint(x: 0, y: 1e6))
    try host.update()
    // Two columns are 30 lines of 20; six are ten.
    #expect(try view.contentOffset.y == 600 + 1000 - 60)
    width.value = 240
    try host.update()
    #expect(host.snapshot().all(named: "LazyVGrid").map(\.frame.height) == [200])
    #expect(try view.contentOffset.y == 200 + 1000 - 60)
  }

  @Test func `what is out of sight mounts nothing`() throws {
    let host = ViewHost {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 1000)
          LazyVStack(spacing: 0) {
            ForEach(0..<50) { row in
              Text("\(row)").preference(key: Listed.self, value: [row])
            }
          }
          Color.red.frame(height: 1000)
        }
      }
      .frame(width: 100, height: 64)
    }
    try host.update()
    #expect(host.preference(Listed.self) == [])
    try host.find(named: "ScrollView").scroll(y: 984)
    try host.update()
    #expect(host.preference(Listed.self) == [0, 1, 2])
    try host.find(named: "ScrollView").scroll(to: CGPoint(x: 0, y: 1e6))
    try host.update()
    #expect(host.preference(Listed.self) == [])
  }

  @Test func `a grid has as many columns as the width of now has room for`() throws {
    let host = ViewHost {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) { ForEach(0..<4) { Text("\($0)") } }
    }
    for width: CGFloat in [100, 200, 100, 50, 400] {
      host.proposal = ProposedViewSize(width: width, height: nil)
      try host.update()
      let fresh = ViewHost {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) { ForEach(0..<4) { Text("\($0)") } }
      }
      fresh.proposal = host.proposal
      try fresh.update()
      #expect(host.snapshot() == fresh.snapshot())
    }
    // (50 + 8) / (40 + 8) is 1, (200 + 8) / 48 is 4.
    host.proposal = ProposedViewSize(width: 200, height: nil)
    try host.update()
    #expect(Set(host.snapshot().all(named: "Text").map(\.frame.minY)).count == 1)
  }
}
