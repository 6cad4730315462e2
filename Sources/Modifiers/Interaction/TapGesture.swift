public import Preferences

/// A modifier that acts when the view is tapped.
package struct TapGestureModifier {
  /// How many taps, shortly after each other, make one gesture.
  package let count: Int
  package let action: () -> Void
}

extension TapGestureModifier: ViewModifier {
  package typealias Body = Never
}

extension TapGestureModifier: PrimitiveModifier {
  package static var label: String { "onTapGesture" }
}

extension View {
  /// Runs an action when this view is tapped, as often as `count` says.
  ///
  /// The counterpart of SwiftUI's `onTapGesture(count:perform:)`. Taps come from
  /// ``Modifiers/FoundView/tap(count:)`` or from whatever shows the host.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    modifier(TapGestureModifier(count: count, action: action))
  }
}
