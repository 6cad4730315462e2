/// A value that is made from another by a closure.
final class TransformOutput<K: PreferenceKey>: Output<K> {
  /// The scheduler lives as long as its host, which owns every output.
  private unowned(unsafe) let scheduler: Scheduler
  private let comparison = Comparison.of(K.Value.self)

  var transform: (inout K.Value) -> Void {
    didSet { scheduler.enqueueUp(self) }
  }

  var input: Output<K>? {
    didSet {
      input?.consumer = self
      scheduler.enqueueUp(self)
    }
  }

  init(transform: @escaping (inout K.Value) -> Void, depth: Int32, scheduler: Scheduler) {
    self.transform = transform
    self.scheduler = scheduler
    super.init(value: K.defaultValue, depth: depth)
    scheduler.enqueueUp(self)
  }

  override var origin: AnyOutput? { input }

  override func inputDidChange(_ input: AnyOutput) {
    scheduler.enqueueUp(self)
  }

  override func sourceDidChange() {
    scheduler.enqueueUp(self)
  }

  override func ownedSourceWasWritten(_ source: Source, by running: Work?) {
    scheduler.enqueueWritten(source)
  }

  override func perform() {
    var value = input?.value ?? K.defaultValue
    Tracker.track(self) { transform(&value) }
    set(value, comparedBy: comparison)
  }
}
