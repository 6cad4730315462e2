import Modifiers
import Testing

@MainActor struct LazyGridTests {
  private func host(
    _ columns: [GridItem], width: CGFloat = 100, count: Int = 100
  ) -> ViewHost<some View> {
    ViewHost {
      ScrollView {
        LazyVGrid(columns: columns, alignment: .leading, spacing: 4) {
          ForEach(0..<count, id: \.self) { number in
            Text("\(number % 10)").preference(key: Listed.self, value: [number])
          }
        }
      }
      .frame(width: width, height: 56)
    }
  }

  private func origins(_ host: ViewHost<some View>) -> [CGPoint] {
    host.snapshot().all(named: "Text").map(\.frame.origin)
  }

  @Test func `G7 fixed columns stand side by side, and lines that are seen are mounted`() throws {
    // Columns of 20 and 30 points, 10 apart: x = 0, 30. Lines of 16, 4 apart: y = 0, 20, 40.
    let host = host([GridItem(.fixed(20), spacing: 10), GridItem(.fixed(30))])
    try host.update()
    #expect(host.preference(Listed.self) == Array(0..<6))
    // The grid is 60 wide, in the middle of 100.
    #expect(origins(host).map(\.x) == [20, 50, 20, 50, 20, 50])
    #expect(origins(host).map(\.y) == [0, 0, 20, 20, 40, 40])
    #expect(
      host.snapshot().all(named: "LazyVGrid").map(\.frame.size) == [
        CGSize(width: 60, height: 50 * 20 - 4)
      ])
  }

  @Test func `flexible columns share the room between their limits`() throws {
    // 100 wide, two gaps of 8: the fixed one has 20, the others (100 - 16 - 20) / 2 = 32.
    let host = host([GridItem(.flexible()), GridItem(.fixed(20)), GridItem(.flexible())])
    try host.update()
    #expect(origins(host).prefix(3).map(\.x) == [0, 40, 68])
  }

  @Test func `an adaptive column becomes as many as fit, and follows the width`() throws {
    // (100 + 8) / (20 + 8) is 3 and something: three columns of (100 - 16) / 3 = 28.
    let width = Remote<CGFloat>(100)
    let host = ViewHost {
      Controlled(width) { width in
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 20))], alignment: .leading) {
            ForEach(0..<40, id: \.self) { Text("\($0 % 10)") }
          }
        }
        .frame(width: width, height: 40)
      }
    }
    try host.update()
    #expect(origins(host).prefix(4).map(\.x) == [0, 36, 72, 0])
    width.value = 48
    try host.update()
    #expect(origins(host).prefix(4).map(\.x) == [0, 28, 0, 28])
  }

  @Test func `a cell's view stands where its column says`() throws {
    let host = host([
      GridItem(.fixed(40), alignment: .trailing), GridItem(.fixed(40), alignment: .center),
    ])
    try host.update()
    // The grid is 88 wide in 100: 6 points before it. 6 + 32, and 6 + 48 + 16.
    #expect(origins(host).prefix(2).map(\.x) == [38, 70])
  }

  @Test func `a flexible column is no narrower and no wider than it says`() throws {
    // It has 100 - 20 - 8 = 72 points and takes 60: the grid is 88 wide, in the middle of 100. The
    // second column begins 60 + 8 points further on.
    let wide = host([GridItem(.flexible(minimum: 50, maximum: 60)), GridItem(.fixed(20))])
    try wide.update()
    #expect(origins(wide).prefix(2).map(\.x) == [6, 74])
    // It has 60 - 20 - 8 = 32 points and takes 50.
    let narrow = host(
      [GridItem(.flexible(minimum: 50, maximum: 60)), GridItem(.fixed(20))], width: 60)
    try narrow.update()
    let columns = origins(narrow).prefix(2).map(\.x)
    #expect(columns[1] - columns[0] == 58)
  }

  @Test func `an adaptive column is no wider than it says, and leaves the rest`() throws {
    // Three of at least 20 fit, and would be (100 - 16) / 3 = 28 wide; 24 is the most. The grid is
    // 3 × 24 + 16 = 88 wide, in the middle of 100.
    let host = host([GridItem(.adaptive(minimum: 20, maximum: 24))])
    try host.update()
    #expect(origins(host).prefix(4).map(\.x) == [6, 38, 70, 6])
    #expect(host.snapshot().all(named: "LazyVGrid").map(\.frame.width) == [88])
  }

  /// Eighty texts of two columns, 16 points, in lines that are 4 apart.
  private func rowHost(_ rows: [GridItem], height: CGFloat) -> ViewHost<some View> {
    ViewHost {
      ScrollView(.horizontal) {
        LazyHGrid(rows: rows, spacing: 4) {
          ForEach(10..<90, id: \.self) { number in
            Text("\(number)").preference(key: Listed.self, value: [number])
          }
        }
      }
      .frame(width: 56, height: height)
    }
  }

  @Test func `G7 a horizontal grid is filled column by column, and mounts those that are seen`()
    throws
  {
    // Rows of 20 and 30 points, 10 apart; texts of 16 in the middle: y = 2 and 30 + 7. Columns of
    // 16, 4 apart: x = 0, 20, 40, and 60 is no longer seen. Forty columns are 796 wide.
    let host = rowHost([.init(.fixed(20), spacing: 10), .init(.fixed(30))], height: 60)
    try host.update()
    #expect(host.preference(Listed.self) == Array(10..<16))
    #expect(
      origins(host) == [
        CGPoint(x: 0, y: 2), CGPoint(x: 0, y: 37), CGPoint(x: 20, y: 2), CGPoint(x: 20, y: 37),
        CGPoint(x: 40, y: 2),
        CGPoint(x: 40, y: 37),
      ])
    #expect(
      host.snapshot().all(named: "LazyHGrid").map(\.frame) == [CGRect(0, 0, 796, 60)])
    let scroll = try host.find(named: "ScrollView")
    // Of the content 50 to 106 is seen: the third to the sixth column, the first at 40 - 50.
    for distance in [CGFloat(40), 10] {
      try scroll.scroll(x: distance)
      #expect(try host.update().passes == 1)
    }
    #expect(host.preference(Listed.self) == Array(14..<22))
    #expect(
      origins(host).prefix(3) == [
        CGPoint(x: -10, y: 2), CGPoint(x: -10, y: 37), CGPoint(x: 10, y: 2),
      ])
  }

  @Test func `a flexible row is no lower and no higher than it says`() throws {
    func rows(_ height: CGFloat) throws -> [CGFloat] {
      let host = rowHost(
        [
          .init(.flexible(minimum: 50, maximum: 60), alignment: .top),
          .init(.fixed(20), alignment: .top),
        ], height: height)
      try host.update()
      return origins(host).prefix(2).map(\.y)
    }
    // The first row takes 60 of 100 - 28 points, and 50 where there are 60 - 28.
    let high = try rows(100)
    #expect(high[1] - high[0] == 68)
    let low = try rows(60)
    #expect(low[1] - low[0] == 58)
  }
}
