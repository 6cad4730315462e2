public import Foundation

/// A type that names an alignment guide and says where it lies by default, as in SwiftUI.
public protocol AlignmentID: SendableMetatype {
  /// Returns the guide's position in points from the view's leading or top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
