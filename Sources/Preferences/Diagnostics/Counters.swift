/// How much work an update did.
package struct Counters: Equatable, Sendable {
  /// Bodies of views and modifiers that ran.
  package var bodies = 0

  /// Calls of a key's `reduce`.
  package var reductions = 0

  /// Elements whose size was computed anew.
  package var layouts = 0

  /// Closures of the user's that ran in phase two.
  package var actions = 0

  package init() {}
}
