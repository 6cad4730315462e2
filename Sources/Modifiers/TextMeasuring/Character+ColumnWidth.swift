extension Character {
  /// The number of terminal columns the character takes: 0, 1 or 2, and 4 for a tab.
  ///
  /// Wide characters and emoji, with all that is joined to them, take two; combining marks,
  /// characters without width and line breaks none.
  public var columnWidth: Int {
    let scalars = unicodeScalars
    guard let first = scalars.first else { return 0 }
    if utf8.count == UTF8.width(first) { return first.columnWidth }
    var width = first.columnWidth
    for scalar in scalars.dropFirst() {
      switch scalar.value {
      case 0xFE0E where first.properties.isEmoji:
        // The text form was asked for.
        width = first.properties.isEmojiPresentation ? 1 : width
      case 0xFE0F where first.properties.isEmoji, 0x20E3:
        // The emoji form was asked for, or the character stands on a keycap.
        width = 2
      case 0x1F3FB...0x1F3FF where first.properties.isEmojiModifierBase:
        width = 2
      default:
        // A leading mark or joiner has no width of its own; what follows it has.
        if width == 0 { width = scalar.columnWidth }
      }
    }
    return width
  }
}

extension Unicode.Scalar {
  /// The number of terminal columns of a scalar that stands alone: 0, 1 or 2, and 4 for a tab.
  var columnWidth: Int {
    if value < 0x300 {
      switch value {
      case 0x09: return 4
      case 0x20..<0x7F: return 1
      case 0..<0xA0, 0xAD: return 0
      default: return 1
      }
    }
    if isWide { return 2 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator, .surrogate:
      return 0
    case .format:
      // The Arabic and Syriac signs that stand before numbers are drawn.
      return isPrepended ? 1 : 0
    default:
      // The vowels and finals of Hangul are drawn inside the syllable that a wide initial began.
      return 0x1160...0x11FF ~= value || 0xD7B0...0xD7FB ~= value || value == 0x3164 ? 0 : 1
    }
  }

  private var isPrepended: Bool {
    switch value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: false
    }
  }
}
