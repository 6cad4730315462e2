public import Preferences

/// The look of pickers. The counterpart of SwiftUI's `PickerStyle`.
///
/// The looks are those of the library; SwiftUI, too, does not open them to others. They are
/// accepted for source written for SwiftUI: a picker shows its label and the chosen option in all
/// of them.
public protocol PickerStyle: Sendable {}

/// The look of pickers of which nothing else is said. The counterpart of SwiftUI's
/// `DefaultPickerStyle`.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The look of pickers of which nothing else is said.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// The options in a menu. The counterpart of SwiftUI's `MenuPickerStyle`.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The options in a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// The options among the rows around the picker. The counterpart of SwiftUI's `InlinePickerStyle`.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The options among the rows around the picker.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// The options in a row. The counterpart of SwiftUI's `SegmentedPickerStyle`.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The options in a row.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// The options on a wheel. The counterpart of SwiftUI's `WheelPickerStyle`.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The options on a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// The options on a screen of their own. The counterpart of SwiftUI's `NavigationLinkPickerStyle`.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The options on a screen of their own.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// The options in a row of a menu. The counterpart of SwiftUI's `PalettePickerStyle`.
public struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// The options in a row of a menu.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension View {
  /// Says how the pickers in this view look, which changes nothing here.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    self
  }
}
