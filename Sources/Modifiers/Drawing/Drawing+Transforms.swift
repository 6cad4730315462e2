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
    while var level = levels.popLast() {
      guard let command = level.commands.popFirst() else {
        guard let outer = levels.indices.last else {
          return Drawing(size: size, commands: level.done)
        }
        levels[outer].done += level.finished
        continue
      }
      switch command {
      case .transformed(let transform, let commands):
        levels += [
          level,
          Level(commands: commands[...], transform: transform.concatenating(level.transform)),
        ]
        continue
      case .group(let opacity, let clip, let commands):
        levels += [
          level,
          Level(
            commands: commands[...], transform: level.transform,
            group: (opacity, clip?.applying(level.transform))),
        ]
        continue
      case .text(let run): level.done.append(.text(run.applying(level.transform)))
      case .fill(let outline, let color):
        level.done.append(.fill(outline.applying(level.transform), color))
      case .stroke(let outline, let color, var style):
        style.lineWidth *= level.transform.lengthFactor
        level.done.append(.stroke(outline.applying(level.transform), color, style: style))
      }
      levels.append(level)
    }
    return self
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
  var done: [DrawingCommand] = []

  /// What the list becomes in the one around it.
  var finished: [DrawingCommand] {
    group.map { [.group(opacity: $0.opacity, clip: $0.clip, commands: done)] } ?? done
  }
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
    switch self {
    case .path(let elements, let eoFill):
      return .path(elements.map { $0.map { $0.applying(transform) } }, eoFill: eoFill)
    case .roundedRectangle(let bounds, let cornerSize) where transform.keepsAxes:
      return .roundedRectangle(
        bounds.bounding(transform),
        cornerSize: CGSize(
          width: cornerSize.width * abs(transform.a),
          height: cornerSize.height * abs(transform.d)))
    case .rectangle, .ellipse, .capsule:
      if transform.keepsAxes { return replacingBounds(bounds.bounding(transform)) }
      return .path(elements.map { $0.map { $0.applying(transform) } }, eoFill: false)
    default:
      return .path(elements.map { $0.map { $0.applying(transform) } }, eoFill: false)
    }
  }
}

extension CGAffineTransform {
  /// Whether level lines stay level, and upright ones upright.
  fileprivate var keepsAxes: Bool { b == 0 && c == 0 }

  /// By how much lengths grow, on average.
  fileprivate var lengthFactor: CGFloat { abs(a * d - b * c).squareRoot() }
}
