/// The closures of the user's that phase two will run.
@MainActor package final class ActionQueue {
  /// In the order in which phase two runs them.
  package enum Kind: Int, CaseIterable {
    case disappearance, appearance, change, preference
  }

  private struct Entry {
    let element: Element
    let action: @MainActor () -> Void
  }

  /// A value that an action was given.
  package struct Delivery {
    package let key: String
    package let path: String
    package let value: String
  }

  /// The values delivered while they were recorded, oldest first.
  package private(set) var deliveries: [Delivery] = []

  /// The action that wrote some state.
  struct Writer {
    let action: String
    let path: String
  }

  /// The action that wrote last while deliveries were recorded.
  private(set) var lastWriter: Writer?

  /// Whether deliveries are recorded, as they are shortly before an update is given up.
  package var recordsDeliveries = false {
    didSet {
      guard recordsDeliveries != oldValue else { return }
      deliveries = []
      lastWriter = nil
    }
  }

  private var entries = [[Entry]](repeating: [], count: Kind.allCases.count)
  private var waitingCount = 0

  /// Whether nothing waits.
  package var isEmpty: Bool { waitingCount == 0 }

  /// Adds an action of an element.
  package func add(
    _ kind: Kind, of element: Element, _ action: @escaping @MainActor () -> Void
  ) {
    waitingCount += 1
    entries[kind.rawValue].append(Entry(element: element, action: action))
  }

  /// Notes a value that the action of an element is given.
  func noteDelivery<K: PreferenceKey>(to element: Element, of key: K.Type, value: K.Value) {
    guard recordsDeliveries else { return }
    noteDelivery(to: element, of: TypeName.qualified(key), value: value)
  }

  /// Notes a value that the action of a modifier is given.
  func noteDelivery<Value>(to element: Element, of name: String, value: Value) {
    guard recordsDeliveries else { return }
    deliveries.append(
      Delivery(key: name, path: element.path, value: ValueText.describing(value)))
  }

  /// Runs everything that waits: one kind after the other, each with children before parents and
  /// siblings in tree order. What they write waits in a scheduler.
  func run(writingTo scheduler: Scheduler) {
    guard !isEmpty else { return }
    for kind in Kind.allCases {
      guard !entries[kind.rawValue].isEmpty else { continue }
      var waiting: [Entry] = []
      swap(&waiting, &entries[kind.rawValue])
      waitingCount -= waiting.count
      sort(&waiting, kind)
      for entry in waiting where kind == .disappearance || !entry.element.isDead {
        let writes = scheduler.writeCount
        entry.action()
        guard recordsDeliveries, scheduler.writeCount > writes else { continue }
        let label = kind == .disappearance ? "onDisappear" : entry.element.label
        lastWriter = Writer(action: label ?? "", path: entry.element.path)
      }
    }
  }

  /// Forgets everything that waits.
  package func removeAll() {
    for index in entries.indices { entries[index].removeAll() }
    waitingCount = 0
  }

  private func sort(_ waiting: inout [Entry], _ kind: Kind) {
    guard waiting.count > 1 else { return }
    // What is gone stands where it stood before the pass.
    let order = ElementOrder(of: waiting.map(\.element)) {
      kind == .disappearance ? $0.orderBeforePass : $0.order
    }
    waiting = order.permutation.map { waiting[$0] }
  }
}
