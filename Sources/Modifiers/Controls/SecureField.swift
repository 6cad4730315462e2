public import Preferences

/// A line of text that can be edited and is shown as dots.
///
/// The counterpart of SwiftUI's `SecureField`, laid out like a ``TextField``.
public struct SecureField<Label: View> {
  @Binding private var text: String
  private let prompt: Text?
  private let label: Label

  private init(text: Binding<String>, prompt: Text?, label: Label) {
    _text = text
    self.prompt = prompt
    self.label = label
  }

  /// Creates a field with a label, which is shown where there is no prompt.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, label: label())
  }
}

extension SecureField: View {
  /// What is shown: a dot for each character, else the prompt, else the label.
  public var body: some View {
    let text = text
    let control = Control(
      field: "SecureField", title: label.controlTitle, prompt: prompt, text: $text)
    return ControlView(control) {
      FieldLook(
        shownText: String(repeating: "•", count: text.count), prompt: prompt, label: label)
    }
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, prompt: nil, label: Text(titleKey))
  }

  /// Creates a field with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text, prompt: nil, label: Text(title))
  }

  /// Creates a field with a title and a prompt.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field with a title that is shown as it is, and a prompt.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, label: Text(title))
  }
}
