public import Preferences

/// The keyboard for a text field. The counterpart of UIKit's `UIKeyboardType`.
public enum UIKeyboardType: Int, Sendable {
  /// The usual keyboard.
  case `default`
  /// Letters without accents.
  case asciiCapable
  /// Digits and signs.
  case numbersAndPunctuation
  /// For addresses of pages.
  case URL
  /// Digits.
  case numberPad
  /// For telephone numbers.
  case phonePad
  /// For names and telephone numbers.
  case namePhonePad
  /// For addresses of mail.
  case emailAddress
  /// Digits with a point.
  case decimalPad
  /// For short messages.
  case twitter
  /// For searches on the web.
  case webSearch
}

/// Which letters are made capitals. The counterpart of SwiftUI's `TextInputAutocapitalization`.
public struct TextInputAutocapitalization: Equatable, Sendable {
  private let name: String

  /// None.
  public static var never: Self { Self(name: "never") }
  /// The first of each word.
  public static var words: Self { Self(name: "words") }
  /// The first of each sentence.
  public static var sentences: Self { Self(name: "sentences") }
  /// All.
  public static var characters: Self { Self(name: "characters") }
}

// Accepted for source written for SwiftUI: there is no keyboard here, text comes as it is given.
extension View {
  /// Says which keyboard the text fields in this view want, which changes nothing here.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    self
  }

  /// Says which letters typing makes capitals, which changes nothing here.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    self
  }

  /// Says whether typing is corrected, which it never is here.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    self
  }
}
