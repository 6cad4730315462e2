import Foundation

extension Color {
  /// The colour space in which components are given, as SwiftUI's `Color.RGBColorSpace`.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The usual space of screens.
    case sRGB
    /// The usual space of screens with a linear scale of brightness.
    case sRGBLinear
    /// The wider space of newer screens; its components are taken over unchanged.
    case displayP3

    /// A component on the scale of sRGB.
    func encoded(_ component: Double) -> Double {
      guard self == .sRGBLinear else { return component }
      return component <= 0.003_130_8
        ? component * 12.92
        : 1.055 * pow(component, 1 / 2.4) - 0.055
    }
  }
}
