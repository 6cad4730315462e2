public import Foundation
public import Preferences

/// Says how large an image is. SwiftUI has no counterpart.
///
/// There are no images here, only their names. Set your own measurer, as
/// `EnvironmentValues/imageMeasurer`, to lay out with the sizes of real ones.
public protocol ImageMeasurer: Sendable {
  /// The size in points of an image beside text of a font.
  func size(ofImage name: String, isSystemImage: Bool, font: Font) -> CGSize
}

/// Makes every image a square as high as the font is large: 16 × 16 points in body text.
public struct SquareImageMeasurer: ImageMeasurer, Equatable {
  /// Creates the measurer.
  public init() {}

  /// The square of the font's size, in points.
  public func size(ofImage name: String, isSystemImage: Bool, font: Font) -> CGSize {
    CGSize(width: font.pointSize, height: font.pointSize)
  }
}

private struct ImageMeasurerKey: EnvironmentKey {
  static let defaultValue: any ImageMeasurer = SquareImageMeasurer()
}

extension EnvironmentValues {
  /// What knows how large images are. SwiftUI has no counterpart.
  public var imageMeasurer: any ImageMeasurer {
    get { self[ImageMeasurerKey.self] }
    set { self[ImageMeasurerKey.self] = newValue }
  }
}
