import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

extension Drawing {
  /// The drawing with all transforms carried out, for renderers that cannot turn what they draw.
  ///
  /// A line of text is scaled, and put in the middle of where it would stand if it were turned.
  ///
  /// - Complexity: O(*n*) in the number of commands, without recursion.
  package var withoutTransforms: Drawing {
    guard holdsTransform else { return self }
    var levels = [Level(commands: commands[...], transform: .identity)]
    // A list for each open group; what is only transformed joins the list around it.
    var done: [[DrawingCommand]] = [[]]
    while var level = levels.popLast() {
      guard let command = level.commands.popFirst() else {
        guard let group = level.group, let inner = done.popLast() else { continue }
        done[done.count - 1].append(
          .group(opacity: group.opacity, clip: group.clip, commands: inner))
        continue
      }
      levels.append(level)
      let outer = level.transform
      switch command {
      case .transformed(let transform, let commands):
        levels.append(
          Level(commands: commands[...], transform: transform.concatenating(outer)))
      case .group(let opacity, let clip, let commands):
        done.append([])
        levels.append(
          Level(
            commands: commands[...], transform: outer, group: (opacity, clip?.applying(outer))))
      case .text(let run): done[done.count - 1].append(.text(run.applying(outer)))
      case .fill(let outline, let color):
        done[done.count - 1].append(.fill(outline.applying(outer), color))
      case .stroke(let outline, let color, var style):
        style.lineWidth *= outer.lengthFactor
        done[done.count - 1].append(.stroke(outline.applying(outer), color, style: style))
      }
    }
    return Drawing(size: size, commands: done[0])
  }

  private var holdsTransform: Bool {
    var pending = [commands[...]]
    while var commands = pending.popLast() {
      guard let command = commands.popFirst() else { continue }
      pending.append(commands)
      if case .transformed = command { return true }
      if case .group(_, _, let inner) = command { pending.append(inner[...]) }
    }
    return false
  }
}

/// A list of commands inside others, while it is worked on.
private struct Level {
  var commands: ArraySlice<DrawingCommand>
  let transform: CGAffineTransform
  var group: (opacity: Double, clip: Outline?)?
}

extension TextRun {
  fileprivate func applying(_ transform: CGAffineTransform) -> TextRun {
    guard !transform.isIdentity else { return self }
    var run = self
    let size =
      transform.keepsAxes
      ? frame.bounding(transform).size
      : CGSize(
        width: frame.width * transform.lengthFactor, height: frame.height * transform.lengthFactor)
    let middle = CGPoint(x: frame.midX, y: frame.midY).applying(transform)
    run.frame = CGRect(
      origin: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2), size: size)
    run.fontSize *= transform.lengthFactor
    run.letterSpacing *= transform.lengthFactor
    return run
  }
}

extension Outline {
  /// The outline after a transform; a figure stays one if its sides stay level.
  func applying(_ transform: CGAffineTransform) -> Outline {
    guard !transform.isIdentity else { return self }
    var isEvenOdd = false
    if case .path(_, let eoFill) = self {
      isEvenOdd = eoFill
    } else if transform.keepsAxes {
      let moved = replacingBounds(bounds.bounding(transform))
      guard case .roundedRectangle(let bounds, let corner) = moved else { return moved }
      return .roundedRectangle(
        bounds,
        cornerSize: CGSize(
          width: corner.width * abs(transform.a), height: corner.height * abs(transform.d)))
    }
    return .path(elements.map { $0.map { $0.applying(transform) } }, eoFill: isEvenOdd)
  }
}

extension CGAffineTransform {
  /// Whether level lines stay level, and upright ones upright.
  fileprivate var keepsAxes: Bool { b == 0 && c == 0 }

  /// By how much lengths grow, on average.
  fileprivate var lengthFactor: CGFloat { abs(a * d - b * c).squareRoot() }
}
