/// How much work an update did. The counts of an update are the same on every run.
public struct UpdateReport: Equatable, Sendable, CustomStringConvertible {
  /// The turns of both phases.
  public let passes: Int

  /// The bodies of views and modifiers that ran.
  public let bodies: Int

  /// The calls of keys' `reduce`.
  public let reductions: Int

  /// The elements whose size was computed anew.
  public let layouts: Int

  /// The closures of the user's that ran in phase two.
  public let actions: Int

  init(passes: Int, counters: Counters) {
    self.passes = passes
    bodies = counters.bodies
    reductions = counters.reductions
    layouts = counters.layouts
    actions = counters.actions
  }

  /// The counts in one line.
  public var description: String {
    func count(_ number: Int, _ one: String, _ several: String) -> String {
      "\(number) \(number == 1 ? one : several)"
    }
    return [
      count(passes, "pass", "passes"), count(bodies, "body", "bodies"),
      count(reductions, "reduction", "reductions"), count(layouts, "layout", "layouts"),
      count(actions, "action", "actions"),
    ].joined(separator: ", ")
  }
}
