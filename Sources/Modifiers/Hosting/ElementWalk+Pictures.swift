import Foundation
import Preferences

extension ElementWalk {
  /// What is there in a tree, its root called "Root".
  static func snapshot(of root: Element?, size: CGSize) -> ElementSnapshot {
    var visitor = SnapshotVisitor()
    visitor.builder.enter(name: "Root", frame: CGRect(origin: .zero, size: size))
    if let root { walk(from: root, inDrawingOrder: false, visitor: &visitor) }
    visitor.builder.leave()
    return visitor.builder.snapshot() ?? ElementSnapshot(name: "Root", frame: .zero)
  }

  /// What is drawn of a tree.
  static func drawing(of root: Element?, size: CGSize) -> Drawing {
    var visitor = DrawingVisitor()
    if let root { walk(from: root, inDrawingOrder: true, visitor: &visitor) }
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
    if let transform = box.transform(in: frame) { painter.beginGroup(transform: transform) }
    scopes.append(scope)
    return true
  }

  mutating func leave(_ box: ElementBox) {
    if box.box.childTransform != nil { painter.endGroup() }
    switch scopes.popLast() {
    case .group?: painter.endGroup()
    case .front(let commands)?: commands.forEach { painter.add($0) }
    default: break
    }
  }
}
