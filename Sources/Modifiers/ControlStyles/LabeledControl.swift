import Preferences

/// A label, and at the far end of the room that is offered what shows the value of a control.
struct LabeledControl<Label: View, Value: View>: View {
  private let label: Label
  private let value: Value

  init(label: Label, @ViewBuilder value: () -> Value) {
    self.label = label
    self.value = value()
  }

  var body: some View {
    HStack {
      if Label.self != EmptyView.self {
        label
        Spacer()
      }
      value
    }
  }
}

/// What a control is set to, drawn with characters.
///
/// It is no part of what can be found, since it shows what the control's value says in words.
struct ControlPicture: View {
  let text: String

  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Text(text)
      .foregroundStyle(isEnabled ? Color.tint : .secondary)
      .lineLimit(1)
      .fixedSize()
      .accessibilityHidden(true)
  }
}
