public import Preferences

extension View {
  /// Says which part of this view takes touches. It is accepted for source written for SwiftUI: a
  /// tap is meant for a view here, not for a point.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    self
  }
}
