public import Preferences

extension View {
  /// Sets the font of the texts in this view; `nil` is the body font.
  nonisolated public func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  /// Sets the most lines of the texts in this view; `nil` sets no limit.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Sets how the lines of a text of several lines are aligned with each other.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets the weight of the texts in this view; `nil` takes back a weight set further out.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    fontTraits(FontTraits(weight: .some(weight)))
  }

  /// Makes the texts in this view bold; `false` takes back what was made bold further out.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    fontTraits(FontTraits(isBold: isActive))
  }

  /// Makes the texts in this view italic; `false` takes back what was made italic further out.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    fontTraits(FontTraits(isItalic: isActive))
  }

  nonisolated private func fontTraits(_ traits: FontTraits) -> some View {
    transformEnvironment(\.fontTraits) { $0 = traits.inside($0) }
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
