import Modifiers

/// A color in four bytes.
struct CellColor: Equatable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
  var alpha: UInt8 = 255

  /// What a cell looks like before anything is drawn, for colors that let it through.
  static let paper = CellColor(red: 255, green: 255, blue: 255)
}

extension CellColor {
  init(_ color: DrawingColor, opacity: Double = 1) {
    func byte(_ component: Double) -> UInt8 { UInt8((component * 255).rounded()) }
    red = byte(color.red)
    green = byte(color.green)
    blue = byte(color.blue)
    alpha = byte(color.opacity * opacity)
  }

  var isBlack: Bool { red == 0 && green == 0 && blue == 0 }

  /// The opaque color that is seen when this one lies over another.
  func over(_ background: CellColor) -> CellColor {
    func mix(_ upper: UInt8, _ lower: UInt8) -> UInt8 {
      let sum = Int(upper) * Int(alpha) + Int(lower) * (255 - Int(alpha))
      return UInt8((sum + 127) / 255)
    }
    return CellColor(
      red: mix(red, background.red),
      green: mix(green, background.green),
      blue: mix(blue, background.blue)
    )
  }

  /// The shade for this color as a background: the darker, the more ink.
  var shade: Character {
    // The weights of the components in perceived brightness (ITU-R BT.601), in thousandths.
    let brightness = (Int(red) * 299 + Int(green) * 587 + Int(blue) * 114) / 255
    return switch 1_000 - brightness {
    case ..<50: " "
    case ..<300: "░"
    case ..<550: "▒"
    case ..<800: "▓"
    default: "█"
    }
  }
}
