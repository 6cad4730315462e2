public import Foundation
public import Preferences

extension View {
  /// Sets the font of the texts in this view; `nil` is the body font.
  nonisolated public func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  /// Sets the weight of the texts in this view; `nil` takes back a weight set further out.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    textTraits(TextTraits(weight: .some(weight)))
  }

  /// Makes the texts in this view bold; `false` takes back what was made bold further out.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    textTraits(TextTraits(isBold: isActive))
  }

  /// Makes the texts in this view italic; `false` takes back what was made italic further out.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    textTraits(TextTraits(isItalic: isActive))
  }

  /// Sets the design of the texts' fonts; `nil` takes back a design set further out.
  ///
  /// A measurer of your own sees the design; the one of this package and the renderers do not.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    textTraits(TextTraits(design: .some(design)))
  }

  /// Sets characters of one width in this view; without effect but for a measurer of your own.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    textTraits(TextTraits(isMonospaced: isActive))
  }

  /// Sets digits of one width, which all fonts here have: without effect.
  nonisolated public func monospacedDigit() -> some View {
    textTraits(TextTraits())
  }

  /// Draws a line under the texts in this view.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    let style = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    return textTraits(TextTraits(underline: .some(style)))
  }

  /// Draws a line through the texts in this view.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    let style = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    return textTraits(TextTraits(strikethrough: .some(style)))
  }

  /// Sets the room in points that is added after each character of the texts in this view.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    textTraits(TextTraits(kerning: kerning))
  }

  /// Sets the room in points after each character; counts for more than kerning.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    textTraits(TextTraits(tracking: tracking))
  }

  nonisolated private func textTraits(_ traits: TextTraits) -> some View {
    transformEnvironment(\.textTraits) { $0 = traits.inside($0) }
  }

  /// Sets the letters that the texts in this view are written in; `nil` leaves them as they are.
  ///
  /// Letters change as they do without a language.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }

  /// Sets the colour of the texts and shapes in this view; `nil` is the primary colour.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundColor, color ?? .primary)
  }

  /// Sets the style of the texts and shapes in this view.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    transformEnvironment(\.foregroundColor) { $0 = style.resolved(foreground: $0) }
  }
}
