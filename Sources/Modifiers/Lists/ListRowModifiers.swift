public import Preferences

extension View {
  /// Sets the room around this view as a row of a list, in points; `nil` is the list's own.
  ///
  /// The counterpart of SwiftUI's modifier of this name.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    layoutValue(key: ListRowInsets.self, value: insets)
  }

  /// Shows or hides the separators of this view as a row of a list.
  ///
  /// The counterpart of SwiftUI's modifier of this name. A separator between two rows is drawn if
  /// neither of them hides it.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    layoutValue(key: HiddenListRowSeparators.self, value: visibility == .hidden ? edges : [])
  }

  /// Sets what lies behind this view as a row of a list.
  ///
  /// The counterpart of SwiftUI's modifier of this name. A ``Modifiers/Color`` fills the row;
  /// another view is accepted and not drawn.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    layoutValue(key: ListRowColor.self, value: view as? Color)
  }
}
