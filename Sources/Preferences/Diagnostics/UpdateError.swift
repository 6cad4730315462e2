/// Why an update ended before the tree was quiet. The host stays usable.
public enum UpdateError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Actions, or bodies, kept writing what makes them run again.
  case cycle(Cycle)

  /// Containers, or layouts of the user's own, are nested deeper than a layout can be worked out.
  case layoutTooDeep(limit: Int, path: String)

  /// Views that are made from what layout found out kept changing the layout they are made from.
  case layoutWithoutEnd(rounds: Int, path: String)

  /// What is known of an update without an end.
  public struct Cycle: Equatable, Sendable {
    /// The passes that were made: the limit.
    public let passes: Int

    /// The key whose reader acted last, or the modifier if it reads a geometry; `nil` for others.
    public let key: String?

    /// The modifier whose action wrote last, as in `onReceive`, if it was not the reader of a key.
    public let action: String?

    /// The view that acted or wrote last: view types from the root, outermost first.
    public let path: String

    /// The state that was written last, as `View.property`.
    public let state: [String]

    /// The last values that were delivered, oldest first.
    public let values: [String]

    init(
      passes: Int, key: String?, action: String?, path: String, state: [String],
      values: [String]
    ) {
      self.passes = passes
      self.key = key
      self.action = action
      self.path = path
      self.state = state
      self.values = values
    }
  }

  /// What happened, where, and how to fix it.
  public var description: String {
    switch self {
    case .cycle(let cycle): Self.describe(cycle)
    case .layoutTooDeep(let limit, let path):
      """
      Containers are nested more than \(limit) levels deep, so the layout was not worked out.
        where: \(path)
        fix: nest fewer containers, or build the host without layout (runsStages = false).
      """
    case .layoutWithoutEnd(let rounds, let path):
      """
      The layout did not come to rest in \(rounds) rounds of one pass.
        where: \(path)
        fix: let what a closure makes from a geometry not change the geometry that it reads.
      """
    }
  }

  private static func describe(_ cycle: Cycle) -> String {
    var lines = ["The update did not end after \(cycle.passes) passes."]
    if let key = cycle.key {
      let values = cycle.values.joined(separator: ", ")
      lines.append("  what: the action for \(key) was last given \(values)")
    }
    if let action = cycle.action { lines.append("  what: an action of \(action) wrote last") }
    if !cycle.state.isEmpty {
      lines.append("  state written last: \(cycle.state.joined(separator: ", "))")
    }
    lines.append("  where: \(cycle.path)")
    lines.append("  fix: \(fix(of: cycle))")
    return lines.joined(separator: "\n")
  }

  private static func fix(of cycle: Cycle) -> String {
    if cycle.key != nil {
      return "let the action write only what does not change the value that it reads."
    }
    if cycle.action == "onReceive" {
      return "make the publisher once, not in a body: each one that a body makes is heard anew."
    }
    return "write state in an action that what it writes does not cause again, not in a body."
  }
}
