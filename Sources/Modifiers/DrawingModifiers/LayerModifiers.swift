/// A modifier that puts views in front of a view.
struct OverlayModifier<Layer: View> {
  let layer: Layer
  let alignment: Alignment
}

extension OverlayModifier: ViewModifier {
  typealias Body = Never
}

extension OverlayModifier: LayeredModifier {
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

extension BackgroundModifier: LayeredModifier {
  static var label: String { "background" }
  static var layerComesFirst: Bool { true }
}

extension View {
  /// Puts views in front of this view, in the room that it takes.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(OverlayModifier(layer: content(), alignment: alignment))
  }

  /// Puts a view in front of this view, in the room that it takes.
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(OverlayModifier(layer: overlay, alignment: alignment))
  }

  /// Puts views behind this view, in the room that it takes.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(BackgroundModifier(layer: content(), alignment: alignment))
  }

  /// Puts a view behind this view, in the room that it takes.
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(BackgroundModifier(layer: background, alignment: alignment))
  }
}
