/// A type that stands for a coordinate space.
///
/// The counterpart of SwiftUI's `CoordinateSpaceProtocol`.
public protocol CoordinateSpaceProtocol {
  /// The space it stands for.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the whole tree, as SwiftUI's `GlobalCoordinateSpace`.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The space it stands for.
  public var coordinateSpace: CoordinateSpace { .global }

  /// Creates the space.
  public init() {}
}

/// The space of a view itself, as SwiftUI's `LocalCoordinateSpace`.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The space it stands for.
  public var coordinateSpace: CoordinateSpace { .local }

  /// Creates the space.
  public init() {}
}

/// The space of a view that has a name, as SwiftUI's `NamedCoordinateSpace`.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  /// The space it stands for.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the whole tree, or of the sheet in which a view stands.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Returns the space of the nearest view around that has a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The space of the nearest scroll view around: what is seen of it, wherever it is scrolled to.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName(axis: nil)))
  }

  /// Returns the space of the nearest scroll view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> Self {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName(axis: axis)))
  }
}

/// The name that scroll views have of themselves.
struct ScrollSpaceName: Hashable {
  /// The axis along which the view has to scroll; any where there is none.
  let axis: Axis?
}
