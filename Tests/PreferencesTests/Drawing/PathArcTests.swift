import Modifiers
import Testing

struct PathArcTests {
  private let center = CGPoint(x: 10, y: 10)

  private func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
    Path { path in
      path.addArc(
        center: center, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end),
        clockwise: clockwise)
    }
  }

  private func isClose(_ rect: CGRect, _ other: CGRect) -> Bool {
    abs(rect.minX - other.minX) < 0.01 && abs(rect.minY - other.minY) < 0.01
      && abs(rect.maxX - other.maxX) < 0.01 && abs(rect.maxY - other.maxY) < 0.01
  }

  @Test func `angles grow to the bottom, and clockwise means the other way`() {
    let quarter = CGRect(x: 10, y: 10, width: 10, height: 10)
    #expect(isClose(arc(0, 90, clockwise: false).boundingRect, quarter))
    let rest = arc(0, 90, clockwise: true).boundingRect
    #expect(isClose(rest, CGRect(x: 0, y: 0, width: 20, height: 20)))
    let top = arc(0, -90, clockwise: true).boundingRect
    #expect(isClose(top, CGRect(x: 10, y: 0, width: 10, height: 10)))
    #expect(
      isClose(arc(0, -90, clockwise: false).boundingRect, CGRect(x: 0, y: 0, width: 20, height: 20))
    )
  }

  @Test func `a turn of 360 degrees or more is one circle`() {
    for end in [360.0, 720, 1e9] {
      let circle = arc(0, end, clockwise: false)
      #expect(isClose(circle.boundingRect, CGRect(x: 0, y: 0, width: 20, height: 20)))
      var count = 0
      circle.forEach { _ in count += 1 }
      #expect(count == 5)
    }
  }

  @Test func `an arc is a slice with lines to its center`() {
    let slice = Path { path in
      path.move(to: center)
      path.addRelativeArc(
        center: center, radius: 10, startAngle: .degrees(-90), delta: .degrees(90))
      path.closeSubpath()
    }
    #expect(slice.contains(CGPoint(x: 14, y: 6)))
    #expect(!slice.contains(CGPoint(x: 6, y: 6)))
    #expect(!slice.contains(CGPoint(x: 19, y: 1)))
    #expect(slice.currentPoint == center)
  }

  @Test func `an arc between two lines touches both`() {
    let path = Path { path in
      path.move(to: .zero)
      path.addArc(
        tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
    }
    var elements: [Path.Element] = []
    path.forEach { elements.append($0) }
    #expect(elements.count == 3)
    guard case .line(let start) = elements[1], let end = path.currentPoint else {
      Issue.record("no line leads to the arc: \(elements)")
      return
    }
    #expect(isClose(CGRect(origin: start, size: .zero), CGRect(x: 15, y: 0, width: 0, height: 0)))
    #expect(isClose(CGRect(origin: end, size: .zero), CGRect(x: 20, y: 5, width: 0, height: 0)))
    #expect(isClose(path.boundingRect, CGRect(x: 0, y: 0, width: 20, height: 5)))
  }

  @Test func `an arc that turns left touches both lines too`() {
    let path = Path { path in
      path.move(to: CGPoint(x: 0, y: 20))
      path.addArc(
        tangent1End: CGPoint(x: 20, y: 20), tangent2End: CGPoint(x: 20, y: 0), radius: 5)
    }
    #expect(isClose(path.boundingRect, CGRect(x: 0, y: 15, width: 20, height: 5)))
  }

  @Test func `lines in one direction have no arc between them`() {
    let path = Path { path in
      path.move(to: .zero)
      path.addArc(
        tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 40, y: 0), radius: 5)
    }
    #expect(path == Path { $0.addLines([.zero, CGPoint(x: 20, y: 0)]) })
    #expect(
      Path { $0.addArc(tangent1End: .zero, tangent2End: center, radius: 5) }.isEmpty)
  }

  @Test func `an arc with an angle that is not a number is not drawn`() {
    #expect(arc(.nan, 90, clockwise: false).isEmpty)
  }
}
