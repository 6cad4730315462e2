public import Preferences

extension View {
  /// Puts views in front of this view, in the room that it takes.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(OverlayModifier(layer: content(), alignment: alignment))
  }

  /// Puts a view in front of this view, in the room that it takes.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(OverlayModifier(layer: overlay, alignment: alignment))
  }

  /// Fills the room of this view with a style, in front of it.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay(style, in: Rectangle())
  }

  /// Fills a shape with a style, in front of this view.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(OverlayModifier(layer: shape.fill(style, style: fillStyle), alignment: .center))
  }

  /// Puts views behind this view, in the room that it takes.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(BackgroundModifier(layer: content(), alignment: alignment))
  }

  /// Puts a view behind this view, in the room that it takes.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(BackgroundModifier(layer: background, alignment: alignment))
  }

  /// Fills the room of this view with a style, behind it.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background(style, in: Rectangle())
  }

  /// Fills a shape with a style, behind this view.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(BackgroundModifier(layer: shape.fill(style, style: fillStyle), alignment: .center))
  }

  /// Fills the room of this view with the style of the background, behind it.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape with the style of the background, behind this view.
  nonisolated public func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }
}
