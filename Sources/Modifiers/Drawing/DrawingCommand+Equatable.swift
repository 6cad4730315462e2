extension DrawingCommand: Equatable {
  /// Returns whether two commands draw the same.
  ///
  /// - Complexity: O(*n*) in the number of commands in both groups. The comparison that the
  ///   compiler writes needs 2 KB of stack for each level of groups; this one needs none.
  public static func == (first: DrawingCommand, second: DrawingCommand) -> Bool {
    var pending = [(first, second)]
    while let pair = pending.popLast() {
      switch pair {
      case (.text(let first), .text(let second)):
        guard first == second else { return false }
      case (.fill(let first, let firstColor), .fill(let second, let secondColor)):
        guard first == second, firstColor == secondColor else { return false }
      case (
        .stroke(let first, let firstColor, let firstStyle),
        .stroke(let second, let secondColor, let secondStyle)
      ):
        guard first == second, firstColor == secondColor, firstStyle == secondStyle else {
          return false
        }
      case (
        .group(let firstOpacity, let firstClip, let first),
        .group(let secondOpacity, let secondClip, let second)
      ):
        guard firstOpacity == secondOpacity, firstClip == secondClip, first.count == second.count
        else { return false }
        pending.append(contentsOf: zip(first, second))
      case (
        .transformed(let firstTransform, let first), .transformed(let secondTransform, let second)
      ):
        guard firstTransform == secondTransform, first.count == second.count else { return false }
        pending.append(contentsOf: zip(first, second))
      default:
        return false
      }
    }
    return true
  }
}
