/// What one property of one mounted view knows of the object it observes.
///
/// ```
///  idle ──first read by a body──▶ subscribed ──another object──▶ idle ──▶ …
///    └────────────── view unmounted ──▶ disowned ◀───┘
/// ```
final class ObjectSource<Object: ObservableObject>: Source {
  /// The object; kept here, so that no other one can take its address while it is compared.
  private(set) var object: Object?

  private var subscription: AnyCancellable?
  private var isWritten = false

  /// What the property belongs to, until it is unmounted; it lets go before it dies.
  private unowned(unsafe) var ownerWork: Work?

  init(_ object: Object?, owner: Work) {
    self.object = object
    ownerWork = owner
    super.init()
  }

  /// Stands for another object from now on. That one is subscribed when a body reads it.
  func observe(_ newObject: Object?) {
    guard newObject !== object else { return }
    object = newObject
    subscription = nil
  }

  /// Notes that the running body, if there is one, reads the object.
  func noteRead() {
    guard Tracker.running != nil else { return }
    Tracker.read(self)
    guard subscription == nil, ownerWork != nil, let object else { return }
    subscription = object.objectWillChange.sink(receiveCompletion: { _ in }) { [weak self] _ in
      // Unsafe for the compiler alone: the source is used on the main actor.
      nonisolated(unsafe) let source = self
      MainActor.hop { source?.objectWillChange() }
    }
  }

  @MainActor private func objectWillChange() {
    guard hasDependents, let ownerWork else { return }
    let running = Tracker.running
    guard !isWritten || running != nil else { return }
    isWritten = true
    Announcement.perform { ownerWork.ownedSourceWasWritten(self, by: running) }
  }

  override var owner: Work? { ownerWork }

  override func commit() -> Bool {
    isWritten = false
    return true
  }

  /// Lets go of the owner and hears no more. The object stays for closures that still read it.
  func disown() {
    subscription = nil
    ownerWork = nil
  }
}
