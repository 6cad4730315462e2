public import Preferences

/// How a list looks, as SwiftUI's `ListStyle`.
///
/// The styles are accepted so that source written for SwiftUI builds; all of them look alike here.
public protocol ListStyle {}

/// The style that the circumstances suggest.
public struct DefaultListStyle: ListStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
}

/// Rows with room at the sides.
public struct InsetListStyle: ListStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
}

/// Sections set apart.
public struct GroupedListStyle: ListStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
}

/// Sections set apart, with room at the sides.
public struct InsetGroupedListStyle: ListStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
}

/// Rows beside what they lead to.
public struct SidebarListStyle: ListStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The style that the circumstances suggest.
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows with room at the sides.
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections set apart.
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections set apart, with room at the sides.
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows beside what they lead to.
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// Sets the style of the lists in this view; accepted, and without an effect.
  ///
  /// The counterpart of SwiftUI's modifier of this name.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    modifier(EmptyModifier.identity)
  }
}
