import Preferences

/// The storage of one focus state, whatever the type of its value.
class AnyFocusBox {
  /// What moves the focus, as long as the view is mounted.
  weak var stage: FocusStage?

  /// Whether the value stands for some field.
  var isFocused: Bool { false }

  /// The places that stand for the value, in no order.
  var askedPlaces: [any FocusPlace] { [] }

  /// The value in words.
  var summary: String { "" }

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

  /// The mounted places that stand for each value.
  private var places: [Value: [ObjectIdentifier: any FocusPlace]] = [:]

  init(unfocused: Value, owner: Work) {
    self.unfocused = unfocused
    latest = unfocused
    state = StateBox(unfocused, owner: owner)
  }

  /// The value: within a body as of this pass, elsewhere with all that was written.
  var value: Value { state.value }

  override var isFocused: Bool { latest != unfocused }

  override var askedPlaces: [any FocusPlace] { places[latest].map { Array($0.values) } ?? [] }

  override var summary: String { ValueText.describing(latest) }

  /// Notes that a place stands for a value.
  func add(_ place: any FocusPlace, for value: Value) {
    places[value, default: [:]][ObjectIdentifier(place)] = place
  }

  /// Notes that a place no longer stands for a value; returns whether it did.
  @discardableResult func remove(_ place: any FocusPlace, for value: Value) -> Bool {
    guard places[value]?.removeValue(forKey: ObjectIdentifier(place)) != nil else { return false }
    if places[value]?.isEmpty == true { places[value] = nil }
    return true
  }

  /// Takes in a value that the user's code writes, and asks for the focus to be moved: at once on
  /// the main actor, and soon from elsewhere.
  func set(_ newValue: Value) {
    // Unsafe for the compiler alone: the box and its value belong to the main actor.
    nonisolated(unsafe) let (box, newValue) = (self, newValue)
    MainActor.hop { box.write(newValue) }
  }

  @MainActor private func write(_ newValue: Value) {
    guard newValue != latest else {
      if isFocused { stage?.keep(self) }
      return
    }
    store(newValue)
    stage?.request(self)
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
