public import Preferences

/// The label, and a switch at the far end. The counterpart of SwiftUI's `SwitchToggleStyle`.
@MainActor @preconcurrency public struct SwitchToggleStyle: ToggleStyle, BuiltInStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The label, and `[x]` or `[ ]`.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(label: configuration.label) {
      ControlPicture(text: configuration.isOn ? "[x]" : "[ ]")
    }
  }
}

/// The label as a button, filled while it is on. The counterpart of SwiftUI's `ButtonToggleStyle`.
@MainActor @preconcurrency public struct ButtonToggleStyle: ToggleStyle, BuiltInStyle {
  @Environment(\.isEnabled) private var isEnabled

  /// Creates the style.
  nonisolated public init() {}

  /// The label in a border, or on a filled ground, 8 points from its sides.
  public func makeBody(configuration: Configuration) -> some View {
    let frame = configuration.isOn ? ButtonFrame.filled : .bordered
    frame.around(configuration.label, color: isEnabled ? .tint : .secondary)
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// The label, and a switch at the far end.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }

  /// The look of toggles of which nothing else is said: a switch.
  nonisolated public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// The label as a button, filled while it is on.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
