import Preferences

/// A question about geometry that some work has asked, with the answer that it was given.
@MainActor final class GeometrySource {
  /// What the work has read.
  let source = ClientSource()

  let query: GeometryQuery
  private(set) weak var site: GeometrySite?

  /// What an anchor was made of.
  let target: AnchorTarget?

  /// What those who asked were told.
  var known: GeometryAnswer

  init(
    _ query: GeometryQuery, at site: GeometrySite, of target: AnchorTarget?,
    answer: GeometryAnswer
  ) {
    self.query = query
    self.site = site
    self.target = target
    known = answer
  }

  /// Whether some work still wants to know.
  var isRead: Bool { source.hasDependents }
}
