/// How the lines of a text stand to each other, as SwiftUI's `TextAlignment`.
@frozen
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Lines begin at one edge.
  case leading
  /// Lines share their middle.
  case center
  /// Lines end at one edge.
  case trailing
}
