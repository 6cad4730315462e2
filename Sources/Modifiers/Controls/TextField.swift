public import Preferences

/// A line of text that can be edited.
///
/// The counterpart of SwiftUI's `TextField`. It is as wide as it is offered, and one line high, or as
/// high as its text where it may grow vertically; while nothing is entered it shows its prompt, or
/// else its title, in the secondary colour.
public struct TextField<Label: View> {
  @Binding private var text: String
  private let prompt: Text?
  private let label: Label
  private let axis: Axis
  private let onCommit: (() -> Void)?

  init(
    text: Binding<String>, prompt: Text?, label: Label, axis: Axis = .horizontal,
    onCommit: (() -> Void)? = nil
  ) {
    _text = text
    self.prompt = prompt
    self.label = label
    self.axis = axis
    self.onCommit = onCommit
  }

  /// Creates a text field with a label, which is shown where there is no prompt.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, label: label())
  }

  /// Creates a text field that grows along an axis: vertically it shows all lines of its text.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, label: label(), axis: axis)
  }
}

extension TextField: View {
  /// What is shown: the text, else the prompt, else the label.
  public var body: some View {
    let text = text
    var control = Control(
      field: "TextField", title: label.controlTitle, prompt: prompt, text: $text)
    if let onCommit { control.submit = { onCommit() } }
    return ControlView(control) {
      FieldLook(shownText: text, prompt: prompt, label: label, isOneLine: axis == .horizontal)
    }
  }
}

extension TextField where Label == Text {
  /// Creates a text field with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, prompt: nil, label: Text(titleKey))
  }

  /// Creates a text field with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text, prompt: nil, label: Text(title))
  }

  /// Creates a text field with a title and a prompt.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, label: Text(titleKey))
  }

  /// Creates a text field with a title that is shown as it is, and a prompt.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, label: Text(title))
  }

  /// Creates a text field with a title that may grow along an axis.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, prompt: nil, label: Text(titleKey), axis: axis)
  }

  /// Creates a text field with a title that is shown as it is, which may grow along an axis.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(text: text, prompt: nil, label: Text(title), axis: axis)
  }

  /// Creates a text field with a title and a prompt that may grow along an axis.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, label: Text(titleKey), axis: axis)
  }

  /// Creates a text field with a title that is shown as it is, a prompt and an axis to grow along.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, label: Text(title), axis: axis)
  }

  /// Creates a text field with a title and an action for the end of editing.
  ///
  /// One of SwiftUI's older forms, for source that still uses it; `onEditingChanged` is not called.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(text: text, prompt: nil, label: Text(titleKey), onCommit: onCommit)
  }

  /// Creates a text field with a title that is shown as it is, and an action for the end of
  /// editing.
  ///
  /// One of SwiftUI's older forms, for source that still uses it; `onEditingChanged` is not called.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(text: text, prompt: nil, label: Text(title), onCommit: onCommit)
  }
}
