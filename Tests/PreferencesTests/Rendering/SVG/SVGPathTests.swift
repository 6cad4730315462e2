import Modifiers
import Rendering
import Testing

struct SVGPathTests {
  private let bounds = CGRect(x: 0, y: 8, width: 40, height: 20)
  private let steps: [Path.Element] = [
    .move(to: CGPoint(x: 0, y: 0.5)), .line(to: CGPoint(x: 8, y: 1e9)),
    .quadCurve(to: CGPoint(x: 1, y: 2), control: CGPoint(x: 3, y: 4)),
    .curve(
      to: CGPoint(x: 5, y: 6), control1: CGPoint(x: 7, y: 8), control2: CGPoint(x: 9, y: 10)),
    .closeSubpath,
  ]

  /// The lines between the root's start and end.
  private func body(_ commands: DrawingCommand...) -> String {
    let size = CGSize(width: 40, height: 40)
    let lines = SVGWriter(Drawing(size: size, commands: commands)).svg.split(separator: "\n")
    return lines.dropFirst().dropLast().joined(separator: "\n")
  }

  @Test func `a path is written in its steps, within the limits`() {
    let data = "M0 0.5 L8 1000000 Q3 4 1 2 C7 8 9 10 5 6 Z"
    #expect(
      body(
        .fill(.path(steps, eoFill: false), .black), .fill(.path(steps, eoFill: true), .black)
      ) == """
        <path d="\(data)" fill="#000000"/>
        <path d="\(data)" fill-rule="evenodd" fill="#000000"/>
        """
    )
    #expect(
      body(
        .group(
          opacity: 1, clip: .path(steps, eoFill: true),
          commands: [.fill(.rectangle(bounds), .black)])
      ).hasPrefix(
        """
        <clipPath id="clip1"><path d="\(data)" clip-rule="evenodd"/></clipPath>
        """)
    )
  }

  @Test func `a line says how it is drawn`() {
    let style = StrokeStyle(
      lineWidth: 2, lineCap: .round, lineJoin: .bevel, dash: [4, 1.5], dashPhase: 1)
    #expect(
      body(
        .stroke(.rectangle(bounds), .black, style: style),
        .stroke(
          .path(Array(steps.prefix(1)), eoFill: true), .black,
          style: StrokeStyle(lineCap: .square, lineJoin: .round, dash: [-1])),
        .stroke(.path(Array(steps.prefix(1)), eoFill: false), .black, lineWidth: 1)
      ) == """
        <rect x="0" y="8" width="40" height="20" fill="none" stroke="#000000" stroke-width="2" \
        stroke-linecap="round" stroke-linejoin="bevel" stroke-dasharray="4 1.5" \
        stroke-dashoffset="1"/>
        <path d="M0 0.5" fill="none" stroke="#000000" stroke-width="1" stroke-linecap="square" \
        stroke-linejoin="round"/>
        <path d="M0 0.5" fill="none" stroke="#000000" stroke-width="1" stroke-miterlimit="10"/>
        """
    )
  }

  @Test func `both sides of a corner are written`() {
    #expect(
      body(
        .fill(.roundedRectangle(bounds, cornerSize: CGSize(width: 8, height: 4)), .black)
      ) == """
        <rect x="0" y="8" width="40" height="20" rx="8" ry="4" fill="#000000"/>
        """
    )
  }

  @Test func `a path that is empty or not made of numbers is left out`() {
    let nan: [Path.Element] = [.move(to: CGPoint(x: CGFloat.nan, y: 0))]
    #expect(
      body(
        .fill(.path([], eoFill: false), .black), .fill(.path(nan, eoFill: false), .black),
        .stroke(.path(nan, eoFill: false), .black, lineWidth: 1),
        .group(
          opacity: 1, clip: .path(nan, eoFill: false),
          commands: [.fill(.rectangle(bounds), .black)])
      ) == "")
  }
}
