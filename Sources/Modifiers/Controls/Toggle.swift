public import Preferences

/// A control that is on or off.
///
/// The counterpart of SwiftUI's `Toggle`. Its look is that of the ``ToggleStyle`` around it; by
/// default its label, and `[x]` or `[ ]` at the far end of the room that it is offered, 24 × 16
/// points in body text.
public struct Toggle<Label: View> {
  @Binding private var isOn: Bool
  private let label: Label

  @Environment(\.toggleStyle) private var style

  /// Creates a toggle with a label.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    self.label = label()
  }
}

extension Toggle: View {
  /// The look that the style gives the toggle.
  public var body: some View {
    let isPart = label is any ControlPart
    var control = Control(isPart ? "Trigger" : "Toggle", title: label.controlTitle)
    control.value = isOn ? "on" : "off"
    control.tap = { [$isOn] in $isOn.wrappedValue.toggle() }
    return ControlView(control) { look(style) }
  }

  @MainActor private func look<S: ToggleStyle>(_ style: S) -> AnyView {
    let configuration = ToggleStyleConfiguration(
      label: ToggleStyleConfiguration.Label(view: AnyView(label)), isOn: $isOn)
    return StyledView(style) { $0.makeBody(configuration: configuration) }
      .erased(resetting: \.toggleStyle)
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from what a style is given; it is a part of the toggle around it.
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == Modifiers.Label<Text, Image> {
  /// Creates a toggle with a title and a system image.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { Modifiers.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a title that is shown as it is, and a system image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Modifiers.Label(title, systemImage: systemImage) }
  }
}
