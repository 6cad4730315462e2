/// Something that can be out of date and knows how to bring itself up to date.
///
/// Nodes and outputs are work. Work that is out of date waits in one of the scheduler's queues,
/// ordered by ``depth``: bodies run from the root down, values are computed from the leaves up.
@MainActor package class Work {
  /// The distance from the root. Whatever stands below something has a greater depth.
  package final let depth: Int32

  /// The position among the siblings of the same container.
  // Unchecked: read at every step, and nothing that could touch it runs meanwhile.
  @exclusivity(unchecked) package final var order: Int32 = 0

  /// Whether ``perform()`` has something to do.
  // Unchecked: read at every step, and nothing that could touch it runs meanwhile.
  @exclusivity(unchecked) package final var isDirty = false

  /// Whether a queue holds this work.
  // Unchecked: read at every step, and nothing that could touch it runs meanwhile.
  @exclusivity(unchecked) final var isQueued = false

  /// Whether this work was taken out of the tree for good.
  // Unchecked: read at every step, and nothing that could touch it runs meanwhile.
  @exclusivity(unchecked) package final var isDead = false

  /// The sources that were read when this work was last performed.
  ///
  /// Unsafe because property wrappers note reads from contexts that are not known to be on the
  /// main actor; in fact all of them are.
  // Unchecked: read at every step, and nothing that could touch it runs meanwhile.
  @exclusivity(unchecked) nonisolated(unsafe) package final var dependencies = Dependencies()

  init(depth: Int32) {
    self.depth = depth
  }

  /// Brings this work up to date.
  package func perform() {}

  /// Hears that a source read by this work has changed.
  package func sourceDidChange() {}

  /// Hears that a source owned by this work was written, by a running body if there is one.
  package func ownedSourceWasWritten(_ source: Source, by running: Work?) {}
}
