/// A modifier that runs an action when a value given to it changes.
struct ChangeModifier<Value: Equatable> {
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void
}

extension ChangeModifier: ViewModifier {
  typealias Body = Never
}

extension ChangeModifier: PrimitiveModifier {
  static var label: String { "onChange" }

  static func makeElement(
    _ modifier: ChangeModifier<Value>, in place: Place, holding content: AnyViewType
  ) -> ModifierElement<ChangeModifier<Value>> {
    ChangeElement(modifier, in: place)
  }
}

extension View {
  /// Runs an action in phase two when a value has changed, with the old and the new one.
  ///
  /// With `initial` it also runs when the view appears, with the same value twice.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial, action: action))
  }

  /// Runs an action in phase two when a value has changed.
  ///
  /// With `initial` it also runs when the view appears.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
  }

  /// Runs an action in phase two when a value has changed, with the new one.
  ///
  /// The older of SwiftUI's forms, for source that still uses it.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: false) { _, new in action(new) })
  }
}

private final class ChangeElement<Value: Equatable>: ModifierElement<ChangeModifier<Value>> {
  /// The value as of the last time the action ran or could have run.
  private var known: Value
  private var isWaiting = false
  private let comparison = Comparison.of(Value.self)

  override init(_ modifier: ChangeModifier<Value>, in place: Place) {
    known = modifier.value
    super.init(modifier, in: place)
  }

  override func didActivate() -> Element? {
    known = modifier.value
    if modifier.initial { enqueue(isInitial: true) }
    return super.didActivate()
  }

  override func modifierDidChange() {
    guard !comparison.areEqual(known, modifier.value) else { return }
    enqueue(isInitial: false)
  }

  private func enqueue(isInitial: Bool) {
    guard !isWaiting else { return }
    isWaiting = true
    context.actions.add(.change, of: self) { [self] in
      isWaiting = false
      let old = known
      known = modifier.value
      // Within one pass the value may have gone away and come back.
      guard isInitial || !comparison.areEqual(old, known) else { return }
      context.scheduler.counters.actions += 1
      modifier.action(old, known)
    }
  }
}
