import Modifiers
import Testing

/// The children of a layout as a collection.
@Suite("Layout subviews") @MainActor struct LayoutSubviewsTests {
  @Test func `a range without an end reaches to the last child`() throws {
    let host = ViewHost {
      SizeOfTail { ForEach(1..<4) { Spacer(minLength: CGFloat($0)).frame(width: CGFloat($0)) } }
    }
    try host.update()
    #expect(host.size.width == 5)
  }
}

/// As wide as all children but the first.
private struct SizeOfTail: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let tail = subviews[1...]
    return CGSize(
      width: tail.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width }, height: 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}
