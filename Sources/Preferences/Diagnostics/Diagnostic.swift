/// A mistake in the user's code that left a sensible meaning: what happened, where, and how to fix
/// it.
///
/// Diagnostics are collected by ``ViewHost/diagnostics``. None of them stops an update.
public struct Diagnostic: Equatable, Hashable, Sendable, CustomStringConvertible {
  /// What happened, with the values concerned.
  public let what: String

  /// The place in the tree: view types from the root, outermost first.
  public let path: String

  /// What to change.
  public let fix: String

  package init(what: String, path: String, fix: String) {
    self.what = what
    self.path = path
    self.fix = fix
  }

  /// The three parts on three lines.
  public var description: String {
    "\(what)\n  where: \(path)\n  fix: \(fix)"
  }
}
