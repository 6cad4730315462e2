/// Values as text that is the same in every run.
///
/// The text is the standard library's, but for what it prints in another order, or with another
/// address, each time the program runs: sets and dictionaries are sorted by their text, and the
/// identifier of an object is called "object"; private types go without the address of their
/// context.
package enum ValueText {
  /// How many parts of a value are looked at for a set or a dictionary.
  private static var partLimit: Int { 1_000 }

  /// The most characters of a value that drawings show.
  private static var drawnLimit: Int { 120 }

  /// The text of a value, without its end if it is long.
  package static func shortened(_ text: String) -> String {
    guard
      let end = text.index(text.startIndex, offsetBy: drawnLimit, limitedBy: text.endIndex),
      end < text.endIndex
    else { return text }
    return text[..<text.index(before: end)] + "…"
  }

  /// The text of a value, as `String(describing:)` makes it.
  package static func describing(_ value: Any) -> String {
    TypeName.withoutAddresses(
      holdsUnordered(value) ? text(of: value, isInside: false) : String(describing: value))
  }

  /// Whether a set, a dictionary or an object's identifier is in a value, at any depth.
  private static func holdsUnordered(_ value: Any) -> Bool {
    var waiting: [Any] = [value]
    var seen = 0
    while let part = waiting.popLast(), seen < partLimit {
      let next = base(of: part)
      seen += 1
      if next is ObjectIdentifier { return true }
      let mirror = Mirror(reflecting: next)
      switch mirror.displayStyle {
      case .set?, .dictionary?: return true
      case .collection?, .optional?, .tuple?: break
      case .struct?, .enum?: if describesItself(next) { continue }
      default: continue
      }
      waiting += mirror.children.prefix(partLimit).map(\.value)
    }
    return false
  }

  /// The value that a type-erased one holds, itself included.
  private static func base(of value: Any) -> Any {
    guard type(of: value) == AnyHashable.self, let erased = value as? AnyHashable else {
      return value
    }
    return erased.base
  }

  private static func describesItself(_ value: Any) -> Bool {
    value is any CustomStringConvertible || value is any CustomDebugStringConvertible
      || value is any TextOutputStreamable
  }

  private static func text(of value: Any, isInside: Bool) -> String {
    let value = base(of: value)
    if value is ObjectIdentifier { return "object" }
    let mirror = Mirror(reflecting: value)
    let parts = mirror.children
    switch mirror.displayStyle {
    case .set?:
      let members = parts.map { text(of: $0.value, isInside: true) }
      return "[\(members.sorted().joined(separator: ", "))]"
    case .dictionary?:
      let entries = parts.map { entry in
        Mirror(reflecting: entry.value).children.map { text(of: $0.value, isInside: true) }
          .joined(separator: ": ")
      }
      return entries.isEmpty ? "[:]" : "[\(entries.sorted().joined(separator: ", "))]"
    case .collection?:
      return "[\(parts.map { text(of: $0.value, isInside: true) }.joined(separator: ", "))]"
    case .optional?:
      return parts.first.map { "Optional(\(text(of: $0.value, isInside: true)))" } ?? "nil"
    case .tuple?:
      return "(\(labelled(parts)))"
    case .struct? where !describesItself(value):
      return "\(type(of: value))(\(labelled(parts)))"
    case .enum? where !describesItself(value) && !parts.isEmpty:
      return parts.map { part in
        let payload = text(of: part.value, isInside: true)
        return (part.label ?? "") + (payload.hasPrefix("(") ? payload : "(\(payload))")
      }.joined()
    default:
      return isInside ? String(reflecting: value) : String(describing: value)
    }
  }

  private static func labelled(_ parts: Mirror.Children) -> String {
    parts.map { part in
      let text = text(of: part.value, isInside: true)
      guard let label = part.label, !label.hasPrefix(".") else { return text }
      return "\(label): \(text)"
    }.joined(separator: ", ")
  }
}
