import Testing

@testable import Preferences

@MainActor struct ComparisonTests {
  @Test func `equatable values are compared with ==`() {
    #expect(areEqual(1, 1) && !areEqual(1, 2))
    #expect(areEqual("a", "a") && !areEqual("a", "b"))
    #expect(areEqual([1, 2], [1, 2]) && !areEqual([1, 2], [1]))
    #expect(areEqual(Rounded(value: 11), Rounded(value: 12)))
    #expect(!areEqual(Rounded(value: 11), Rounded(value: 22)))
    #expect(areEqual(EquatableObject(), EquatableObject()))
  }

  @Test func `a value that is not equal to itself is equal to the same bytes`() {
    #expect(areEqual(Double.nan, .nan))
    #expect(areEqual(Float.nan as Float?, .nan))
    #expect(areEqual(Measured(name: "a", value: .nan), Measured(name: "a", value: .nan)))
    #expect(!areEqual(Measured(name: "a", value: .nan), Measured(name: "b", value: .nan)))
    #expect(areEqual(Plain(small: 1, value: .nan), Plain(small: 1, value: .nan)))
    #expect(!areEqual(Double.nan, 1))
    #expect(areEqual(0.0, -0.0))
  }

  @Test func `other values are compared field by field`() {
    let text = String(repeating: "long ", count: 9)
    #expect(areEqual(Fields(text: text, inner: (1, "b")), Fields(text: "\(text)", inner: (1, "b"))))
    #expect(!areEqual(Fields(text: text, inner: (1, "b")), Fields(text: text, inner: (1, "c"))))
    #expect(areEqual((1, "a"), (1, "a")) && !areEqual((1, "a"), (2, "a")))
    #expect(areEqual((), ()))
    #expect(areEqual(Nothing(), Nothing()))
  }

  @Test func `what stands between fields takes no part`() {
    #expect(areEqual(padded(filledWith: 0), padded(filledWith: 0xFF)))
  }

  @Test func `objects are compared by identity`() {
    let one = Object()
    #expect(areEqual(one, one) && !areEqual(one, Object()))
    #expect(areEqual(Holding(object: one), Holding(object: one)))
    #expect(!areEqual(Holding(object: one), Holding(object: Object())))
    #expect(areEqual(one as Object?, one) && !areEqual(one as Object?, nil))
    #expect(areEqual(nil as Object?, nil))
  }

  @Test func `a weak or unowned field is compared by identity, also when its object is gone`() {
    var one: EquatableObject? = EquatableObject()
    let other = EquatableObject()
    let first = Weak(object: one)
    let second = Weak(object: one)
    #expect(areEqual(first, second) && !areEqual(first, Weak(object: other)))
    #expect(areEqual(Unowned(object: other), Unowned(object: other)))
    one = nil
    #expect(first.object == nil)
    #expect(areEqual(first, first))
    #expect(!areEqual(first, Weak(object: other)))
  }

  @Test func `optionals are compared by what they hold`() {
    #expect(areEqual(Nothing() as Nothing?, Nothing()))
    #expect(areEqual(Holding(object: nil) as Holding?, Holding(object: nil)))
    #expect(!areEqual(Holding(object: nil) as Holding?, nil))
    #expect(!areEqual(nil as Holding?, Holding(object: nil)))
    #expect(areEqual(nil as Holding?, nil))
  }

  @Test func `an enumeration without references is compared by its bytes`() {
    #expect(areEqual(Choice.number(1), .number(1)) && !areEqual(Choice.number(1), .number(2)))
    #expect(areEqual(Choice.nothing, .nothing) && !areEqual(Choice.nothing, .number(1)))
  }

  @Test func `closures and what cannot be looked into are different`() {
    let closure = { 1 }
    #expect(!areEqual(closure, closure))
    #expect(!areEqual(Callback(run: {}), Callback(run: {})))
    #expect(!areEqual(closure as (() -> Int)?, closure))
    #expect(!areEqual([closure], [closure]))
    #expect(!areEqual(Erased(value: 1), Erased(value: 1)))
  }

  @Test func `a value of an existential type is compared by what it holds`() {
    #expect(areEqual(1 as Any, 1) && !areEqual(1 as Any, 2) && !areEqual(1 as Any, 1.0))
    #expect(areEqual("a" as any Hashable, "a") && !areEqual("a" as any Hashable, 1))
    let object = Object()
    #expect(areEqual(object as Any, object) && !areEqual(object as Any, Object()))
    #expect(areEqual(1 as Int? as Any, 1 as Int? as Any))
    #expect(!areEqual(1 as Any, 1 as Int? as Any))
    #expect(!areEqual({ 1 } as Any, { 1 } as Any))
  }

  @Test func `a type's own == is not overruled by that of its parts`() {
    let text = String(repeating: "long ", count: 9)
    let a = Titled(part: Loose(id: 1, name: "a"), note: text, more: [1])
    #expect(!areEqual(a, Titled(part: Loose(id: 1, name: "b"), note: text, more: [1])))
    #expect(areEqual(a, Titled(part: Loose(id: 1, name: "a"), note: text, more: [1])))
    let odd = Titled(part: Loose(id: 1, name: "a"), note: text, more: [.nan])
    #expect(areEqual(odd, Titled(part: Loose(id: 1, name: "a"), note: text, more: [.nan])))
    #expect(!areEqual(odd, Titled(part: Loose(id: 2, name: "a"), note: text, more: [.nan])))
  }

  @Test func `types are compared as values`() {
    #expect(areEqual(Int.self as Any.Type, Int.self))
    #expect(!areEqual(Int.self as Any.Type, String.self))
  }

  private func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    Comparison.of(Value.self).areEqual(a, b)
  }

  /// A value in memory that held something else before.
  private func padded(filledWith byte: UInt8) -> Padded {
    withUnsafeTemporaryAllocation(of: Padded.self, capacity: 1) { buffer in
      let bytes = UnsafeMutableRawBufferPointer(buffer)
      for index in bytes.indices { bytes[index] = byte }
      buffer[0].small = 1
      buffer[0].large = 2
      return buffer[0]
    }
  }
}

private struct Rounded: Equatable {
  let value: Int
  static func == (a: Rounded, b: Rounded) -> Bool { a.value / 10 == b.value / 10 }
}

private struct Measured: Equatable {
  let name: String
  let value: Double
}

/// Looks at the id alone.
private struct Loose: Equatable {
  let id: Int
  let name: String

  static func == (a: Loose, b: Loose) -> Bool { a.id == b.id }
}

/// Looks at more of its part than the part itself does.
private struct Titled: Equatable {
  let part: Loose
  let note: String
  let more: [Double]

  static func == (a: Titled, b: Titled) -> Bool {
    a.part == b.part && a.part.name == b.part.name && a.note == b.note && a.more == b.more
  }
}

private struct Plain {
  let small: UInt8
  let value: Double
}

private struct Fields {
  let text: String
  let inner: (Int, String)
}

private struct Nothing {}

private struct Padded {
  var small: UInt8
  var large: Int64
}

private final class Object {}

private final class EquatableObject: Equatable {
  static func == (a: EquatableObject, b: EquatableObject) -> Bool { true }
}

private struct Holding {
  let object: Object?
}

private struct Weak {
  weak var object: EquatableObject?
}

private struct Unowned {
  unowned let object: EquatableObject
}

private enum Choice {
  case nothing
  case number(Int)
}

private struct Callback {
  let run: () -> Void
}

private struct Erased {
  let value: any Equatable
}
