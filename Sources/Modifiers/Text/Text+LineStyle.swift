import Preferences

extension Text {
  /// How a line under a text, or through it, is drawn.
  ///
  /// The counterpart of SwiftUI's `Text.LineStyle`.
  public struct LineStyle: Hashable, Sendable {
    /// How the line is broken.
    public struct Pattern: Hashable, Sendable {
      let decoration: TextDecoration.Pattern

      /// A line without gaps.
      public static let solid = Pattern(decoration: .solid)
      /// Dots.
      public static let dot = Pattern(decoration: .dot)
      /// Dashes.
      public static let dash = Pattern(decoration: .dash)
      /// A dash and a dot in turn; drawn as dashes where there is no such line.
      public static let dashDot = Pattern(decoration: .dashDot)
      /// A dash and two dots in turn; drawn as dots where there is no such line.
      public static let dashDotDot = Pattern(decoration: .dashDotDot)
    }

    let pattern: Pattern
    let color: Color?

    /// Creates a style; without a colour the line has that of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A solid line in the colour of the text.
    public static let single = LineStyle()

    /// The line as it is drawn.
    func decoration(in environment: EnvironmentValues) -> TextDecoration {
      TextDecoration(
        pattern: pattern.decoration,
        color: color.map { DrawingColor(environment.concrete($0)) })
    }
  }

  /// Draws a line under the text.
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  /// Draws a line with a pattern under the text.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    let style = isActive ? LineStyle(pattern: pattern, color: color) : nil
    return styled { $0.traits.underline = .some(style) }
  }

  /// Draws a line through the text.
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// Draws a line with a pattern through the text.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    let style = isActive ? LineStyle(pattern: pattern, color: color) : nil
    return styled { $0.traits.strikethrough = .some(style) }
  }
}
