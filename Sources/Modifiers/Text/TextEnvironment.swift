public import Foundation
import Preferences

private struct FontKey: EnvironmentKey {
  static let defaultValue: Font? = nil
}

private struct TextTraitsKey: EnvironmentKey {
  static let defaultValue = TextTraits()
}

private struct LineLimitsKey: EnvironmentKey {
  static let defaultValue = LineLimits()
}

private struct LineSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat = 0
}

private struct TruncationModeKey: EnvironmentKey {
  static let defaultValue = Text.TruncationMode.tail
}

private struct TextCaseKey: EnvironmentKey {
  static let defaultValue: Text.Case? = nil
}

private struct MinimumScaleFactorKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}

private struct AllowsTighteningKey: EnvironmentKey {
  static let defaultValue = false
}

private struct MultilineTextAlignmentKey: EnvironmentKey {
  static let defaultValue = TextAlignment.leading
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

  /// What is changed in texts.
  var textTraits: TextTraits {
    get { self[TextTraitsKey.self] }
    set { self[TextTraitsKey.self] = newValue }
  }

  /// The most lines of a text; `nil` sets no limit. To set it takes back a fewest number of lines.
  public var lineLimit: Int? {
    get { lineLimits.maximum }
    set { lineLimits = LineLimits(maximum: newValue) }
  }

  /// How many lines a text has.
  var lineLimits: LineLimits {
    get { self[LineLimitsKey.self] }
    set { self[LineLimitsKey.self] = newValue }
  }

  /// The room in points between the lines of a text; less than 0 counts as 0.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// Where the last line of a text is cut if there is more text than room.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// The letters that texts are written in; `nil` leaves them as they are.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// How small texts may become, in 0...1; kept for your own use, as texts never shrink here.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// Whether characters may move together to fit; kept for your own use, without effect on a text.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
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
}
