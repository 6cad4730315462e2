import Preferences

/// The look of a text field.
struct FieldLook<Label: View>: View {
  let shownText: String
  let prompt: Text?
  let label: Label

  /// Whether text that is longer than the field is cut off.
  var isOneLine = true

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.textFieldHasBorder) private var hasBorder

  var body: some View {
    if hasBorder {
      field.padding(.horizontal, 8).border(Color.secondary)
    } else {
      field
    }
  }

  private var field: some View {
    ZStack(alignment: .leading) {
      if !shownText.isEmpty {
        Text(shownText).foregroundStyle(isEnabled ? Color.primary : .secondary)
      } else if let prompt {
        prompt.foregroundStyle(Color.secondary)
      } else {
        label.foregroundStyle(Color.secondary)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .transformEnvironment(\.lineLimits) { if isOneLine { $0 = LineLimits(maximum: 1) } }
  }
}

extension Control {
  /// A control in which a text is entered.
  @MainActor init(field name: String, title: String?, prompt: Text?, text: Binding<String>) {
    self.init(name, title: title)
    self.prompt = prompt?.string
    self.text = text.wrappedValue
    isFocusable = true
    setText = { text.wrappedValue = $0 }
  }
}
