import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// Collects drawing commands while the elements are walked.
package struct Painter {
  /// What the commands of a group become.
  private typealias Wrapping = ([DrawingCommand]) -> DrawingCommand

  private var open: [(wrap: Wrapping, outer: [DrawingCommand])] = []
  package private(set) var commands: [DrawingCommand] = []

  package init() {}

  /// Adds a command in front of what was drawn before.
  package mutating func add(_ command: DrawingCommand) {
    commands.append(command)
  }

  /// Begins a group, to which everything up to the matching ``endGroup()`` belongs.
  mutating func beginGroup(opacity: Double, clip: Outline?) {
    beginGroup { .group(opacity: opacity, clip: clip, commands: $0) }
  }

  /// Begins a group that a transform turns, scales or moves.
  mutating func beginGroup(transform: CGAffineTransform) {
    beginGroup { .transformed(transform, commands: $0) }
  }

  private mutating func beginGroup(_ wrap: @escaping Wrapping) {
    open.append((wrap, commands))
    commands = []
  }

  /// Ends the group that was begun last.
  mutating func endGroup() {
    guard let group = open.popLast() else { return }
    let inner = commands
    commands = group.outer
    guard !inner.isEmpty else { return }
    commands.append(group.wrap(inner))
  }
}
