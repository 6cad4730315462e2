/// One piece of work that read one source: an edge of the dependency graph.
///
/// A link stands in two lists. The work owns its links in the order of reading; the source finds
/// its links through a doubly linked list, so that a link leaves it in constant time.
final class Link {
  let source: Source

  /// The work owns the link and removes it before it goes, so this never dangles.
  unowned(unsafe) let dependent: Work

  var nextOfDependent: Link?

  /// Links leave the source's list before they are released, so these never dangle.
  unowned(unsafe) var nextOfSource: Link?
  unowned(unsafe) var previousOfSource: Link?

  init(source: Source, dependent: Work) {
    self.source = source
    self.dependent = dependent
    nextOfSource = source.firstLink
    source.firstLink?.previousOfSource = self
    source.firstLink = self
  }

  /// Whether this link stands in its source's list, between its neighbours.
  var isInList: Bool {
    let isKnownBefore = (previousOfSource?.nextOfSource ?? source.firstLink) === self
    return isKnownBefore && (nextOfSource == nil || nextOfSource?.previousOfSource === self)
  }

  /// Leaves the source's list.
  func detach() {
    if let previousOfSource {
      previousOfSource.nextOfSource = nextOfSource
    } else {
      source.firstLink = nextOfSource
    }
    nextOfSource?.previousOfSource = previousOfSource
    previousOfSource = nil
    nextOfSource = nil
  }
}
