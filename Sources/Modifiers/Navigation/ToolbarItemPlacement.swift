/// Where an item of a toolbar stands, as SwiftUI's `ToolbarItemPlacement`.
public struct ToolbarItemPlacement: Hashable, Sendable {
  /// The parts of a screen in which items stand.
  enum Area: Hashable, Sendable {
    /// In the bar, before the title.
    case leading
    /// In the bar, in the place of the title.
    case principal
    /// In the bar, at its end.
    case trailing
    /// Under the screen.
    case bottom
  }

  let area: Area

  /// At the end of the bar.
  public static let automatic = Self(area: .trailing)
  /// In the place of the title.
  public static let principal = Self(area: .principal)
  /// Before the title.
  public static let navigation = Self(area: .leading)
  /// At the end of the bar, for what is done most.
  public static let primaryAction = Self(area: .trailing)
  /// At the end of the bar, for what is done less.
  public static let secondaryAction = Self(area: .trailing)
  /// Under the screen, for what tells of a state.
  public static let status = Self(area: .bottom)
  /// At the end of the bar, for what confirms.
  public static let confirmationAction = Self(area: .trailing)
  /// Before the title, for what cancels.
  public static let cancellationAction = Self(area: .leading)
  /// At the end of the bar, for what destroys.
  public static let destructiveAction = Self(area: .trailing)
  /// Under the screen, where a keyboard would be.
  public static let keyboard = Self(area: .bottom)
  /// Before the title.
  public static let topBarLeading = Self(area: .leading)
  /// At the end of the bar.
  public static let topBarTrailing = Self(area: .trailing)
  /// Before the title; the older name.
  public static let navigationBarLeading = Self(area: .leading)
  /// At the end of the bar; the older name.
  public static let navigationBarTrailing = Self(area: .trailing)
  /// Under the screen.
  public static let bottomBar = Self(area: .bottom)
}
