import Foundation
import Modifiers

/// One element of XML: a name, attributes in the order in which they were set, and content.
struct SVGElement {
  let name: String
  private var attributes = ""
  /// What stands between start and end, already escaped.
  var content = ""

  init(_ name: String) {
    self.name = name
  }

  /// Adds an attribute; its value is escaped.
  mutating func set(_ attribute: String, _ value: String) {
    attributes += " \(attribute)=\"\(SVGElement.escaped(value))\""
  }

  /// Adds an attribute with a number.
  mutating func set(_ attribute: String, _ value: CGFloat) {
    set(attribute, SVGElement.number(value))
  }

  var start: String { "<\(name)\(attributes)>" }
  var end: String { "</\(name)>" }
  var text: String { content.isEmpty ? "<\(name)\(attributes)/>" : start + content + end }

  /// What the attribute of a transform says, nil if it cannot be carried out.
  static func matrix(_ transform: CGAffineTransform) -> String? {
    let factors = [transform.a, transform.b, transform.c, transform.d]
    guard factors.allSatisfy(\.isFinite), transform.tx.isFinite, transform.ty.isFinite else {
      return nil
    }
    // Turned corners lie far from the origin, so factors need more places than lengths.
    let texts =
      factors.map { Double($0).decimalText(places: 6) } + [transform.tx, transform.ty].map(number)
    return "matrix(\(texts.joined(separator: " ")))"
  }

  static func number(_ value: CGFloat) -> String { Double(value).decimalText() }

  /// Returns a text that can stand between tags and in quotes: what XML gives a meaning is written
  /// as a reference, and control characters, which XML forbids, become U+FFFD.
  static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
      case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
      case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": escaped.append(contentsOf: "&quot;".unicodeScalars)
      case "'": escaped.append(contentsOf: "&#39;".unicodeScalars)
      case "\t", "\n": escaped.append(scalar)
      case "\u{FFFE}", "\u{FFFF}": escaped.append("\u{FFFD}")
      default:
        escaped.append(scalar.isControl ? "\u{FFFD}" : scalar)
      }
    }
    return String(escaped)
  }
}
