import Foundation
import Preferences

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// Walks the laid-out elements in the order in which they are drawn or listed, without recursion.
@MainActor struct ElementWalk {
  /// A visitor of elements; an element is left after everything inside it.
  @MainActor protocol Visitor {
    /// Enters an element with its frame; says whether to go inside.
    ///
    /// In drawing order the frame is the one before the transforms of elements around are carried
    /// out, otherwise the rectangle around it in the root's space.
    mutating func enter(_ box: ElementBox, frame: CGRect) -> Bool

    /// Leaves an element that was entered and gone into.
    mutating func leave(_ box: ElementBox)
  }

  private enum Step {
    case enter(Element, origin: CGPoint, effect: CGAffineTransform)
    case leave(ElementBox)
  }

  /// Visits an element and everything inside it; in drawing order, elements with a greater
  /// z-index come later.
  ///
  /// - Complexity: O(elements).
  static func walk(
    from root: Element, inDrawingOrder: Bool, visitor: inout some Visitor
  ) {
    var steps: [Step] = [.enter(root, origin: .zero, effect: .identity)]
    while let step = steps.popLast() {
      switch step {
      case .leave(let box):
        visitor.leave(box)
      case .enter(let element, let origin, let effect):
        var innerOrigin = origin
        var innerEffect = effect
        if let box = element.attachment as? ElementBox {
          let frame = box.box.frame.offsetBy(dx: origin.x, dy: origin.y)
          innerOrigin = frame.origin
          guard visitor.enter(box, frame: frame.bounding(effect)) else { continue }
          steps.append(.leave(box))
          if !inDrawingOrder, let own = box.transform(in: frame) {
            innerEffect = own.concatenating(effect)
          }
        }
        let children = children(of: element, inDrawingOrder: inDrawingOrder)
        steps += children.reversed().map {
          .enter($0, origin: innerOrigin, effect: innerEffect)
        }
      }
    }
  }

  private static func children(of element: Element, inDrawingOrder: Bool) -> [Element] {
    var children: [Element] = []
    element.forEachElement { if !$0.isAbsentFromLayout { children.append($0) } }
    guard inDrawingOrder, children.count > 1, element is ContainerElement else { return children }
    let zIndices = children.map(zIndex)
    guard zIndices.contains(where: { $0 != 0 }) else { return children }
    let order = children.indices.sorted { (zIndices[$0], $0) < (zIndices[$1], $1) }
    return order.map { children[$0] }
  }

  private static func zIndex(of element: Element) -> Double { element.nearestBox?.box.zIndex ?? 0 }
}

extension ElementBox {
  /// What happens to everything inside, given the element's own frame, if it is turned or scaled.
  final func transform(in frame: CGRect) -> CGAffineTransform? {
    box.childTransform?.around(frame.origin)
  }
}
