import Modifiers
import Testing

struct AngleTests {
  @Test func `degrees and radians are two scales of one angle`() {
    #expect(Angle(degrees: 180) == .radians(.pi))
    #expect(Angle.radians(.pi / 2).degrees == 90)
    var angle = Angle.zero
    angle.degrees = 90
    #expect(angle.radians == .pi / 2)
  }

  @Test func `angles are added, scaled and compared`() {
    let right = Angle.radians(2)
    #expect(right + .radians(1) == .radians(3))
    #expect(right - .radians(3) == -.radians(1))
    #expect(right * 2 == .radians(4))
    #expect(right / 2 == .radians(1))
    #expect(Angle.zero < right)
  }
}
