import Preferences

/// The storage of one focus state, whatever the type of its value.
class AnyFocusBox {
  /// What moves the focus, as long as the view is mounted.
  weak var stage: FocusStage?

  /// Whether the value stands for some field.
  var isFocused: Bool { false }

  /// Makes the value that of no field; nothing is moved.
  func reset() {}
}

/// The storage of one focus state.
final class FocusBox<Value: Hashable>: AnyFocusBox {
  let state: StateBox<Value>

  /// The value that stands for no field.
  private let unfocused: Value

  /// The value with everything that was written.
  private(set) var latest: Value

  init(unfocused: Value, owner: Work) {
    self.unfocused = unfocused
    latest = unfocused
    state = StateBox(unfocused, owner: owner)
  }

  /// The value: within a body as of this pass, elsewhere with all that was written.
  var value: Value { state.value }

  override var isFocused: Bool { latest != unfocused }

  /// Takes in a value that the user's code writes, and asks for the focus to be moved.
  func write(_ newValue: Value) {
    guard newValue != latest else { return }
    store(newValue)
    guard let stage else { return }
    // Unsafe for the compiler alone: state is written on the main actor.
    nonisolated(unsafe) let box = self
    MainActor.assumeIsolated { stage.request(box) }
  }

  /// Takes in the value of the field that has the focus.
  func store(_ newValue: Value) {
    latest = newValue
    state.write(newValue)
  }

  override func reset() {
    store(unfocused)
  }
}
