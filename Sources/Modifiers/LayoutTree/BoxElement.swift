import Foundation

/// A box as a layout sees it.
struct BoxElement: LayoutElement {
  let box: LayoutBox
  let context: LayoutContext

  init(_ box: LayoutBox, _ context: LayoutContext) {
    self.box = box
    self.context = context
  }

  var identity: ObjectIdentifier { ObjectIdentifier(box) }
  var spacing: ViewSpacing { box.spacing(context) }
  var priority: Double { box.priority }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    box.measure(proposal, context)
  }

  func isRigid(along axis: Axis) -> Bool {
    var next: LayoutBox? = box
    while let box = next {
      if let isRigid = box.settlesLength(along: axis) { return isRigid }
      next = box.decisiveChild
    }
    return false
  }

  func explicitAlignment(of key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    box.explicitAlignment(of: key, in: proposal, context)
  }

  func layoutValue(for key: ObjectIdentifier) -> Any? {
    box.layoutValue(for: key)
  }

  func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    var origin = position
    if anchor != .topLeading {
      let size = box.measure(proposal, context)
      origin.x -= size.width * anchor.x
      origin.y -= size.height * anchor.y
    }
    if context.rehearsal != nil {
      context.rehearsal?.append(
        RehearsedPlacement(element: self, origin: origin.normalized, proposal: proposal))
    } else {
      box.placementSerial = context.placementSerial
      box.settle(at: origin, proposal: proposal, context)
    }
  }
}

/// The children of a container as its layout sees them.
struct BoxElements: LayoutElements {
  let boxes: [LayoutBox]
  let guides: AlignmentGuides
  let context: LayoutContext

  var count: Int { boxes.count }

  func element(at index: Int) -> any LayoutElement {
    BoxElement(boxes[index], context)
  }

  func rehearse(_ placement: () -> Void) -> [RehearsedPlacement] {
    let outer = context.rehearsal
    context.rehearsal = []
    placement()
    let result = context.rehearsal ?? []
    context.rehearsal = outer
    return result
  }
}
