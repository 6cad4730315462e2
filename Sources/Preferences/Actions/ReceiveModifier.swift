/// A modifier that runs an action with each value of a publisher.
struct ReceiveModifier<P: Publisher> where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void
}

extension ReceiveModifier: ViewModifier {
  typealias Body = Never
}

extension ReceiveModifier: PrimitiveModifier {
  static var label: String { "onReceive" }

  static func makeElement(
    _ modifier: ReceiveModifier<P>, in place: Place, holding content: AnyViewType
  ) -> ModifierElement<ReceiveModifier<P>> {
    ReceiveElement(modifier, in: place)
  }
}

extension View {
  /// Runs an action with each value of a publisher, for as long as the view is there.
  ///
  /// The publisher is heard from phase two of the pass in which the view appears. A value that
  /// comes later runs the action at once; one that a body sends, in phase two. When the view is
  /// given another publisher that one is heard instead, from its first value on; publishers that
  /// are made of closures, such as `map`, count as others whenever they are made.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}

private final class ReceiveElement<P: Publisher>: ModifierElement<ReceiveModifier<P>>
where P.Failure == Never {
  /// The publisher that is heard, from the view's appearance on.
  private var heard: P?
  private var subscription: AnyCancellable?

  override func didActivate() -> Element? {
    context.actions.add(.appearance, of: self) { [self] in subscribe() }
    return super.didActivate()
  }

  override func modifierDidChange() {
    guard isGivenAnother else { return }
    context.actions.add(.change, of: self) { [self] in
      if isGivenAnother { subscribe() }
    }
  }

  private var isGivenAnother: Bool {
    heard.map { !Comparison.of(P.self).areEqual($0, modifier.publisher) } ?? false
  }

  private func subscribe() {
    heard = modifier.publisher
    subscription = nil
    subscription = Self.subscription(of: self, to: modifier.publisher)
  }

  nonisolated private static func subscription(
    of element: ReceiveElement<P>, to publisher: P
  ) -> AnyCancellable {
    publisher.sink { [weak element] value in
      // Unsafe for the compiler alone: what another thread sends is handed over to the main actor.
      nonisolated(unsafe) let value = value
      MainActor.hop { [weak element] in element?.receive(value) }
    }
  }

  private func receive(_ value: P.Output) {
    guard !isDead else { return }
    guard Tracker.isActive else { return deliver(value) }
    context.actions.add(.change, of: self) { [self] in deliver(value) }
    context.scheduler.invalidate()
  }

  private func deliver(_ value: P.Output) {
    context.scheduler.counters.actions += 1
    modifier.action(value)
  }

  override func didUnmount() {
    super.didUnmount()
    subscription = nil
  }
}
