public import Preferences

/// The look of text fields. The counterpart of SwiftUI's `TextFieldStyle`.
///
/// The looks are those of the library; SwiftUI, too, does not open them to others.
public protocol TextFieldStyle {}

/// The text as it is, without a border. The counterpart of SwiftUI's `PlainTextFieldStyle`.
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// The look of text fields of which nothing else is said, which is plain.
///
/// The counterpart of SwiftUI's `DefaultTextFieldStyle`.
public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// The text in a border, 8 points from its sides. The counterpart of SwiftUI's
/// `RoundedBorderTextFieldStyle`.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text as it is.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The look of text fields of which nothing else is said.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The text in a border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private struct TextFieldHasBorderKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether text fields have a border.
  package var textFieldHasBorder: Bool {
    get { self[TextFieldHasBorderKey.self] }
    set { self[TextFieldHasBorderKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the text fields in this view.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldHasBorder, style is RoundedBorderTextFieldStyle)
  }
}
