import Modifiers
import Testing

struct PathTests {
  private let bounds = CGRect(x: 0, y: 0, width: 20, height: 10)

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  private func elements(_ path: Path) -> [Path.Element] {
    var elements: [Path.Element] = []
    path.forEach { elements.append($0) }
    return elements
  }

  @Test func `a path is the steps that were taken`() {
    var path = Path()
    #expect(path.isEmpty)
    #expect(path.currentPoint == nil)
    path.move(to: point(1, 2))
    path.addLine(to: point(3, 4))
    path.addQuadCurve(to: point(5, 6), control: point(4, 0))
    path.addCurve(to: point(7, 8), control1: point(6, 0), control2: point(7, 1))
    #expect(path.currentPoint == point(7, 8))
    path.closeSubpath()
    #expect(path.currentPoint == point(1, 2))
    #expect(!path.isEmpty)
    #expect(
      elements(path) == [
        .move(to: point(1, 2)), .line(to: point(3, 4)),
        .quadCurve(to: point(5, 6), control: point(4, 0)),
        .curve(to: point(7, 8), control1: point(6, 0), control2: point(7, 1)), .closeSubpath,
      ])
  }

  @Test func `a line without a current point is not drawn`() {
    let path = Path { path in
      path.addLine(to: point(3, 4))
      path.closeSubpath()
    }
    #expect(path.isEmpty)
    #expect(path == Path())
    #expect(path.boundingRect == .null)
    #expect(!path.contains(.zero))
  }

  @Test func `a path of one figure is that figure`() {
    #expect(Path { $0.addRect(bounds) } == Path(bounds))
    #expect(Path { $0.addEllipse(in: bounds) } == Path(ellipseIn: bounds))
    let corner = CGSize(width: 4, height: 2)
    #expect(
      Path { $0.addRoundedRect(in: bounds, cornerSize: corner) }
        == Path(roundedRect: bounds, cornerSize: corner))
    #expect(Path(ellipseIn: bounds).outline() == .ellipse(bounds))
    #expect(Path(CGRect.null).isEmpty)
  }

  @Test func `figures are joined to what is there`() {
    let path = Path { path in
      path.addRects([bounds, bounds.offsetBy(dx: 30, dy: 0)])
      path.addPath(Path(bounds), transform: CGAffineTransform(translationX: 0, y: 40))
      path.addLines([point(-5, 0), point(-5, 5)])
    }
    #expect(elements(path).count == 17)
    #expect(path.boundingRect == CGRect(x: -5, y: 0, width: 55, height: 50))
    #expect(path.contains(point(45, 5)))
    #expect(!path.contains(point(25, 5)))
    #expect(path.contains(point(10, 45)))
  }

  @Test func `bounds touch curves, not their control points`() {
    let quad = Path { path in
      path.move(to: point(0, 0))
      path.addQuadCurve(to: point(10, 0), control: point(5, 20))
    }
    let bounds = quad.boundingRect
    #expect(abs(bounds.height - 10) < 1e-9)
    #expect(bounds.width == 10)
    let cubic = Path { path in
      path.move(to: point(0, 0))
      path.addCurve(to: point(10, 0), control1: point(0, 20), control2: point(10, -20))
    }
    #expect(abs(cubic.boundingRect.minY + cubic.boundingRect.maxY) < 1e-9)
    #expect(abs(cubic.boundingRect.maxY - 20 / 12 * 3.squareRoot() * 2) < 1e-9)
  }

  @Test func `overlaps are inside unless odd and even are told apart`() {
    let star = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
      path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    }
    #expect(star.contains(point(15, 15)))
    #expect(!star.contains(point(15, 15), eoFill: true))
    #expect(star.contains(point(5, 5), eoFill: true))
    let open = Path { $0.addLines([point(0, 0), point(10, 0), point(0, 10)]) }
    #expect(open.contains(point(2, 2)))
    #expect(!open.contains(point(8, 8)))
  }

  @Test func `a path is moved and transformed`() {
    let moved = Path(ellipseIn: bounds).offsetBy(dx: 3, dy: 4)
    #expect(moved == Path(ellipseIn: bounds.offsetBy(dx: 3, dy: 4)))
    let line = Path { $0.addLines([point(0, 0), point(2, 3)]) }
    #expect(elements(line.offsetBy(dx: 1, dy: 1))[1] == .line(to: point(3, 4)))
    let scaled = Path(bounds).applying(CGAffineTransform(scaleX: 2, y: 3))
    #expect(scaled.boundingRect == CGRect(x: 0, y: 0, width: 40, height: 30))
  }

  @Test func `uneven corners that do not fit are made smaller by one factor`() {
    let radii = RectangleCornerRadii(topLeading: 5, bottomTrailing: 2)
    let path = Path(roundedRect: bounds, cornerRadii: radii)
    #expect(!path.contains(point(1, 1)))
    #expect(path.contains(point(0.5, 9.5)))
    #expect(path.contains(point(19.5, 0.5)))
    #expect(!path.contains(point(19.8, 9.8)))
    let tall = RectangleCornerRadii(topLeading: 30, bottomLeading: 10)
    let shrunk = Path(roundedRect: bounds, cornerRadii: tall)
    #expect(elements(shrunk).contains(.line(to: point(0, 7.5))) == false)
    #expect(shrunk.boundingRect == bounds)
    #expect(
      shrunk
        == Path(
          roundedRect: bounds,
          cornerRadii: RectangleCornerRadii(topLeading: 7.5, bottomLeading: 2.5)))
  }

  @Test func `a path of 100,000 steps is built without copies`() {
    let path = Path { path in
      path.move(to: .zero)
      for index in 0..<100_000 { path.addLine(to: point(CGFloat(index), 1)) }
    }
    #expect(path.boundingRect.width == 99_999)
  }
}
