/// How content of a fixed ratio takes the room it is given, as SwiftUI's `ContentMode`.
@frozen
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as fits inside.
  case fit
  /// As small as fills everything.
  case fill
}
