import Modifiers
import Testing

struct CGAffineTransformTests {
  private let point = CGPoint(x: 3, y: 5)

  @Test func `transforms move, scale and turn points`() {
    #expect(point.applying(.identity) == point)
    #expect(
      point.applying(CGAffineTransform(translationX: 1, y: -2)) == CGPoint(x: 4, y: 3))
    #expect(point.applying(CGAffineTransform(scaleX: 2, y: 3)) == CGPoint(x: 6, y: 15))
    let turned = point.applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x + 5) < 1e-12)
    #expect(abs(turned.y - 3) < 1e-12)
  }

  @Test func `of two joined transforms the first is done first`() {
    let move = CGAffineTransform(translationX: 1, y: 0)
    let scale = CGAffineTransform(scaleX: 2, y: 2)
    #expect(point.applying(move.concatenating(scale)) == CGPoint(x: 8, y: 10))
    #expect(move.scaledBy(x: 2, y: 2) == scale.concatenating(move))
    #expect(scale.translatedBy(x: 1, y: 0) == move.concatenating(scale))
    let turn = CGAffineTransform(rotationAngle: 1)
    #expect(move.rotated(by: 1) == turn.concatenating(move))
  }

  @Test func `an inverse undoes a transform; where there is none, nothing changes`() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 4, tx: 7, ty: -3)
    let back = point.applying(transform).applying(transform.inverted())
    #expect(abs(back.x - 3) < 1e-12)
    #expect(abs(back.y - 5) < 1e-12)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
    #expect(!flat.isIdentity)
    #expect(CGAffineTransform.identity.isIdentity)
  }
}
