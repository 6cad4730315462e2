/// A modifier that changes the value of a key on its way up.
struct PreferenceTransform<K: PreferenceKey> {
  let transform: (inout K.Value) -> Void
}

extension PreferenceTransform: ViewModifier {
  typealias Body = Never
}

extension PreferenceTransform: PrimitiveModifier {
  static var label: String { "transformPreference(\(TypeName.qualified(K.self)))" }

  static func makeElement(
    _ modifier: PreferenceTransform<K>, in place: Place, holding content: AnyViewType
  ) -> ModifierElement<PreferenceTransform<K>> {
    PreferenceTransformElement(modifier, in: place)
  }
}

extension View {
  /// Changes the value of a key on its way up, beginning with this view's value or the default.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransform<K>(transform: callback))
  }
}

private final class PreferenceTransformElement<K: PreferenceKey>: ModifierElement<
  PreferenceTransform<K>
>
{
  private var output: TransformOutput<K>?

  override func didActivate() -> Element? {
    let key = KeyIdentity(K.self)
    if demand.contains(key) {
      let output = TransformOutput<K>(
        transform: modifier.transform, depth: depth, scheduler: context.scheduler)
      self.output = output
      contribute(Contribution(of: key, old: nil, new: output))
    }
    return super.didActivate()
  }

  override func modifierDidChange() {
    output?.transform = modifier.transform
  }

  override func accept(_ change: Contribution, from child: Element) -> Contribution? {
    guard change.key == KeyIdentity(K.self), let output else { return change }
    output.input = change.new.map { unsafeDowncast($0, to: Output<K>.self) }
    return nil
  }

  override func origin<Other: PreferenceKey>(of key: Other.Type) -> Origin<Other> {
    guard let child, Other.self == K.self,
      let transform = modifier.transform as? (inout Other.Value) -> Void
    else { return super.origin(of: key) }
    return .transformed(child, transform)
  }

  override func didUnmount() {
    super.didUnmount()
    output?.isDead = true
    output?.dependencies.removeAll()
  }
}

/// A value that is made from another by a closure.
private final class TransformOutput<K: PreferenceKey>: Output<K> {
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
