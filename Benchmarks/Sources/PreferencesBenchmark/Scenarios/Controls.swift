import Preferences

/// The states of mounted views, so that they can be written from outside.
@MainActor final class Controls<Value> {
  private var bindings: [Binding<Value>?]

  init(count: Int) {
    bindings = Array(repeating: nil, count: count)
  }

  /// Takes the state of the view with an index.
  func connect(_ index: Int, _ binding: Binding<Value>) {
    if bindings[index] == nil { bindings[index] = binding }
  }

  /// Adds one to the state of the view with an index.
  func advance(_ index: Int) where Value == Int {
    bindings[index]?.wrappedValue &+= 1
  }

  /// Writes the state of the view with an index.
  func set(_ index: Int, to value: Value) {
    bindings[index]?.wrappedValue = value
  }
}
