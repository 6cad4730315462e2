import Modifiers
import Testing

@Suite struct `View spacing` {
  @Test func `F2: the default distance is eight, and zero beside a spacer`() {
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 8)
    #expect(ViewSpacing.standard.distance(to: .standard, along: .horizontal) == 8)
    #expect(ViewSpacing.standard.distance(to: .zero, along: .horizontal) == 0)
    #expect(ViewSpacing.zero.distance(to: .standard, along: .vertical) == 0)
  }

  @Test func `a union keeps the larger wish of each edge`() {
    let row = ViewSpacing().union(.standard).union(.zero)
    #expect(row == .standard)
    var mixed = ViewSpacing.standard
    mixed.formUnion(.zero, edges: .top)
    #expect(mixed == .standard)
    #expect(ViewSpacing().union(.zero) == .zero)
    let top = ViewSpacing().union(.zero, edges: .top)
    #expect(ViewSpacing.standard.distance(to: top, along: .vertical) == 0)
    #expect(top.distance(to: .standard, along: .vertical) == 8)
  }
}
