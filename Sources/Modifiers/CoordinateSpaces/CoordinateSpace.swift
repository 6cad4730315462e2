/// What the points of a view's geometry are measured from.
///
/// The counterpart of SwiftUI's `CoordinateSpace`. Everywhere x grows to the right and y downward,
/// in points from the top left.
public enum CoordinateSpace {
  /// The space of the whole tree, or of the sheet in which a view stands.
  case global

  /// The space of the view itself.
  case local

  /// The space of the nearest view around that has the name; the whole tree's where none has.
  case named(AnyHashable)
}

extension CoordinateSpace {
  /// Whether this is the space of the whole tree.
  public var isGlobal: Bool { self == .global }

  /// Whether this is the space of the view itself.
  public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: Equatable, Hashable {}
