/// A subview where it was written, and the places where it is shown.
@MainActor final class SubviewOrigin {
  let id: Subview.ID

  /// The places, which leave when they are unmounted.
  private var places: [SubviewNode] = []

  /// Whether the element is shown somewhere.
  var isShown: Bool { !places.isEmpty }

  /// Watches an element of some content and the elements that it wraps.
  init(id: Subview.ID, of element: Element) {
    self.id = id
    var next: Element? = element
    while let current = next {
      current.attachment = SubviewLevel(of: self)
      next = current.wrapped
    }
  }

  /// The origin of an element, once it was found as a subview.
  static func of(_ element: Element) -> SubviewOrigin? {
    (element.attachment as? SubviewLevel)?.origin
  }

  func add(_ place: SubviewNode) {
    places.append(place)
  }

  func remove(_ place: SubviewNode) {
    places.removeAll { $0 === place }
  }

  /// Stands for the values of the elements, for readers that want to hear of any change.
  private lazy var revisions = Source()

  /// Notes that the running closure wants to hear when one of the elements has a new value.
  func noteRead() {
    Tracker.read(revisions)
  }

  fileprivate func didChange() {
    for place in places { place.invalidate() }
    revisions.notifyDependents()
  }

  fileprivate func didUnmount() {
    for place in places { place.originDidUnmount() }
    places = []
  }
}

/// One element of a subview: a modifier, or what all its modifiers are around.
final class SubviewLevel: ElementAttachment {
  let origin: SubviewOrigin

  /// How often the element's value was replaced.
  private(set) var version = 0

  init(of origin: SubviewOrigin) {
    self.origin = origin
  }

  func elementDidChange() {
    version += 1
    origin.didChange()
  }

  func childrenDidChange() {}

  func elementDidUnmount() {
    origin.didUnmount()
  }
}
