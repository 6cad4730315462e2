/// How a round corner is curved, as SwiftUI's `RoundedCornerStyle`.
///
/// Both styles are drawn as a quarter of an ellipse: the cells and the plain SVG figures that
/// shapes are drawn with do not tell them apart.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of an ellipse.
  case circular
  /// A corner whose curve sets in gradually.
  case continuous
}
