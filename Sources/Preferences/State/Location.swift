/// Where the value of a binding is read and written.
package class Location<Value>: Source {
  /// The value: within a body as of this pass, elsewhere with all that was written.
  package var value: Value {
    preconditionFailure("Location.value: a subclass does not say where its value is")
  }

  /// Writes the value, at once on the main actor and soon from elsewhere.
  final func set(_ newValue: Value) {
    // Unsafe for the compiler alone: the location and its value belong to the main actor.
    nonisolated(unsafe) let (location, newValue) = (self, newValue)
    MainActor.hop { location.write(newValue) }
  }

  /// Writes the value, on the main actor.
  package func write(_ newValue: Value) {}

  /// Whether this location and another stand for the same place.
  package func isSame(as other: Location<Value>) -> Bool { self === other }
}
