public import Preferences

/// Where the focus is, as far as a view cares: in one of its fields, or in none.
///
/// The counterpart of SwiftUI's `FocusState`. Each field says with
/// ``Preferences/View/focused(_:equals:)`` for which value it stands. Writing the value moves the
/// focus, in the update that follows, to the field that stands for it, which may appear in that
/// same update; if there is none, the value goes back to `nil`, or to false. When the focus comes
/// to a field, moves on or its field goes, the value follows. The same happens when its field is
/// disabled.
///
/// Where several fields stand for one value, the first in the tree is meant, and the host's
/// diagnostics say so. A field under `hidden()` is not given the focus. A sheet has its own fields:
/// what stands around its presenter does not hear of them.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  /// The value that stands for no field.
  private let unfocused: Value
  private var box: FocusBox<Value>?

  /// Creates a state that says whether the focus is in one field.
  public init() where Value == Bool {
    unfocused = false
  }

  /// Creates a state that says in which of several fields the focus is.
  public init<T>() where Value == T?, T: Hashable {
    unfocused = nil
  }

  /// The value: in a body as of this pass, elsewhere with everything that was written.
  ///
  /// A write from another thread takes place on the main actor soon after.
  public var wrappedValue: Value {
    get { box?.value ?? unfocused }
    nonmutating set { box?.set(newValue) }
  }

  /// What fields are connected with.
  public var projectedValue: Binding {
    Binding(box: box, unfocused: unfocused)
  }

  /// A connection to a focus state.
  @propertyWrapper public struct Binding {
    let box: FocusBox<Value>?
    fileprivate let unfocused: Value

    /// The value.
    public var wrappedValue: Value {
      get { box?.value ?? unfocused }
      nonmutating set { box?.set(newValue) }
    }

    /// The connection itself.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

extension FocusState: InstalledProperty {
  package mutating func install(for owner: PropertyOwner) {
    let box = FocusBox(unfocused: unfocused, owner: owner.work)
    self.box = box
    let work = owner.work
    // Views are mounted on the main actor.
    box.stage = MainActor.assumeIsolated {
      guard let context = (work as? Node)?.context else { return nil }
      context.require(FocusStage.self)
      return context.stage(FocusStage.self)
    }
  }

  package mutating func adopt(_ old: FocusState<Value>) {
    box = old.box
  }

  package func uninstall() {
    box?.state.disown()
    box?.stage = nil
  }

  package var source: Source? { box?.state }

  package var summary: String? { box?.summary }
}

extension FocusState: ComparedInput {
  package func isSameInput(as other: FocusState<Value>) -> Bool { true }
}

extension FocusState.Binding: ComparedInput {
  package func isSameInput(as other: FocusState<Value>.Binding) -> Bool { box === other.box }
}
