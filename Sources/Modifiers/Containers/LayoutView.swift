public import Preferences

/// The views that a layout of your own arranges, made by calling the layout. Snapshots, paths and
/// searches call it by the name of the layout's type.
public struct LayoutView<L: Layout, Content: View> {
  let layout: L
  package let content: Content
}

extension LayoutView: View {
  /// There is no body.
  public typealias Body = Never
}

extension LayoutView: LayoutContainer {
  package var arrangement: L { layout }

  package var name: String? { TypeName.short(L.self) }
}

extension Layout {
  /// Arranges views with this layout, as in `Diagonal { … }`.
  nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}
