import Modifiers
import Testing

struct StrokedPathTests {
  private let angle = Path { path in
    path.addLines([CGPoint(x: 4, y: 4), CGPoint(x: 36, y: 4), CGPoint(x: 36, y: 24)])
  }

  /// Draws which of the points in the middle of 2 × 2 squares the line along a path covers.
  private func raster(_ path: Path, _ style: StrokeStyle) -> String {
    let area = path.strokedPath(style)
    return stride(from: 1.0, to: 30, by: 2).map { y in
      let row = stride(from: 1.0, to: 44, by: 2).map { x in
        area.contains(CGPoint(x: x, y: y)) ? "#" : "."
      }.joined()
      return row
    }.joined(separator: "\n")
  }

  @Test func `a curve that comes back to its start is stroked without odd numbers`() {
    let loop = Path { path in
      path.move(to: .zero)
      path.addCurve(
        to: .zero, control1: CGPoint(x: 10, y: 0), control2: CGPoint(x: 10, y: 0))
    }
    let area = loop.strokedPath(StrokeStyle(lineWidth: 2)).boundingRect
    #expect(area.minX.isFinite && area.maxX.isFinite && area.minY == -1 && area.maxY == 1)
  }

  @Test func `a line is as wide as its style says, with a sharp corner and cut ends`() {
    #expect(
      raster(angle, StrokeStyle(lineWidth: 8)) == """
        ..##################..
        ..##################..
        ..##################..
        ..##################..
        ................####..
        ................####..
        ................####..
        ................####..
        ................####..
        ................####..
        ................####..
        ................####..
        ......................
        ......................
        ......................
        """)
  }

  @Test func `ends and corners are round, or square and cut off`() {
    let round = StrokeStyle(lineWidth: 8, lineCap: .round, lineJoin: .round)
    #expect(
      raster(angle, round) == """
        .##################...
        ####################..
        ####################..
        .###################..
        ................####..
        ................####..
        ................####..
        ................####..
        ................####..
        ................####..
        ................####..
        ................####..
        ................####..
        .................##...
        ......................
        """)
    let square = StrokeStyle(lineWidth: 8, lineCap: .square, lineJoin: .bevel)
    #expect(
      raster(angle, square) == """
        ##################....
        ###################...
        ####################..
        ####################..
        ................####..
        ................####..
        ................####..
        ................####..
        ................####..
        ................####..
        ................####..
        ................####..
        ................####..
        ................####..
        ......................
        """)
    #expect(
      raster(angle, StrokeStyle(lineWidth: 8, miterLimit: 1))
        == raster(angle, StrokeStyle(lineWidth: 8, lineJoin: .bevel)))
  }

  @Test func `a closed line has a hole and no ends`() {
    let rect = Path(CGRect(x: 4, y: 4, width: 32, height: 20))
    #expect(
      raster(rect, StrokeStyle(lineWidth: 4, lineCap: .round)) == """
        ......................
        .##################...
        .##################...
        .##..............##...
        .##..............##...
        .##..............##...
        .##..............##...
        .##..............##...
        .##..............##...
        .##..............##...
        .##..............##...
        .##################...
        .##################...
        ......................
        ......................
        """)
  }

  @Test func `a pattern leaves gaps and can begin anywhere`() {
    let line = Path { $0.addLines([CGPoint(x: 0, y: 1), CGPoint(x: 44, y: 1)]) }
    func row(_ dash: [CGFloat], _ phase: CGFloat = 0) -> String {
      let style = StrokeStyle(lineWidth: 2, dash: dash, dashPhase: phase)
      return String(raster(line, style).prefix(22))
    }
    #expect(row([8, 4]) == "####..####..####..####")
    #expect(row([8, 4], 4) == "##..####..####..####..")
    #expect(row([8, 4], -4) == "..####..####..####..##")
    #expect(row([6]) == "###...###...###...###.")
    #expect(row([4, 2, 2]) == "##.#..#.##.#..#.##.#..")
    let solid = String(repeating: "#", count: 22)
    for dash in [[], [0, 0], [-1, 4], [CGFloat.nan], [1e-9]] as [[CGFloat]] {
      #expect(row(dash) == solid)
    }
  }

  @Test func `dashes of no length with round ends are dots`() {
    let line = Path { $0.addLines([CGPoint(x: 4, y: 4), CGPoint(x: 40, y: 4)]) }
    let dots = StrokeStyle(lineWidth: 8, lineCap: .round, dash: [0, 12])
    let area = line.strokedPath(dots)
    #expect(
      [4, 10, 16, 22, 28].map { area.contains(CGPoint(x: $0, y: 4)) } == [
        true, false, true, false, true,
      ])
  }

  @Test func `a line without width covers nothing`() {
    #expect(angle.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
    #expect(angle.strokedPath(StrokeStyle(lineWidth: .nan)).boundingRect == .null)
    #expect(Path().strokedPath(StrokeStyle()).isEmpty)
  }

  @Test func `the bounds of a line are its area's`() {
    let bounds = angle.strokedPath(StrokeStyle(lineWidth: 8)).boundingRect
    #expect(bounds == CGRect(x: 4, y: 0, width: 36, height: 24))
  }
}
