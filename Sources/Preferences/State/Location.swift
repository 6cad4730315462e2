/// Where the value of a binding is read and written.
package class Location<Value>: Source {
  /// The value: within a body as of this pass, elsewhere with all that was written.
  package var value: Value {
    preconditionFailure("Location.value: a subclass does not say where its value is")
  }

  /// Writes the value.
  package func write(_ newValue: Value) {}

  /// Whether this location and another stand for the same place.
  package func isSame(as other: Location<Value>) -> Bool { self === other }
}
