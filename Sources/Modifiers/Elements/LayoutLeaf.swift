package import Foundation
package import Preferences

/// A leaf that has a size and is drawn.
package protocol LayoutLeaf: LeafView {
  /// What is measured.
  associatedtype Sizing: LeafSizing

  /// What is measured, given what is around the leaf.
  @MainActor func sizing(in surroundings: LeafSurroundings) -> Sizing

  /// Draws the leaf in its frame in the root's space.
  @MainActor func draw(
    _ sizing: Sizing, in frame: CGRect, environment: EnvironmentValues,
    into painter: inout Painter)
}

extension LayoutLeaf {
  package static var stage: (any UpdateStage.Type)? { LayoutStage.self }

  package static func makeAttachment(
    for element: LeafElement<Self>
  ) -> (any ElementAttachment)? {
    guard let stage = LayoutStage.of(element) else { return nil }
    return LeafElementBox(element, stage: stage)
  }

  package func draw(
    _ sizing: Sizing, in frame: CGRect, environment: EnvironmentValues,
    into painter: inout Painter
  ) {}
}

/// The box of a leaf.
private final class LeafElementBox<V: LayoutLeaf>: ElementBox {
  private let leafBox: LeafBox<V.Sizing>

  init(_ element: LeafElement<V>, stage: LayoutStage) {
    leafBox = LeafBox(element.view.sizing(in: LeafSurroundings(of: element)))
    super.init(element, box: leafBox, stage: stage)
  }

  private var leaf: LeafElement<V>? { element as? LeafElement<V> }

  override func refresh(_ stage: LayoutStage) {
    guard let leaf else { return }
    leafBox.update(leaf.view.sizing(in: LeafSurroundings(of: leaf)), in: stage.tree)
  }

  override var name: String? { element.label }

  override var text: String? { leaf?.view.text }

  override func draw(in frame: CGRect, into painter: inout Painter) -> DrawingScope {
    leaf?.view.draw(
      leafBox.leaf, in: frame, environment: element.scope.values, into: &painter)
    return .plain
  }
}
