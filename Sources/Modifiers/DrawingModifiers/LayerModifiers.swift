import Preferences

/// A modifier that puts views in front of a view.
struct OverlayModifier<Layer: View> {
  let layer: Layer
  let alignment: Alignment
}

extension OverlayModifier: ViewModifier {
  typealias Body = Never
}

extension OverlayModifier: AlignedLayer, LayeredModifier {
  static var label: String { "overlay" }
  static var layerComesFirst: Bool { false }
}

/// A modifier that puts views behind a view.
struct BackgroundModifier<Layer: View> {
  let layer: Layer
  let alignment: Alignment
}

extension BackgroundModifier: ViewModifier {
  typealias Body = Never
}

extension BackgroundModifier: AlignedLayer, LayeredModifier {
  static var label: String { "background" }
  static var layerComesFirst: Bool { true }
}
