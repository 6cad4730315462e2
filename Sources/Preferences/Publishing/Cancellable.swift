/// Something that can be stopped.
///
/// The counterpart of Combine's `Cancellable`.
public protocol Cancellable {
  /// Stops it; from the second time on does nothing.
  func cancel()
}

extension Cancellable {
  /// Keeps this in a set, which stops it when it is released.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(AnyCancellable(self))
  }

  /// Keeps this in a collection, which stops it when it is released.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }
}

/// Stops something when it is cancelled or released.
///
/// The counterpart of Combine's `AnyCancellable`.
public final class AnyCancellable: Cancellable {
  private let lock = Lock()
  private var action: (() -> Void)?

  /// Creates a cancellable that calls a closure once.
  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  /// Creates a cancellable that cancels another.
  public init<C: Cancellable>(_ canceller: C) {
    action = { canceller.cancel() }
  }

  /// Keeps this very object in a set, which stops it when it is released.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  /// Keeps this very object in a collection, which stops it when it is released.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Stops it.
  public func cancel() {
    takeAction()?()
  }

  private func takeAction() -> (() -> Void)? {
    lock.withLock {
      defer { action = nil }
      return action
    }
  }

  deinit {
    action?()
  }
}

extension AnyCancellable: @unchecked Sendable {}

extension AnyCancellable: Hashable {
  /// Whether two are the same.
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }

  /// Adds the identity to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
