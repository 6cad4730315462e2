import Foundation
import Modifiers
import Testing

/// Short ways to build the boxes that the tests lay out.
enum Boxes {
  static func text(_ text: String, font: Font = .body) -> LeafBox<TextLeaf<MonospacedTextMeasurer>>
  {
    LeafBox(TextLeaf(text, font: font))
  }

  static func fixed(_ width: CGFloat, _ height: CGFloat) -> LayoutBox {
    UnaryBox(FrameLayout(width: width, height: height), content: LeafBox(FillLeaf()))
  }

  static func vertical(
    at alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    _ children: [LayoutBox]
  ) -> ContainerBox<VStackLayout> {
    ContainerBox(VStackLayout(alignment: alignment, spacing: spacing), children: children)
  }

  static func horizontal(
    at alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    _ children: [LayoutBox]
  ) -> ContainerBox<HStackLayout> {
    ContainerBox(HStackLayout(alignment: alignment, spacing: spacing), children: children)
  }

  static func spacer(_ axis: Axis?, minLength: CGFloat? = nil) -> LayoutBox {
    LeafBox(SpacerLeaf(axis: axis, minLength: minLength))
  }

  static func padding(_ length: CGFloat, _ content: LayoutBox) -> UnaryBox<PaddingLayout> {
    UnaryBox(PaddingLayout(EdgeInsets(.all, length)), content: content)
  }
}

/// Lays a box out once and returns its size.
@discardableResult
func layOut(
  _ root: LayoutBox,
  _ width: CGFloat? = nil,
  _ height: CGFloat? = nil
) throws -> CGSize {
  try LayoutTree(root: root).layout(in: ProposedViewSize(width: width, height: height)).size
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension CGSize {
  init(_ width: CGFloat, _ height: CGFloat) {
    self.init(width: width, height: height)
  }
}
