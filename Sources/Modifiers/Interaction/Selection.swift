package import Preferences

/// What is chosen among options, or selected among rows, whatever the type of the values.
package struct Selection {
  /// Makes a value one of the selection's type; `nil` if it is of another type.
  package let convert: (AnyHashable) -> AnyHashable?

  private let holds: (AnyHashable) -> Bool
  private let write: (AnyHashable) -> Void

  private init<Value: Hashable>(
    holds: @escaping (Value) -> Bool, write: @escaping (Value) -> Void
  ) {
    convert = { ($0.base as? Value).map { AnyHashable($0) } }
    self.holds = { ($0.base as? Value).map(holds) ?? false }
    self.write = { if let value = $0.base as? Value { write(value) } }
  }

  /// One value is always chosen. What is chosen is settled here, so that nobody sees a choice
  /// before the update that takes it in.
  package init<Value: Hashable>(_ binding: Binding<Value>) {
    let chosen = binding.wrappedValue
    self.init(holds: { $0 == chosen }, write: { binding.wrappedValue = $0 })
  }

  /// At most one value is selected.
  nonisolated init?<Value: Hashable>(one selection: Binding<Value?>?) {
    guard let selection else { return nil }
    self.init(
      holds: { (value: Value) in selection.wrappedValue == value },
      write: { selection.wrappedValue = $0 })
  }

  /// Any number of values is selected; a tap takes a selected one out.
  nonisolated init?<Value: Hashable>(several selection: Binding<Set<Value>>?) {
    guard let selection else { return nil }
    self.init(
      holds: { (value: Value) in selection.wrappedValue.contains(value) },
      write: { value in
        var values = selection.wrappedValue
        if values.remove(value) == nil { values.insert(value) }
        selection.wrappedValue = values
      })
  }

  /// Whether a value is chosen; one of another type never is.
  package func contains(_ value: AnyHashable) -> Bool { holds(value) }

  /// Does what a tap on the option or the row of a value does.
  ///
  /// - Returns: Whether the value is of the selection's type; another one changes nothing.
  @discardableResult package func tap(_ value: AnyHashable) -> Bool {
    guard let value = convert(value) else { return false }
    write(value)
    return true
  }
}
