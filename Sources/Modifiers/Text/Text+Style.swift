extension Text {
  /// Sets the font; `nil` leaves it to the environment.
  nonisolated public func font(_ font: Font?) -> Text {
    styled { $0.font = font }
  }

  /// Sets the weight of the font; `nil` takes back a weight set further out.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text {
    styled { $0.traits.weight = .some(weight) }
  }

  /// Makes the text bold.
  nonisolated public func bold() -> Text {
    bold(true)
  }

  /// Makes the text bold; `false` takes back what was made bold further out.
  nonisolated public func bold(_ isActive: Bool) -> Text {
    styled { $0.traits.isBold = isActive }
  }

  /// Makes the text italic.
  nonisolated public func italic() -> Text {
    italic(true)
  }

  /// Makes the text italic; `false` takes back what was made italic further out.
  nonisolated public func italic(_ isActive: Bool) -> Text {
    styled { $0.traits.isItalic = isActive }
  }

  /// Sets the colour; `nil` leaves it to the environment.
  nonisolated public func foregroundColor(_ color: Color?) -> Text {
    styled { $0.foreground = color.map { RunForeground($0) } }
  }

  /// Sets the style in which the text is drawn.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    styled { $0.foreground = RunForeground(style) }
  }

  /// Changes what the runs do not set themselves: inner styles win.
  func styled(_ change: (inout RunStyle) -> Void) -> Text {
    var outer = RunStyle()
    change(&outer)
    var runs = runs
    for index in runs.indices {
      let inner = runs[index].style
      runs[index].style = RunStyle(
        font: inner.font ?? outer.font,
        traits: inner.traits.inside(outer.traits),
        foreground: inner.foreground ?? outer.foreground
      )
    }
    return Text(runs)
  }
}
