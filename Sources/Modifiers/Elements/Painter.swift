/// Collects drawing commands while the elements are walked.
package struct Painter {
  private var open: [(opacity: Double, clip: Outline?, outer: [DrawingCommand])] = []
  package private(set) var commands: [DrawingCommand] = []

  package init() {}

  /// Adds a command in front of what was drawn before.
  package mutating func add(_ command: DrawingCommand) {
    commands.append(command)
  }

  /// Begins a group, to which everything up to the matching ``endGroup()`` belongs.
  mutating func beginGroup(opacity: Double, clip: Outline?) {
    open.append((opacity, clip, commands))
    commands = []
  }

  /// Ends the group that was begun last.
  mutating func endGroup() {
    guard let group = open.popLast() else { return }
    let inner = commands
    commands = group.outer
    guard !inner.isEmpty else { return }
    commands.append(.group(opacity: group.opacity, clip: group.clip, commands: inner))
  }
}
