/// Why views that a description speaks of are not there.
public enum ViewAbsence: Equatable, Hashable, Sendable, Codable {
  /// A condition, or an optional, leaves them out.
  case condition

  /// A `ForEach` has no data.
  case noRows

  /// A modifier is applied to content that comes to nothing, so the modifier is not there either.
  case noContent

  /// An object that a view reads from the environment is missing, so the view is left out.
  case missingObject

  /// They are made from what a layout finds out, and there was none so far.
  case noLayout

  /// A container has not mounted so many of its views: a lazy one, since they are not seen; another
  /// one, since what it makes of its subviews does not show them.
  case notMounted(count: Int)
}
