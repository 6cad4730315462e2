/// The direction in which reading goes, as SwiftUI's `LayoutDirection`.
@frozen
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}
