public import Foundation
public import Preferences

extension Binding {
  /// The value as a format writes it. A text that the format cannot read is not taken in.
  fileprivate func text<F: ParseableFormatStyle>(in format: F) -> Binding<String>
  where F.FormatInput == Value, F.FormatOutput == String {
    Binding<String> {
      format.format(wrappedValue)
    } set: { text in
      if let value = try? format.parseStrategy.parse(text) { wrappedValue = value }
    }
  }

  /// The value as a format writes it. A text that the format cannot read leaves nothing.
  fileprivate func text<F: ParseableFormatStyle>(in format: F) -> Binding<String>
  where F.FormatInput? == Value, F.FormatOutput == String {
    Binding<String> {
      wrappedValue.map { format.format($0) } ?? ""
    } set: { text in
      wrappedValue = try? format.parseStrategy.parse(text)
    }
  }
}

extension TextField {
  /// Creates a text field for a value that a format writes and reads, with a label.
  ///
  /// The value changes with each text that the format can read; another text changes nothing.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(text: value.text(in: format), prompt: prompt, label: label())
  }

  /// Creates a text field for a value that may be missing, with a label.
  ///
  /// A text that the format cannot read makes the value `nil`.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(text: value.text(in: format), prompt: prompt, label: label())
  }
}

extension TextField where Label == Text {
  /// Creates a text field with a title for a value that a format writes and reads.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: value.text(in: format), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a text field with a title that is shown as it is, for a value in a format.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: value.text(in: format), prompt: prompt, label: Text(title))
  }

  /// Creates a text field with a title for a value in a format that may be missing.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: value.text(in: format), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a text field with a title that is shown as it is, for a value that may be missing.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: value.text(in: format), prompt: prompt, label: Text(title))
  }
}
