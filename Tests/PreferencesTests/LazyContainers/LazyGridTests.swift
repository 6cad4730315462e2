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

  @Test func `fixed columns stand side by side, and lines that are seen are mounted`() throws {
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
}
