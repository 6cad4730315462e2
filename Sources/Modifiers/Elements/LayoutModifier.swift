package import Foundation
package import Preferences

/// A modifier that sizes, places or draws the element inside.
package protocol LayoutModifier: PrimitiveModifier {
  /// The type of the layout.
  associatedtype BoxLayout: UnaryLayout

  /// The layout.
  @MainActor var boxLayout: BoxLayout { get }

  /// The layout of an element, if that depends on more than the modifier's value.
  @MainActor static func boxLayout(of element: ModifierElement<Self>) -> BoxLayout

  /// Draws what lies behind the content, and says what happens to the content.
  @MainActor func draw(
    in frame: CGRect, environment: EnvironmentValues, into painter: inout Painter
  ) -> DrawingScope
}

extension LayoutModifier {
  package static func boxLayout(of element: ModifierElement<Self>) -> BoxLayout {
    element.modifier.boxLayout
  }

  package static func makeAttachment(
    for element: ModifierElement<Self>
  ) -> (any ElementAttachment)? {
    LayoutStage.of(element).map { ModifierElementBox(element, stage: $0) }
  }

  package func draw(
    in frame: CGRect, environment: EnvironmentValues, into painter: inout Painter
  ) -> DrawingScope { .plain }
}

extension LayoutModifier where BoxLayout == IdentityLayout {
  package var boxLayout: IdentityLayout { IdentityLayout() }
}

/// The box of a modifier.
class ModifierElementBox<M: LayoutModifier>: ElementBox {
  private let unaryBox: UnaryBox<M.BoxLayout>

  init(_ element: ModifierElement<M>, stage: LayoutStage) {
    unaryBox = UnaryBox(M.boxLayout(of: element))
    super.init(element, box: unaryBox, stage: stage)
  }

  final var modifierElement: ModifierElement<M>? { element as? ModifierElement<M> }

  override func fill(_ stage: LayoutStage) {
    let child = modifierElement?.child.flatMap { stage.box(of: $0) }
    unaryBox.setContent(child?.box, in: stage.tree)
  }

  override func refresh(_ stage: LayoutStage) {
    guard let modifierElement else { return }
    let layout = M.boxLayout(of: modifierElement)
    guard !Comparison.of(M.BoxLayout.self).areEqual(layout, unaryBox.layout) else { return }
    unaryBox.update(layout, in: stage.tree)
  }

  override func draw(in frame: CGRect, into painter: inout Painter) -> DrawingScope {
    modifierElement?.modifier.draw(
      in: frame, environment: element.scope.values, into: &painter) ?? .plain
  }
}
