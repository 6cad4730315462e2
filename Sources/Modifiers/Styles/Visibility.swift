/// Whether a part of the interface is shown, as SwiftUI's `Visibility`.
@frozen
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// As the part's own circumstances have it.
  case automatic
  /// Shown.
  case visible
  /// Hidden.
  case hidden
}
