import Preferences

private struct FontKey: EnvironmentKey {
  static let defaultValue: Font? = nil
}

private struct FontTraitsKey: EnvironmentKey {
  static let defaultValue = FontTraits()
}

private struct LineLimitKey: EnvironmentKey {
  static let defaultValue: Int? = nil
}

private struct MultilineTextAlignmentKey: EnvironmentKey {
  static let defaultValue = TextAlignment.leading
}

private struct ForegroundColorKey: EnvironmentKey {
  static let defaultValue = Color.primary
}

private struct TextMeasurerKey: EnvironmentKey {
  static let defaultValue: any TextMeasurer = MonospacedTextMeasurer()
}

extension EnvironmentValues {
  /// The font of texts that do not have one of their own; `nil` is the body font.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// What is changed in the font of texts.
  var fontTraits: FontTraits {
    get { self[FontTraitsKey.self] }
    set { self[FontTraitsKey.self] = newValue }
  }

  /// The most lines of a text; `nil` sets no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// How the lines of a text of several lines are aligned with each other.
  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineTextAlignmentKey.self] }
    set { self[MultilineTextAlignmentKey.self] = newValue }
  }

  /// What knows how much room text takes. Set your own to measure with real fonts; SwiftUI has no
  /// counterpart.
  public var textMeasurer: any TextMeasurer {
    get { self[TextMeasurerKey.self] }
    set { self[TextMeasurerKey.self] = newValue }
  }

  /// The colour of texts and shapes that do not have one of their own.
  package var foregroundColor: Color {
    get { self[ForegroundColorKey.self] }
    set { self[ForegroundColorKey.self] = newValue }
  }
}
