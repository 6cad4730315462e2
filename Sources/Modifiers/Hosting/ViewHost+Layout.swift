public import Foundation
public import Preferences

extension ViewHost {
  /// The layout, if something that is laid out has appeared or a proposal was set.
  private var layoutStage: LayoutStage? { context.stage(LayoutStage.self) }

  /// What the root is proposed, in points; unspecified at first, so that it takes its ideal size.
  ///
  /// A new proposal is taken in by the next update.
  public var proposal: ProposedViewSize {
    get { layoutStage?.proposal ?? .unspecified }
    set {
      context.require(LayoutStage.self)
      guard let layoutStage, layoutStage.proposal.normalized != newValue.normalized else { return }
      layoutStage.proposal = newValue
      context.scheduler.invalidate()
    }
  }

  /// The root's size in points as of the last update.
  public var size: CGSize { layoutStage?.size ?? .zero }

  /// What is there, with its frames in the root's space, as of the last update.
  ///
  /// The root of the snapshot is called "Root"; below it stand the views that are there, containers
  /// and leaves, in tree order. Modifiers show in the frames.
  ///
  /// - Complexity: O(elements).
  public func snapshot() -> ElementSnapshot {
    var visitor = SnapshotVisitor()
    visitor.builder.enter(name: "Root", frame: CGRect(origin: .zero, size: size))
    if let root = context.root {
      ElementWalk.walk(from: root, inDrawingOrder: false, visitor: &visitor)
    }
    visitor.builder.leave()
    return visitor.builder.snapshot() ?? ElementSnapshot(name: "Root", frame: .zero)
  }

  /// What is drawn, in order, in points, as of the last update.
  ///
  /// - Complexity: O(elements).
  public var drawing: Drawing {
    var visitor = DrawingVisitor()
    if let root = context.root {
      ElementWalk.walk(from: root, inDrawingOrder: true, visitor: &visitor)
    }
    return Drawing(size: size, commands: visitor.painter.commands)
  }
}

/// Records what is there.
private struct SnapshotVisitor: ElementWalk.Visitor {
  var builder = ElementSnapshotBuilder()

  mutating func enter(_ box: ElementBox, frame: CGRect) -> Bool {
    if let name = box.name { builder.enter(name: name, text: box.text, frame: frame) }
    return true
  }

  mutating func leave(_ box: ElementBox) {
    if box.name != nil { builder.leave() }
  }
}

/// Draws what is there.
private struct DrawingVisitor: ElementWalk.Visitor {
  var painter = Painter()

  /// What each element that was entered does to what is inside it.
  private var scopes: [DrawingScope] = []

  mutating func enter(_ box: ElementBox, frame: CGRect) -> Bool {
    let scope = box.draw(in: frame, into: &painter)
    if case .hidden = scope { return false }
    if case .group(let opacity, let clip) = scope {
      painter.beginGroup(opacity: opacity, clip: clip)
    }
    scopes.append(scope)
    return true
  }

  mutating func leave(_ box: ElementBox) {
    switch scopes.popLast() {
    case .group?: painter.endGroup()
    case .front(let commands)?: commands.forEach { painter.add($0) }
    default: break
    }
  }
}
