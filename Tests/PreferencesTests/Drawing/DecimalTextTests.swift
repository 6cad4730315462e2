import Modifiers
import Testing

struct DecimalTextTests {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (88, "88"), (0.5, "0.5"), (-12.25, "-12.25"), (100.0 / 3, "33.33"),
      (0.001, "0"), (-0.001, "0"), (1.005, "1"), (2.675, "2.68"), (1_000_000, "1000000"),
      (123_456_789.125, "123456789.13"), (1e300, "1e+300"), (.infinity, "inf"),
      (-.infinity, "-inf"), (.nan, "nan"),
    ] as [(Double, String)])
  func `a number is rounded to two places without needless zeros`(value: Double, text: String) {
    #expect(value.decimalText() == text)
  }

  @Test func `the number of places can be chosen`() {
    #expect((1.0 / 3).decimalText(places: 3) == "0.333")
    #expect((1.0 / 3).decimalText(places: 0) == "0")
  }
}
