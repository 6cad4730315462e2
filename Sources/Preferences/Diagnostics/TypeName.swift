private import Synchronization

/// The names under which types appear in paths, drawings and messages.
package enum TypeName {
  /// The type's own name without generic arguments, as in `VStack`.
  package static func short(_ type: Any.Type) -> String {
    let name = String(describing: type)
    guard let end = name.firstIndex(of: "<") else { return name }
    return String(name[..<end])
  }

  /// The type's name with the types that enclose it but without its module, as in `Sizes.Width`.
  ///
  /// Two keys that share a short name differ here, since they stand in different types or have
  /// different generic arguments.
  ///
  /// - Complexity: O(1) after the first call for a type.
  package static func qualified(_ type: Any.Type) -> String {
    let id = ObjectIdentifier(type)
    if let name = known.withLock({ $0[id] }) { return name }
    let name = madeQualified(type)
    known.withLock { $0[id] = name }
    return name
  }

  /// The qualified names that were made so far, as a path asks for the same ones again and again.
  private static let known = Mutex<[ObjectIdentifier: String]>([:])

  private static func madeQualified(_ type: Any.Type) -> String {
    // A type declared in a function is printed with the address of its context.
    var rest = Substring(withoutAddresses(String(reflecting: type)))
    var result = ""
    var atStartOfName = true
    while let character = rest.first {
      if isPartOfName(character) {
        let component = rest.prefix(while: isPartOfName)
        rest = rest.dropFirst(component.count)
        let isModule = atStartOfName && rest.first == "."
        if isModule { rest = rest.dropFirst() } else { result += component }
        atStartOfName = false
      } else {
        result.append(character)
        rest = rest.dropFirst()
        if character != "." { atStartOfName = true }
      }
    }
    return result
  }

  /// A text without the addresses of private contexts.
  static func withoutAddresses(_ text: String) -> String {
    let mark = "(unknown context at $"
    guard text.contains(mark) else { return text }
    var rest = text[...]
    var result = ""
    while let start = rest.firstRange(of: mark) {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...].drop { $0 != ")" }.dropFirst()
      if rest.first == "." { rest = rest.dropFirst() }
    }
    return result + rest
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
