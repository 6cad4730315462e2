public import Foundation
public import Preferences

extension View {
  /// Leaves room of certain sizes, in points, around this view.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(BoxModifier(layout: PaddingLayout(insets)))
  }

  /// Leaves room at some edges, in points; `nil` is 16.
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    let length = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0,
        leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0
      )
    )
  }

  /// Leaves room of one size, in points, at every edge.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }
}
