/// A value that a view owns and that outlives the view's descriptions.
///
/// The counterpart of SwiftUI's `State`. The value belongs to the view's place in the tree: it
/// starts afresh when the place or an explicit id changes. A body that read it runs again after it
/// was written; a write of an equal value wakes nobody.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var box: StateBox<Value>?

  /// Creates state with an initial value.
  public init(wrappedValue value: Value) {
    initial = value
  }

  /// Creates state with an initial value.
  public init(initialValue value: Value) {
    initial = value
  }

  /// The value: in a body as of this pass, elsewhere with everything that was written.
  ///
  /// Before the view is mounted this is the initial value, and a write is lost. A write from
  /// another thread takes place on the main actor soon after.
  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(initial) }
    return Binding(location: box)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates state that is `nil` at first.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: InstalledProperty {
  package mutating func install(for owner: PropertyOwner) {
    box = StateBox(initial, owner: owner.work)
  }

  package mutating func adopt(_ old: State<Value>) {
    box = old.box
  }

  package func uninstall() {
    box?.disown()
  }

  package var source: Source? { box }

  package var summary: String? {
    guard let box else { return nil }
    let value = Tracker.untracked { box.value }
    // An object that does not describe itself has no more to say than its type.
    if Value.self is AnyClass, !(value is any CustomStringConvertible) { return nil }
    return ValueText.describing(value)
  }
}

extension State: ComparedInput {
  package func isSameInput(as other: State<Value>) -> Bool { true }

  package static var isAlwaysSame: Bool { true }
}
