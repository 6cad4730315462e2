public import Foundation

/// A modifier that leaves room around a view.
struct PaddingModifier: Equatable {
  let insets: EdgeInsets
}

extension PaddingModifier: ViewModifier {
  typealias Body = Never
}

extension PaddingModifier: PrimitiveModifier {
  static var label: String { "padding" }
}

extension View {
  /// Leaves room of certain sizes, in points, around this view.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets))
  }

  /// Leaves room at some edges; `nil` is 16 points.
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    let length = length ?? 16
    return modifier(
      PaddingModifier(
        insets: EdgeInsets(
          top: edges.contains(.top) ? length : 0,
          leading: edges.contains(.leading) ? length : 0,
          bottom: edges.contains(.bottom) ? length : 0,
          trailing: edges.contains(.trailing) ? length : 0
        )
      )
    )
  }

  /// Leaves room of one size, in points, at every edge.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }
}
