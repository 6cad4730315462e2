extension View {
  /// Runs an action when the value of a key has changed, with or without the first value.
  ///
  /// SwiftUI has no counterpart, other than in its `onChange`.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - initial: `false` leaves the first value out; `true` delivers it also where this view
  ///     never writes the key, then the default. Without it the first value is delivered if this
  ///     view writes the key or holds anything that may come and go.
  ///   - action: What runs.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, initial: Bool, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceReader<K>(action: .plain { action($1) }, initial: initial))
  }

  /// Runs an action with the value before and the value now when the value of a key has changed.
  ///
  /// The first time, the value before is the key's default. SwiftUI has no counterpart, other than
  /// in its `onChange`.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - initial: `false` leaves the first value out; `true` delivers it also where this view
  ///     never writes the key; `nil` is as in the form without it.
  ///   - action: What runs.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, initial: Bool? = nil,
    perform action: @escaping (_ old: K.Value, _ new: K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceReader<K>(action: .plain(action), initial: initial))
  }

  /// Runs an action when the value of a key is farther than a tolerance from the one delivered
  /// last.
  ///
  /// Many small steps call the action when they come to more than the tolerance together. A value
  /// that is no number is farther than any tolerance from one that is. SwiftUI has no counterpart.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - initial: `false` leaves the first value out; `true` delivers it also where this view never
  ///     writes the key; `nil` is as in the form without it.
  ///   - tolerance: The greatest distance that does not count as a change.
  ///   - action: What runs.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, initial: Bool? = nil, tolerance: K.Value,
    perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: BinaryFloatingPoint {
    onPreferenceChange(key, initial: initial, tolerance: tolerance) { action($1) }
  }

  /// Runs an action with the value delivered last and the value now when the two are farther from
  /// each other than a tolerance.
  ///
  /// The first time, the value before is the key's default. SwiftUI has no counterpart.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - initial: `false` leaves the first value out; `true` delivers it also where this view never
  ///     writes the key; `nil` is as in the form without it.
  ///   - tolerance: The greatest distance that does not count as a change.
  ///   - action: What runs.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, initial: Bool? = nil, tolerance: K.Value,
    perform action: @escaping (_ old: K.Value, _ new: K.Value) -> Void
  ) -> some View where K.Value: BinaryFloatingPoint {
    modifier(
      PreferenceReader<K>(
        action: .plain(action), initial: initial, areNear: { abs($0 - $1) <= tolerance }))
  }

  /// Runs an action when the value of a key that may be missing is farther than a tolerance from
  /// the one delivered last, or has come or gone.
  ///
  /// For the keys of ``MaximumPreferenceKey`` and its like. SwiftUI has no counterpart.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - initial: `false` leaves the first value out; `true` delivers it also where this view never
  ///     writes the key; `nil` is as in the form without it.
  ///   - tolerance: The greatest distance that does not count as a change.
  ///   - action: What runs.
  nonisolated public func onPreferenceChange<K: PreferenceKey, Number: BinaryFloatingPoint>(
    _ key: K.Type = K.self, initial: Bool? = nil, tolerance: Number,
    perform action: @escaping (Number?) -> Void
  ) -> some View where K.Value == Number? {
    onPreferenceChange(key, initial: initial, tolerance: tolerance) { action($1) }
  }

  /// Runs an action with the value delivered last and the value now, of a key that may be missing,
  /// when the two are farther from each other than a tolerance, or it has come or gone.
  ///
  /// For the keys of ``MaximumPreferenceKey`` and its like. SwiftUI has no counterpart.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - initial: `false` leaves the first value out; `true` delivers it also where this view never
  ///     writes the key; `nil` is as in the form without it.
  ///   - tolerance: The greatest distance that does not count as a change.
  ///   - action: What runs.
  nonisolated public func onPreferenceChange<K: PreferenceKey, Number: BinaryFloatingPoint>(
    _ key: K.Type = K.self, initial: Bool? = nil, tolerance: Number,
    perform action: @escaping (_ old: Number?, _ new: Number?) -> Void
  ) -> some View where K.Value == Number? {
    modifier(
      PreferenceReader<K>(
        action: .plain(action), initial: initial,
        areNear: { old, new in
          guard let old, let new else { return old == nil && new == nil }
          return abs(old - new) <= tolerance
        }))
  }
}
