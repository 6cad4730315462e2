/// A modifier that runs an action when a value has changed that can be worked out only once a
/// client module is ready, such as a size.
///
/// The value is worked out in phase one, again if the modifier or what it read has changed. The
/// action runs in phase two like that of `onChange`; the first time with the same value twice.
package protocol LateChangeModifier: PrimitiveModifier {
  /// The type of the value.
  associatedtype Value: Equatable

  /// The action, given the old and the new value.
  var action: (Value, Value) -> Void { get }

  /// Works the value out, given the modifier's element.
  @MainActor func value(at element: Element) -> Value
}

extension LateChangeModifier {
  package static func makeElement(
    _ modifier: Self, in place: Place, holding content: AnyViewType
  ) -> ModifierElement<Self> {
    LateChangeElement(modifier, in: place)
  }
}

private final class LateChangeElement<M: LateChangeModifier>: ModifierElement<M> {
  /// The value that the action was last given.
  private var delivered: M.Value?
  private var isWaiting = false
  private let comparison = Comparison.of(M.Value.self)

  override func modifierDidChange() {
    attachment?.lateWorkIsDue()
  }

  override func sourceDidChange() {
    attachment?.lateWorkIsDue()
  }

  override func performLate() {
    let value = Tracker.track(self) { modifier.value(at: self) }
    latest = value
    guard !isWaiting, !isKnown(value) else { return }
    isWaiting = true
    context.actions.add(.change, of: self) { [self] in deliver() }
  }

  /// The value as of the last layout.
  private var latest: M.Value?

  private func isKnown(_ value: M.Value) -> Bool {
    delivered.map { comparison.areEqual($0, value) } ?? false
  }

  private func deliver() {
    isWaiting = false
    // Within one pass the value may have gone away and come back.
    guard let value = latest, !isKnown(value) else { return }
    let old = delivered ?? value
    delivered = value
    context.scheduler.counters.actions += 1
    context.actions.noteDelivery(to: self, of: M.label, value: value)
    modifier.action(old, value)
  }
}
