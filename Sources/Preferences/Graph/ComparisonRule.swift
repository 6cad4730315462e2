@_spi(Reflection) private import Swift

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

/// A field of a view that says itself when two of its values are the same input.
///
/// State takes no part in a comparison, a binding is compared by its location.
package protocol ComparedInput {
  /// Whether a body that was given `self` need not run again when given `other`.
  func isSameInput(as other: Self) -> Bool
}

/// The way in which the values of one type are compared, on memory.
struct Rule {
  typealias Check = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// Whether the values at two addresses count as equal.
  let areEqual: Check

  /// The rule for a type.
  static func find(for type: Any.Type) -> Rule {
    if let type = type as? any ComparedInput.Type { return comparedInput(type) }
    if let type = type as? any Equatable.Type { return equatable(type) }
    if type is AnyClass { return bytes(MemoryLayout<AnyObject>.size) }
    // Fields come before bytes: the padding between fields may differ where the fields do not.
    if let rule = fields(of: type) { return rule }
    return isPlain(type) ? bytes(size(of: type)) : Rule { _, _ in false }
  }

  private static func comparedInput<I: ComparedInput>(_ type: I.Type) -> Rule {
    Rule { a, b in
      a.assumingMemoryBound(to: I.self).pointee
        .isSameInput(as: b.assumingMemoryBound(to: I.self).pointee)
    }
  }

  private static func equatable<E: Equatable>(_ type: E.Type) -> Rule {
    let size = MemoryLayout<E>.size
    return Rule { a, b in
      a.assumingMemoryBound(to: E.self).pointee == b.assumingMemoryBound(to: E.self).pointee
        || memcmp(a, b, size) == 0
    }
  }

  private static func bytes(_ size: Int) -> Rule {
    Rule { a, b in memcmp(a, b, size) == 0 }
  }

  private static func fields(of type: Any.Type) -> Rule? {
    var checks: [(offset: Int, check: Check)] = []
    let isStruct = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
      checks.append((offset, find(for: fieldType).areEqual))
      return true
    }
    guard isStruct, !checks.isEmpty else { return nil }
    return Rule { [checks] a, b in
      checks.allSatisfy { $0.check(a + $0.offset, b + $0.offset) }
    }
  }

  private static func isPlain(_ type: Any.Type) -> Bool {
    func check<T>(_ type: T.Type) -> Bool { _isPOD(type) }
    return _openExistential(type, do: check)
  }

  private static func size(of type: Any.Type) -> Int {
    func measure<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: measure)
  }
}
