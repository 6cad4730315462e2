public import Preferences

/// A control that is on or off.
///
/// The counterpart of SwiftUI's `Toggle`. Its look is that of the ``ToggleStyle`` around it; by
/// default its label, and `[x]` or `[ ]` at the far end of the room that it is offered, 24 × 16
/// points in body text.
@MainActor @preconcurrency public struct Toggle<Label: View>: View {
  @Binding private var isOn: Bool
  private let label: Label

  @Environment(\.toggleStyle) private var style

  /// Creates a toggle with a label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    self.label = label()
  }

  /// The look that the style gives the toggle.
  public var body: some View {
    var control = Control("Toggle")
    control.value = isOn ? "on" : "off"
    control.tap = { [$isOn] in $isOn.wrappedValue.toggle() }
    return ControlView(control) { look(style) }
  }

  private func look<S: ToggleStyle>(_ style: S) -> AnyView {
    let label = ToggleStyleConfiguration.Label(view: AnyView(label))
    return AnyView(
      StyledToggle(
        style: style, configuration: ToggleStyleConfiguration(label: label, isOn: $isOn)))
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == Modifiers.Label<Text, Image> {
  /// Creates a toggle with a title and a system image.
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Modifiers.Label(title, systemImage: systemImage) }
  }
}
