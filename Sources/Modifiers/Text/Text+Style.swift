extension Text {
  /// Sets the font; `nil` leaves it to the environment.
  nonisolated public func font(_ font: Font?) -> Text {
    styled { $0.font = font }
  }

  /// Sets the weight of the font; `nil` leaves it to the font.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text {
    styled { $0.weight = weight }
  }

  /// Makes the text bold.
  nonisolated public func bold() -> Text {
    styled { $0.weight = .bold }
  }

  /// Makes the text bold, or not.
  nonisolated public func bold(_ isActive: Bool) -> Text {
    styled { $0.weight = isActive ? .bold : nil }
  }

  /// Makes the text italic.
  nonisolated public func italic() -> Text {
    styled { $0.isItalic = true }
  }

  /// Sets the colour; `nil` leaves it to the environment.
  nonisolated public func foregroundColor(_ color: Color?) -> Text {
    styled { $0.color = color }
  }

  /// Sets the style in which the text is drawn.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    styled { $0.color = style.resolved() }
  }

  /// Changes what the runs do not set themselves: inner styles win.
  private func styled(_ change: (inout RunStyle) -> Void) -> Text {
    var text = self
    for index in text.runs.indices {
      var outer = RunStyle()
      change(&outer)
      let inner = text.runs[index].style
      text.runs[index].style = RunStyle(
        font: inner.font ?? outer.font,
        weight: inner.weight ?? outer.weight,
        isItalic: inner.isItalic || outer.isItalic,
        color: inner.color ?? outer.color
      )
    }
    return text
  }
}
