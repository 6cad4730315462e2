/// Something that is always true inside a host between updates, and is not.
///
/// It is a fault of the library, never of its user. The list stands in `Docs/Reliability.md`.
package struct BrokenInvariant: Error, Equatable, CustomStringConvertible {
  /// What is wrong.
  package let what: String

  /// Where: view types from the root, outermost first.
  package let path: String

  /// The two parts on two lines.
  package var description: String { "\(what)\n  where: \(path)" }
}
