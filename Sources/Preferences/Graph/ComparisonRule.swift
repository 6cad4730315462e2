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

  /// Whether two values are the same input whatever they are.
  static var isAlwaysSame: Bool { get }
}

extension ComparedInput {
  package static var isAlwaysSame: Bool { false }
}

/// The way in which the values of one type are compared, on memory.
struct Rule {
  typealias Check = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  private enum Way {
    /// Any two values count as equal.
    case same

    /// So many bytes say all.
    case bytes(Int)

    case check(Check)
  }

  private let way: Way

  /// Whether the value at an address, or a part of it, is not equal to itself, as NaN is not.
  var isOdd: (UnsafeRawPointer) -> Bool = { _ in false }

  private init(way: Way) {
    self.way = way
  }

  init(
    _ check: @escaping Check, isOdd: @escaping (UnsafeRawPointer) -> Bool = { _ in false }
  ) {
    way = .check(check)
    self.isOdd = isOdd
  }

  /// Whether the values at two addresses count as equal.
  func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    switch way {
    case .same: true
    case .bytes(8): a.loadUnaligned(as: UInt64.self) == b.loadUnaligned(as: UInt64.self)
    case .bytes(let size): memcmp(a, b, size) == 0
    case .check(let check): check(a, b)
    }
  }

  /// The rule for a type.
  static func find(for type: Any.Type) -> Rule {
    comparable(type) ?? existential(type) ?? different
  }

  /// The rule for what cannot be compared.
  fileprivate static var different: Rule { Rule { _, _ in false } }

  /// The rule for a type, if there is a way to compare its values.
  fileprivate static func comparable(_ type: Any.Type) -> Rule? {
    if let type = type as? any ComparedInput.Type { return comparedInput(type) }
    if let type = type as? any Equatable.Type { return equatable(type) }
    if let type = type as? any AnyOptional.Type { return type.rule }
    if type is AnyClass { return bytes(MemoryLayout<AnyObject>.size) }
    // Fields come before bytes: the padding between fields may differ where the fields do not.
    if let rule = fields(of: type) { return rule }
    return isPlain(type) ? bytes(size(of: type)) : nil
  }

  /// The rule for a field's type. A field does not tell whether it is weak or unowned, and must not
  /// be read as a reference then, so references are compared where they are, by identity.
  private static func find(forField type: Any.Type) -> Rule {
    let referenced = (type as? any AnyOptional.Type)?.wrapped ?? type
    if referenced is AnyClass { return bytes(MemoryLayout<AnyObject?>.size) }
    // For the same reason an existential field, which may hold a reference, is not looked into.
    return comparable(type) ?? different
  }

  /// The rule for an existential type: that of the values in it, if both are of one type.
  private static func existential(_ type: Any.Type) -> Rule? {
    func rule<T>(_ type: T.Type) -> Rule {
      Rule { a, b in
        let a = a.assumingMemoryBound(to: T.self).pointee
        let b = b.assumingMemoryBound(to: T.self).pointee
        func compare<V>(_ type: V.Type) -> Bool {
          guard Swift.type(of: b as Any) == type, let a = a as? V, let b = b as? V else {
            return false
          }
          return Comparison.of(V.self).areEqual(a, b)
        }
        return _openExistential(Swift.type(of: a as Any), do: compare)
      }
    }
    guard kind(of: type) == .existential else { return nil }
    return _openExistential(type, do: rule)
  }

  private static func comparedInput<I: ComparedInput>(_ type: I.Type) -> Rule {
    if I.isAlwaysSame { return Rule(way: .same) }
    return Rule { a, b in
      a.assumingMemoryBound(to: I.self).pointee
        .isSameInput(as: b.assumingMemoryBound(to: I.self).pointee)
    }
  }

  private static func equatable<E: Equatable>(_ type: E.Type) -> Rule {
    let size = MemoryLayout<E>.size
    if integers.contains(ObjectIdentifier(type)) { return bytes(size) }
    let parts = isWhole(type) ? nil : (type as? any Partwise.Type)?.partwise ?? fields(of: type)
    return Rule { a, b in
      memcmp(a, b, size) == 0
        || a.assumingMemoryBound(to: E.self).pointee == b.assumingMemoryBound(to: E.self).pointee
        || parts.map { $0.areEqual(a, b) && $0.isOdd(a) } == true
    } isOdd: { a in
      let value = a.assumingMemoryBound(to: E.self).pointee
      return value != value || parts?.isOdd(a) == true
    }
  }

  /// Whether `==` and the bytes say all of a type: other values may have a part that is not equal
  /// to itself, for which `==` says nothing.
  private static func isWhole<E>(_ type: E.Type) -> Bool {
    _isPOD(type) || type is any StringProtocol.Type
  }

  /// Types whose values are equal if their bytes are, and only then.
  private static let integers: Set<ObjectIdentifier> = [
    ObjectIdentifier(Int.self), ObjectIdentifier(Int8.self), ObjectIdentifier(Int16.self),
    ObjectIdentifier(Int32.self), ObjectIdentifier(Int64.self), ObjectIdentifier(UInt.self),
    ObjectIdentifier(UInt8.self), ObjectIdentifier(UInt16.self), ObjectIdentifier(UInt32.self),
    ObjectIdentifier(UInt64.self), ObjectIdentifier(Bool.self),
  ]

  fileprivate static func bytes(_ size: Int) -> Rule {
    Rule(way: .bytes(size))
  }

  private static func fields(of type: Any.Type) -> Rule? {
    guard hasFields(type) else { return nil }
    var fields: [(offset: Int, rule: Rule)] = []
    _ = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
      fields.append((offset, find(forField: fieldType)))
      return true
    }
    guard !fields.isEmpty else { return nil }
    return Rule { [fields] a, b in
      for field in fields where !field.rule.areEqual(a + field.offset, b + field.offset) {
        return false
      }
      return true
    } isOdd: { [fields] a in
      fields.contains { $0.rule.isOdd(a + $0.offset) }
    }
  }

  /// Whether values of a type consist of fields.
  private static func hasFields(_ type: Any.Type) -> Bool {
    [.struct, .tuple].contains(kind(of: type))
  }

  /// The kind of a type. Asked for the fields of an existential type, the runtime looks for a
  /// value; the kind is told only where the type is a field's.
  private static func kind(of type: Any.Type) -> _MetadataKind? {
    func asField<T>(_ type: T.Type) -> Any.Type { Field<T>.self }
    var found: _MetadataKind?
    _ = _forEachField(of: _openExistential(type, do: asField), options: []) { _, _, _, kind in
      found = kind
      return true
    }
    return found
  }

  private struct Field<T> {
    let value: T
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

/// A type that holds values of other types out of line, or none at all.
private protocol Partwise {
  static var partwise: Rule? { get }
}

extension Array: Partwise {
  static var partwise: Rule? { rule(of: Self.self) }

  private static func rule<Part>(of type: [Part].Type) -> Rule? {
    // Numbers without a fraction are equal to themselves.
    guard !(Part.self is any FixedWidthInteger.Type) else { return nil }
    // The parts' comparison is found late, as a part may hold further arrays of its own type.
    return Rule { a, b in
      let a = a.assumingMemoryBound(to: type).pointee
      let b = b.assumingMemoryBound(to: type).pointee
      return a.count == b.count && zip(a, b).allSatisfy(Comparison.of(Part.self).areEqual)
    } isOdd: { a in
      let comparison = Comparison.of(Part.self)
      return a.assumingMemoryBound(to: type).pointee.contains(where: comparison.isOdd)
    }
  }
}

extension Dictionary: Partwise {
  static var partwise: Rule? {
    Rule { a, b in
      let a = a.assumingMemoryBound(to: [Key: Value].self).pointee
      let b = b.assumingMemoryBound(to: [Key: Value].self).pointee
      let comparison = Comparison.of(Value.self)
      return a.count == b.count
        && a.allSatisfy { key, value in b[key].map { comparison.areEqual(value, $0) } ?? false }
    } isOdd: { a in
      let comparison = Comparison.of(Value.self)
      return a.assumingMemoryBound(to: [Key: Value].self).pointee.values
        .contains(where: comparison.isOdd)
    }
  }
}

extension Optional: Partwise {
  static var partwise: Rule? { rule }
}

/// An optional type, whatever it wraps.
private protocol AnyOptional {
  static var wrapped: Any.Type { get }
  static var rule: Rule { get }
}

extension Optional: AnyOptional {
  static var wrapped: Any.Type { Wrapped.self }

  static var rule: Rule {
    if Wrapped.self is AnyClass { return Rule.bytes(MemoryLayout<Wrapped?>.size) }
    guard let rule = Rule.comparable(Wrapped.self) else { return Rule.different }
    return Rule { a, b in
      let a = a.assumingMemoryBound(to: Wrapped?.self).pointee
      let b = b.assumingMemoryBound(to: Wrapped?.self).pointee
      guard let a, let b else { return a == nil && b == nil }
      return withUnsafePointer(to: a) { a in withUnsafePointer(to: b) { b in rule.areEqual(a, b) } }
    } isOdd: { a in
      let a = a.assumingMemoryBound(to: Wrapped?.self).pointee
      return a.map { withUnsafePointer(to: $0) { rule.isOdd($0) } } ?? false
    }
  }
}
