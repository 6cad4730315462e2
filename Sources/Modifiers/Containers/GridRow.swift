public import Preferences

/// The views of one row of a ``Grid``.
///
/// The counterpart of SwiftUI's `GridRow`. It adds no level: its views are the cells, each in the
/// next column, and a modifier on the row applies to each. Outside of a grid it is no more than a
/// `Group`.
public struct GridRow<Content: View> {
  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row; without an alignment the grid's counts.
  nonisolated public init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: View {
  /// There is no body.
  public typealias Body = Never
}

extension GridRow: DescribedView {
  package var composition: some View {
    content.modifier(GridRowModifier(alignment: alignment))
  }
}

/// A modifier around each cell of a row.
private struct GridRowModifier: Equatable {
  let alignment: VerticalAlignment?
}

extension GridRowModifier: ViewModifier {
  typealias Body = Never
}

extension GridRowModifier: LayoutModifier {
  static var label: String { "gridRow" }

  var boxLayout: GridRowLayout { GridRowLayout(mark: nil) }

  static func boxLayout(of element: ModifierElement<GridRowModifier>) -> GridRowLayout {
    GridRowLayout(
      mark: GridRowMark(place: element.modifierPlace, alignment: element.modifier.alignment))
  }
}
