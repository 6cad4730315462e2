/// An edge at one side of a rectangle, as SwiftUI's `HorizontalEdge`.
@frozen
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The edge where reading begins.
  case leading
  /// The edge where reading ends.
  case trailing
}
