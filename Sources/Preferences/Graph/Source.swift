/// A value from outside the tree that work can read: a state, an environment value, an object.
///
/// It is not bound to the main actor by its type, since property wrappers read it from contexts
/// that the compiler does not know to be on the main actor. All uses are on the main actor.
package class Source {
  /// The first of the links to the work that read this source.
  ///
  /// The links are owned by the work; a link keeps its source alive, so this never dangles.
  // Unchecked: read at every step, and nothing that could touch it runs meanwhile.
  @exclusivity(unchecked) final unowned(unsafe) var firstLink: Link?

  /// The tracking run that saw this source last, so that a second read in one run is free.
  // Unchecked: read at every step, and nothing that could touch it runs meanwhile.
  @exclusivity(unchecked) final var lastRun = 0

  init() {}

  /// Whether some work read this source when it was last performed.
  package final var hasDependents: Bool { firstLink != nil }

  /// The work that this source belongs to, if it is still in the tree.
  package var owner: Work? { nil }

  /// Whether what was written since the last pass differs from what bodies read.
  package var hasChanged: Bool { true }

  /// Takes over what was written since the last pass; returns whether it differs.
  package func commit() -> Bool { true }

  /// Tells the work that read this source.
  ///
  /// - Complexity: O(*n*) for *n* pieces of work.
  @MainActor package final func notifyDependents() {
    var link = firstLink
    while let current = link {
      link = current.nextOfSource
      current.dependent.sourceDidChange()
    }
  }
}

/// A source that a client module keeps, such as a size.
package final class ClientSource: Source {
  /// Creates a source that nothing has read.
  package override init() {
    super.init()
  }

  /// Notes that the work that is being performed, if any, reads this source.
  package func noteRead() {
    Tracker.read(self)
  }

  /// Tells the work that read this source, from a layout: the types of its methods do not say
  /// that it runs on the main actor.
  package func noteChangeInLayout() {
    nonisolated(unsafe) let source = self
    MainActor.assumeIsolated { source.notifyDependents() }
  }
}
