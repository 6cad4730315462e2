import Foundation
import Preferences

/// What a row of a list is.
enum ListRowRole: LayoutValueKey {
  case row, header, footer

  static var defaultValue: ListRowRole { .row }
}

/// The room around a row of a list, if the row says so.
enum ListRowInsets: LayoutValueKey {
  static var defaultValue: EdgeInsets? { nil }
}

/// At which edges a row of a list has no separator.
enum HiddenListRowSeparators: LayoutValueKey {
  static var defaultValue: VerticalEdge.Set { [] }
}

/// The colour behind a row of a list.
enum ListRowColor: LayoutValueKey {
  static var defaultValue: Color? { nil }
}

private struct IsInListKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether a list is around this place.
  var isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }
}
