private import Synchronization

/// How two values of a type are told apart, worked out once for each type.
///
/// Equatable values are compared with `==`; other values field by field, class references by
/// identity and plain values by their bytes. Closures, and what cannot be compared otherwise,
/// count as different. Two values whose bytes are the same count as equal even if they are not
/// equal to themselves, as NaN is not, so that such a value does not keep an update from ending.
package final class Comparison<Value>: AnyComparison, @unchecked Sendable {
  /// The comparison of values of a type.
  ///
  /// - Complexity: O(1) after the first call for a type.
  package static func of(_ type: Value.Type) -> Comparison<Value> {
    let found = AnyComparison.find(type) { Comparison<Value>(rule: Rule.find(for: type)) }
    return unsafeDowncast(found, to: Comparison<Value>.self)
  }

  /// Whether two values count as equal.
  package func areEqual(_ a: Value, _ b: Value) -> Bool {
    withUnsafePointer(to: a) { a in
      withUnsafePointer(to: b) { b in rule.areEqual(a, b) }
    }
  }

  /// Whether a value, or a part of it, is not equal to itself, as NaN is not.
  package func isOdd(_ value: Value) -> Bool {
    withUnsafePointer(to: value) { rule.isOdd($0) }
  }
}

/// A comparison of values at addresses, for fields whose types are known only at run time.
///
/// It never changes, so that any thread may compare.
package class AnyComparison: @unchecked Sendable {
  /// The comparison found for each type.
  private static let known = Mutex<[ObjectIdentifier: AnyComparison]>([:])

  fileprivate final let rule: Rule

  /// Whether two values count as equal; they have to be of the type that this compares.
  final func areEqual<V>(_ a: inout V, _ b: V) -> Bool {
    withUnsafePointer(to: &a) { a in
      withUnsafePointer(to: b) { b in rule.areEqual(a, b) }
    }
  }

  fileprivate init(rule: Rule) {
    self.rule = rule
  }

  fileprivate static func find(_ type: Any.Type, make: () -> AnyComparison) -> AnyComparison {
    let id = ObjectIdentifier(type)
    if let comparison = known.withLock({ $0[id] }) { return comparison }
    // Made without the lock, as a type's parts are looked up meanwhile.
    let made = make()
    return known.withLock { known in
      if let comparison = known[id] { return comparison }
      known[id] = made
      return made
    }
  }
}
