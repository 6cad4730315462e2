public import Preferences

/// A modifier that has actions ready beside a row.
package struct SwipeActionsModifier {
  package let edge: HorizontalEdge

  /// Makes a tree of the actions, in an environment, that works as another host does.
  package let makeHost: @MainActor (EnvironmentValues, ViewHostOptions) -> any InteractiveHost
}

extension SwipeActionsModifier: ViewModifier {
  package typealias Body = Never
}

extension SwipeActionsModifier: PrimitiveModifier {
  package static var label: String { "swipeActions" }
}

extension View {
  /// Has actions ready that a swipe over this row uncovers.
  ///
  /// The counterpart of SwiftUI's `swipeActions(edge:allowsFullSwipe:content:)`. The actions are a
  /// tree of their own: nothing of them is laid out, mounted or contributed to the row. They are
  /// there when they are asked for, with ``Modifiers/FoundView/swipeActions``; they work with the
  /// options of the row's host, which also has their diagnostics.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let actions = content()
    return modifier(
      SwipeActionsModifier(edge: edge) { environment, options in
        let host = ViewHost(rootView: actions, options: options)
        host.environment = environment
        return host
      })
  }
}
