import Modifiers
import Testing

struct PathTrimTests {
  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  @Test func `a part of a line is a shorter line`() {
    let line = Path { $0.addLines([point(0, 0), point(10, 0), point(10, 10)]) }
    #expect(
      line.trimmedPath(from: 0.25, to: 0.75)
        == Path { $0.addLines([point(5, 0), point(10, 0), point(10, 5)]) })
    #expect(
      line.trimmedPath(from: -3, to: 0.5) == Path { $0.addLines([point(0, 0), point(10, 0)]) })
  }

  @Test func `all of a path is the path, none of it is empty`() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(circle.trimmedPath(from: 0, to: 1) == circle)
    #expect(circle.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(circle.trimmedPath(from: 0.6, to: 0.5).isEmpty)
    #expect(circle.trimmedPath(from: .nan, to: 0.5).isEmpty)
    #expect(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
  }

  @Test func `a circle begins at its right and turns clockwise`() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    let half = circle.trimmedPath(from: 0, to: 0.5).boundingRect
    #expect(abs(half.minY - 10) < 0.01)
    #expect(abs(half.maxY - 20) < 0.01)
    let eighth = circle.trimmedPath(from: 0, to: 0.125)
    let end = eighth.currentPoint ?? .zero
    #expect(abs(end.x - (10 + 10 * 0.5.squareRoot())) < 0.01)
    #expect(abs(end.y - end.x) < 0.01)
  }

  @Test func `parts of a path are trimmed one after the other`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let two = Path { $0.addRects([rect, rect.offsetBy(dx: 20, dy: 0)]) }
    #expect(
      two.trimmedPath(from: 0, to: 0.5)
        == Path { path in
          path.addLines([point(0, 0), point(10, 0), point(10, 10), point(0, 10), point(0, 0)])
          path.closeSubpath()
        })
    #expect(
      two.trimmedPath(from: 0.75, to: 1)
        == Path { path in
          path.addLines([point(30, 10), point(20, 10), point(20, 0)])
        })
  }
}
