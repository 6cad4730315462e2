/// Why a key has the value it has at a place: who writes it, how it was combined, and what took no
/// part.
///
/// ```swift
/// let host = ViewHost { Shelf() }
/// try host.update()
/// print(host.explain(Total.self))
/// ```
/// prints
/// ```
/// Total = 3
/// └─ Shelf › onPreferenceChange(Total) reads 3
///    └─ VStack combines to 3
///       ├─ Label[1] › preference(Total) writes 1
///       └─ Label[2] › preference(Total) writes 2; so far 3
/// ```
/// An explanation is a value: it is worked out when it is asked for, from the tree as the last pass
/// left it, and changes with nothing. SwiftUI has no counterpart.
public struct PreferenceExplanation<Value> {
  /// The key's name, with the types around it.
  public let key: String

  /// The place whose value is explained: view types from the root, outermost first.
  public let path: String

  /// The value.
  public let value: Value

  /// Whether nothing that counts writes the key, so that the value is the key's default.
  public let isDefault: Bool

  /// Whether something has changed since the last pass, which the value does not know of.
  public let isOutdated: Bool

  /// The value that SwiftUI has for the same tree, as with
  /// ``ViewHostOptions/ImplicitDefaults/contributed``.
  public let valueInSwiftUI: Value

  /// The container that contributes the default in SwiftUI and nothing here, if the two values
  /// differ for that.
  public let defaultContributor: String?

  /// What the value was made of, in tree order: each part before those inside it.
  public let parts: [Part]

  /// What reads a value further up that this one went into, innermost first.
  public let readersAbove: [Reader]

  /// What reads the value, or what went into it, innermost first.
  public var readers: [Reader] { parts.reversed().compactMap(\.reader) + readersAbove }

  /// The parts at which the value begins: what is written and takes part, in tree order.
  public var contributors: [Part] {
    parts.filter { $0.isContributor && $0.participation.isInFold }
  }
}

extension PreferenceExplanation: Equatable where Value: Equatable {}
extension PreferenceExplanation: Hashable where Value: Hashable {}
extension PreferenceExplanation: Sendable where Value: Sendable {}
extension PreferenceExplanation: Encodable where Value: Encodable {}
extension PreferenceExplanation: Decodable where Value: Decodable {}
