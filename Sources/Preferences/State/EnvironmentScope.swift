/// The environment at one place of the tree, shared by everything below up to the next change.
package final class EnvironmentScope: @unchecked Sendable {
  /// The values at this place.
  package private(set) var values: EnvironmentValues

  /// What a client module has worked out from the values, until they change.
  @MainActor package var workedOut: AnyObject?

  private var parent: EnvironmentScope?
  private var change: (inout EnvironmentValues) -> Void = { _ in }

  /// The scopes below that build on this one, by the number each got when it came. They leave
  /// when their node goes.
  private var children: [Int: Unowned] = [:]
  private var arrivals = 0
  private var number = 0

  /// One source for each key that a body has read here, in the order of reading.
  private var sources: [(key: ObjectIdentifier, source: Source)] = []

  /// Stands for all values together, for readers that want to hear of any change.
  private let everything = Source()

  private struct Unowned {
    unowned(unsafe) let scope: EnvironmentScope
  }

  /// Creates the root's scope.
  package init(values: EnvironmentValues) {
    self.values = values
    parent = nil
  }

  /// Creates a scope that changes what it inherits.
  package init(parent: EnvironmentScope, change: @escaping (inout EnvironmentValues) -> Void) {
    self.parent = parent
    self.change = change
    values = parent.values
    change(&values)
    parent.arrivals += 1
    number = parent.arrivals
    parent.children[number] = Unowned(scope: self)
  }

  /// Leaves the parent, which a scope does not keep alive any more: a long chain of scopes is not
  /// released by recursion.
  package func leave() {
    parent?.children[number] = nil
    parent = nil
  }

  /// Reads a value for the body that is running, which runs again when that value changes.
  package func read<V>(_ keyPath: KeyPath<EnvironmentValues, V>) -> V {
    read { $0[keyPath: keyPath] }
  }

  /// Reads a value for the body that is running, which runs again when that value changes.
  func read<V>(_ value: (EnvironmentValues) -> V) -> V {
    guard Tracker.isActive else { return value(values) }
    var recorded = values
    recorded.recorder = self
    return value(recorded)
  }

  /// Reads all values for work that is to hear of any change.
  package func readAll() -> EnvironmentValues {
    Tracker.read(everything)
    return values
  }

  /// Notes that the running body reads a key.
  func note(_ key: ObjectIdentifier) {
    guard Tracker.isActive else { return }
    if let known = sources.first(where: { $0.key == key }) { return Tracker.read(known.source) }
    let source = Source()
    sources.append((key, source))
    Tracker.read(source)
  }

  /// Replaces the values of the root's scope.
  @MainActor package func replace(_ newValues: EnvironmentValues) {
    change = { $0 = newValues }
    refresh()
  }

  /// Replaces the way in which this scope changes what it inherits.
  @MainActor package func replace(change: @escaping (inout EnvironmentValues) -> Void) {
    self.change = change
    refresh()
  }

  /// Computes the values anew, here and below as far as they differ, and tells the bodies that
  /// read what differs.
  ///
  /// - Complexity: O(scopes whose values differ · keys).
  @MainActor private func refresh() {
    var waiting = [self]
    while let scope = waiting.popLast() {
      let old = scope.values
      var new = scope.parent?.values ?? old
      scope.change(&new)
      guard !old.isEqual(to: new) else { continue }
      scope.values = new
      scope.workedOut = nil
      for (key, source) in scope.sources where !old.isEqual(to: new, for: key) {
        source.notifyDependents()
      }
      scope.everything.notifyDependents()
      // Last first, so that the first one is taken next: every run visits in the same order.
      waiting += scope.children.sorted { $0.key > $1.key }.map(\.value.scope)
    }
  }
}
