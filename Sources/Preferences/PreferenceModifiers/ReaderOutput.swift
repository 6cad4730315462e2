/// The value at a reader: what its content has, or the default.
class ReaderOutput<K: PreferenceKey>: Output<K> {
  /// The scheduler lives as long as its host, which owns every output.
  final unowned(unsafe) let scheduler: Scheduler
  final let comparison = Comparison.of(K.Value.self)

  /// What the content sends up, if anything.
  final var input: Output<K>? {
    didSet {
      input?.consumer = self
      scheduler.enqueueUp(self)
    }
  }

  /// `comesBeforeLayer` is for an element in which the value meets that of a layer.
  init(depth: Int32, comesBeforeLayer: Bool = false, scheduler: Scheduler) {
    self.scheduler = scheduler
    super.init(value: K.defaultValue, depth: depth, comesFirst: comesBeforeLayer)
  }

  /// Takes another input; returns what changes for the elements above, to whom this output stands
  /// for the input.
  final func replaceInput(_ change: Contribution) -> Contribution? {
    let had = input != nil
    input = change.new.map { unsafeDowncast($0, to: Output<K>.self) }
    let has = input != nil
    guard had != has else { return nil }
    return Contribution(of: change.key, old: had ? self : nil, new: has ? self : nil)
  }

  override final var origin: AnyOutput? { input }

  override final var isPresent: Bool { input != nil }

  override final func fault() -> String? {
    if let fault = super.fault() { return fault }
    let isSame = comparison.areEqual(value, input?.value ?? K.defaultValue)
    return isSame ? nil : "a reader has another value than its content sends"
  }

  override final func inputDidChange(_ input: AnyOutput) {
    scheduler.enqueueUp(self)
  }

  override final func ownedSourceWasWritten(_ source: Source, by running: Work?) {
    scheduler.enqueueWritten(source)
  }

  /// Takes over the input's value; returns whether it is another one.
  @discardableResult final func takeInput() -> Bool {
    set(input?.value ?? K.defaultValue, comparedBy: comparison)
  }
}
