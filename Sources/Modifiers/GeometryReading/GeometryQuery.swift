import Foundation

/// A question about the geometry of a view.
enum GeometryQuery: Hashable {
  case size
  case frame(CoordinateSpace)
  case bounds(AnyHashable)
  case safeAreaInsets
  case anchor(AnchorPart, of: ObjectIdentifier)
}

/// The answer to a question about geometry.
enum GeometryAnswer: Equatable {
  case rectangle(CGRect)
  case insets(EdgeInsets)

  /// There is no such space.
  case nothing

  /// The view that was asked about is no longer there.
  case gone

  /// The insets; none where there are none.
  var insets: EdgeInsets {
    guard case .insets(let insets) = self else { return EdgeInsets() }
    return insets
  }

  /// The rectangle; the null rectangle where there is none.
  var rectangle: CGRect {
    guard case .rectangle(let rectangle) = self else { return .null }
    return rectangle
  }
}
