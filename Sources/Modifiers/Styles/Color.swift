/// A colour as red, green, blue and opacity, each from 0 to 1, as SwiftUI's `Color`.
public struct Color: Hashable, Sendable {
  /// The colour's name where it has one, such as "red" or "primary".
  package let name: String?
  package let red: Double
  package let green: Double
  package let blue: Double
  package let opacity: Double

  package init(name: String?, red: Double, green: Double, blue: Double, opacity: Double) {
    self.name = name
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// Creates a colour from its components, each from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    self.init(
      name: nil,
      red: colorSpace.encoded(red),
      green: colorSpace.encoded(green),
      blue: colorSpace.encoded(blue),
      opacity: opacity
    )
  }

  /// Creates a shade of grey from 0, black, to 1, white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    // A hue goes round the circle of colours, in either direction.
    let hue = hue - hue.rounded(.down)
    func component(_ offset: Double) -> Double {
      let turn = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(turn, 4 - turn, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Returns the colour with its opacity multiplied by a factor from 0 to 1.
  public func opacity(_ opacity: Double) -> Color {
    Color(name: name, red: red, green: green, blue: blue, opacity: self.opacity * opacity)
  }
}

extension Color: CustomStringConvertible {
  /// The colour's name, or its components as "#RRGGBB", with the opacity where it is not full.
  public var description: String {
    let base = name ?? hexadecimal
    return opacity == 1 || name == "clear" ? base : "\(base) \(opacity)"
  }

  /// The red, green and blue components as "#RRGGBB".
  package var hexadecimal: String {
    let digits = [red, green, blue].map { component in
      let byte = component.isNaN ? 0 : Int((min(max(component, 0), 1) * 255).rounded())
      let text = String(byte, radix: 16, uppercase: true)
      return byte < 16 ? "0" + text : text
    }
    return "#" + digits.joined()
  }
}
