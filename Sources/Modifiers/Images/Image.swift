package import Foundation
public import Preferences

/// A box that stands for an image, by its name.
///
/// The counterpart of SwiftUI's `Image`. Its size is what the environment's `imageMeasurer` says,
/// 16 × 16 points in body text; it is drawn as an outline in the foreground style. Its name is its
/// text in snapshots.
public struct Image: Equatable, Sendable {
  let name: String
  let isSystemImage: Bool
  private(set) var isResizable = false

  /// Creates an image of the app's own.
  nonisolated public init(_ name: String) {
    self.name = name
    isSystemImage = false
  }

  /// Creates an image of the system's.
  nonisolated public init(systemName: String) {
    name = systemName
    isSystemImage = true
  }

  /// Makes the image fill the room that it is offered.
  nonisolated public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }
}

extension Image: View {
  /// There is no body.
  public typealias Body = Never
}

extension Image: LayoutLeaf {
  package var text: String? { name }

  package func sizing(in surroundings: LeafSurroundings) -> ImageLeaf {
    let environment = surroundings.environment
    let size = environment.imageMeasurer.size(
      ofImage: name, isSystemImage: isSystemImage, font: environment.font ?? .body)
    return ImageLeaf(size: size, isResizable: isResizable)
  }

  package func draw(
    _ sizing: ImageLeaf, in frame: CGRect, environment: EnvironmentValues,
    into painter: inout Painter
  ) {
    // Half a line further in, so that the line does not stand out of the frame.
    let outline = Outline.rectangle(frame.insetBy(dx: 0.5, dy: 0.5))
    let color = DrawingColor(environment.concrete(environment.foregroundColor))
    painter.add(.stroke(outline, color, lineWidth: 1))
  }
}

/// An image as it is measured.
package struct ImageLeaf: LeafSizing, Equatable {
  /// The image's own size in points.
  let size: CGSize
  let isResizable: Bool

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
  }
}
