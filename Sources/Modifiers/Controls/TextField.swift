public import Preferences

/// A line of text that can be edited.
///
/// The counterpart of SwiftUI's `TextField`. It is as wide as it is offered, and as high as its
/// text; while nothing is entered it shows its prompt, or else its title, in the secondary colour.
@MainActor @preconcurrency public struct TextField<Label: View>: View {
  @Binding private var text: String
  private let title: String?
  private let prompt: Text?
  private let label: Label
  private let onCommit: (() -> Void)?

  private init(
    title: String?, text: Binding<String>, prompt: Text?, label: Label,
    onCommit: (() -> Void)? = nil
  ) {
    _text = text
    self.title = title
    self.prompt = prompt
    self.label = label
    self.onCommit = onCommit
  }

  /// Creates a text field with a label, which is shown where there is no prompt.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(title: nil, text: text, prompt: prompt, label: label())
  }

  /// Creates a text field that may grow along an axis; text of several lines is shown whole.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(title: nil, text: text, prompt: prompt, label: label())
  }

  /// What is shown: the text, else the prompt, else the label.
  public var body: some View {
    let text = text
    var control = Control("TextField")
    control.title = title
    control.prompt = prompt?.string
    control.text = text
    control.isFocusable = true
    control.setText = { [$text] in $text.wrappedValue = $0 }
    if let onCommit { control.submit = { onCommit() } }
    return ControlView(control) {
      FieldLook(shownText: text, prompt: prompt, label: label)
    }
  }
}

extension TextField where Label == Text {
  /// Creates a text field with a title.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(title, text: text, prompt: nil)
  }

  /// Creates a text field with a title and a prompt.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(title: String(title), text: text, prompt: prompt, label: Text(title))
  }

  /// Creates a text field with a title that may grow along an axis.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(title, text: text, prompt: nil)
  }

  /// Creates a text field with a title and a prompt that may grow along an axis.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(title, text: text, prompt: prompt)
  }

  /// Creates a text field with a title and an action for the end of editing.
  ///
  /// One of SwiftUI's older forms, for source that still uses it; `onEditingChanged` is not called.
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(
      title: String(title), text: text, prompt: nil, label: Text(title), onCommit: onCommit)
  }
}

/// A line of text that can be edited and is shown as dots.
///
/// The counterpart of SwiftUI's `SecureField`, laid out like a ``TextField``.
@MainActor @preconcurrency public struct SecureField<Label: View>: View {
  @Binding private var text: String
  private let title: String?
  private let prompt: Text?
  private let label: Label

  private init(title: String?, text: Binding<String>, prompt: Text?, label: Label) {
    _text = text
    self.title = title
    self.prompt = prompt
    self.label = label
  }

  /// Creates a field with a label, which is shown where there is no prompt.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(title: nil, text: text, prompt: prompt, label: label())
  }

  /// What is shown: a dot for each character, else the prompt, else the label.
  public var body: some View {
    let text = text
    var control = Control("SecureField")
    control.title = title
    control.prompt = prompt?.string
    control.text = text
    control.isFocusable = true
    control.setText = { [$text] in $text.wrappedValue = $0 }
    return ControlView(control) {
      FieldLook(
        shownText: String(repeating: "•", count: text.count), prompt: prompt, label: label)
    }
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a title.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(title, text: text, prompt: nil)
  }

  /// Creates a field with a title and a prompt.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(title: String(title), text: text, prompt: prompt, label: Text(title))
  }
}

/// The look of a text field.
private struct FieldLook<Label: View>: View {
  let shownText: String
  let prompt: Text?
  let label: Label

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
  }
}
