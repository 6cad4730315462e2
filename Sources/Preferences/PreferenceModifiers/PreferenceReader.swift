/// A modifier that runs an action when the value of a key has changed.
struct PreferenceReader<K: PreferenceKey> where K.Value: Equatable {
  let action: PreferenceAction<K.Value>

  /// Whether the action runs for the first value, whatever the content is; with `nil` it does so if
  /// the content writes the key or holds anything that may come and go.
  var initial: Bool?

  /// Whether two values are too near to each other to call the action.
  var areNear: (K.Value, K.Value) -> Bool = { _, _ in false }
}

/// What a reader runs.
enum PreferenceAction<Value> {
  /// For each element, whichever it is, with the value before and the value now.
  case plain((Value, Value) -> Void)

  /// For one of several elements; also with the default when that element goes.
  case ofElement((ObjectIdentifier, Value) -> Void)
}

extension PreferenceReader: ViewModifier {
  typealias Body = Never
}

extension PreferenceReader: PrimitiveModifier {
  static var label: String { "onPreferenceChange(\(TypeName.qualified(K.self)))" }

  static var preferenceKey: (any PreferenceKey.Type)? { K.self }

  static func makeElement(
    _ modifier: PreferenceReader<K>, in place: Place, holding content: AnyViewType
  ) -> ModifierElement<PreferenceReader<K>> {
    PreferenceReaderElement(modifier, in: place, holding: content)
  }
}

extension View {
  /// Runs an action in phase two, once for each pass in which the value of a key has changed.
  ///
  /// It runs after the first pass if this view writes the key or holds anything that may come and
  /// go, then with the default if nothing writes it. An update ends only when every reader was
  /// given the value that its view has.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceReader<K>(action: .plain { action($1) }))
  }
}

extension View {
  /// Runs an action as ``onPreferenceChange(_:perform:)`` does, which is told for which of the
  /// elements of this view it runs, and which also runs, with the default, when an element goes.
  ///
  /// It is for a modifier whose one state depends on all elements that it is applied to.
  ///
  /// - Parameter isAlwaysInitial: Whether the action runs after the first pass even if this view
  ///   never writes the key.
  nonisolated package func onPreferenceChangeOfEach<K: PreferenceKey>(
    _ key: K.Type, isAlwaysInitial: Bool = false,
    perform action: @escaping (_ element: ObjectIdentifier, _ value: K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceReader<K>(action: .ofElement(action), initial: isAlwaysInitial ? true : nil))
  }
}

private final class PreferenceReaderElement<K: PreferenceKey>: ModifierElement<
  PreferenceReader<K>
>
where K.Value: Equatable {
  override var contentType: AnyViewType { heldType }

  private let heldType: AnyViewType
  private var output: ActionOutput<K>?

  /// The value that the action was last given, or would have been if it took the first.
  private var delivered: K.Value?
  private var isWaiting = false

  init(_ modifier: PreferenceReader<K>, in place: Place, holding contentType: AnyViewType) {
    heldType = contentType
    super.init(modifier, in: place)
  }

  override var innerDemand: Demand { demand.adding(K.self) }

  override func didActivate() -> Element? {
    let output = ActionOutput<K>(depth: depth, scheduler: context.scheduler)
    output.onPerform = { [unowned self] in enqueueAction() }
    self.output = output
    if modifier.initial == true || holdsVariable(contentType, inListOnly: false) {
      enqueueAction()
    }
    return super.didActivate()
  }

  override func accept(_ change: Contribution, from child: Element) -> Contribution? {
    guard change.key == KeyIdentity(K.self), let output else { return change }
    let upward = output.replaceInput(change)
    return demand.contains(change.key) ? upward : nil
  }

  override func reading<Other: PreferenceKey>(of key: Other.Type) -> Reading<Other>? {
    Other.self == K.self ? .action(delivered.flatMap { $0 as? Other.Value }) : nil
  }

  override var ownOutput: (key: KeyIdentity, output: AnyOutput)? {
    output.map { (KeyIdentity(K.self), $0) }
  }

  override func didUnmount() {
    super.didUnmount()
    output?.isDead = true
    guard delivered != nil, case .ofElement(let action) = modifier.action else { return }
    context.actions.add(.disappearance, of: self) { [self] in
      action(ObjectIdentifier(self), K.defaultValue)
    }
  }

  private func enqueueAction() {
    guard !isWaiting else { return }
    isWaiting = true
    context.actions.add(.preference, of: self) { [self] in deliver() }
  }

  private func deliver() {
    isWaiting = false
    guard let output else { return }
    let value = output.value
    let former = delivered
    if let former {
      guard !output.comparison.areEqual(former, value), !modifier.areNear(former, value) else {
        return
      }
    }
    delivered = value
    guard former != nil || modifier.initial != false else { return }
    context.scheduler.counters.actions += 1
    context.actions.noteDelivery(to: self, of: K.self, value: value)
    switch modifier.action {
    case .plain(let action): action(former ?? K.defaultValue, value)
    case .ofElement(let action): action(ObjectIdentifier(self), value)
    }
  }
}

/// An output that runs a closure whenever it is brought up to date.
private final class ActionOutput<K: PreferenceKey>: ReaderOutput<K> {
  var onPerform: () -> Void = {}

  override func perform() {
    takeInput()
    onPerform()
  }
}
