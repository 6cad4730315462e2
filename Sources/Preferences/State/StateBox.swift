/// The storage of one state property of one mounted view.
package final class StateBox<Value>: Location<Value> {
  /// What is read outside bodies: every write is seen at once.
  // Unchecked: read at every step, and nothing that could touch it runs meanwhile.
  @exclusivity(unchecked) private var latest: Value

  /// What bodies read: the value as of the start of the pass.
  // Unchecked: read at every step, and nothing that could touch it runs meanwhile.
  @exclusivity(unchecked) private var committed: Value

  private let comparison: Comparison<Value>
  // Unchecked: read at every step, and nothing that could touch it runs meanwhile.
  @exclusivity(unchecked) private var isWritten = false

  /// What the state belongs to, until it is unmounted; it lets go before it dies.
  // Unchecked: read at every step, and nothing that could touch it runs meanwhile.
  @exclusivity(unchecked) private unowned(unsafe) var ownerWork: Work?

  package init(_ value: Value, owner: Work) {
    latest = value
    committed = value
    comparison = Comparison.of(Value.self)
    ownerWork = owner
  }

  package override var value: Value {
    guard Tracker.isActive else { return latest }
    Tracker.read(self)
    return committed
  }

  package override func write(_ newValue: Value) {
    guard !comparison.areEqual(latest, newValue) else { return }
    latest = newValue
    guard let ownerWork else {
      committed = newValue
      return
    }
    let running = Tracker.running
    guard !isWritten || running != nil else { return }
    isWritten = true
    // Unsafe for the compiler alone: the closure runs at once, and locations write on the main
    // actor.
    nonisolated(unsafe) let source = self
    MainActor.runUnchecked { ownerWork.ownedSourceWasWritten(source, by: running) }
  }

  package override var owner: Work? { ownerWork }

  package override var hasChanged: Bool { !comparison.areEqual(committed, latest) }

  package override func commit() -> Bool {
    isWritten = false
    guard hasChanged else { return false }
    committed = latest
    return true
  }

  /// Lets go of the owner; later writes are kept but wake nobody.
  package func disown() {
    ownerWork = nil
  }
}
