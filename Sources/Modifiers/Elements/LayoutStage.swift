package import Foundation
package import Preferences

/// The part of phase one that keeps a tree of layout boxes beside the elements and lays it out.
@MainActor package final class LayoutStage: UpdateStage {
  /// The boxes, and what is left to do on them.
  package let tree = LayoutTree()

  /// The root's size in points as of the last layout.
  package private(set) var size = CGSize.zero

  /// What the root is proposed.
  package var proposal = ProposedViewSize.unspecified {
    didSet { if proposal != oldValue { isProposalNew = true } }
  }

  /// How often something may have moved: a number for those who look at frames after a layout.
  package private(set) var moves = 0

  /// The boxes whose frame changed since somebody took the list, of those that report it.
  private var reframed: [LayoutBox] = []

  private let context: TreeContext

  /// The presented trees that were laid out last.
  private var laidOut: [ObjectIdentifier] = []
  private var isProposalNew = true
  private var changed: [ElementBox] = []
  private var relisted: [ElementBox] = []

  /// Boxes that were made and do not have their children yet.
  private var unfilled: [ElementBox] = []

  package init(context: TreeContext) {
    self.context = context
  }

  package var needsRun: Bool {
    isProposalNew || !changed.isEmpty || !relisted.isEmpty || tree.needsLayout || isPresentingOther
  }

  /// Whether other trees are presented than those that were laid out last.
  private var isPresentingOther: Bool {
    if laidOut.isEmpty, context.presented.isEmpty { return false }
    return !laidOut.elementsEqual(context.presented) { $0 == ObjectIdentifier($1) }
  }

  /// Notes that the value of a box's element is another one.
  func noteChange(of box: ElementBox) {
    changed.append(box)
  }

  /// Notes that the elements inside a box's element are others.
  func noteChildren(of box: ElementBox) {
    relisted.append(box)
  }

  /// Notes that geometry may be another one although no frame is.
  func noteMove() {
    moves &+= 1
  }

  /// Hands over the boxes whose frame changed since the last call, of those that report it.
  func takeReframed() -> [LayoutBox] {
    defer { reframed = [] }
    return reframed
  }

  package func run() throws(UpdateError) {
    guard let root = context.root else { return }
    if tree.root == nil { tree.root = box(of: root)?.box }
    if isPresentingOther {
      laidOut = context.presented.map(ObjectIdentifier.init)
      tree.setDetached(context.presented.compactMap { box(of: $0)?.box })
    }
    for box in changed {
      box.isNotedAsChanged = false
      if !box.element.isDead { box.refresh(self) }
    }
    changed.removeAll(keepingCapacity: true)
    if !relisted.isEmpty { moves &+= 1 }
    for box in relisted {
      box.isNotedAsRelisted = false
      if !box.element.isDead { box.fill(self) }
    }
    relisted.removeAll(keepingCapacity: true)
    fillAll()
    do {
      let outcome = try tree.layout(in: proposal)
      isProposalNew = false
      size = outcome.size
      if outcome.didMove { moves &+= 1 }
      reframed += outcome.reframed
      context.scheduler.counters.layouts += outcome.layouts
    } catch {
      isProposalNew = true
      throw .layoutTooDeep(limit: error.nestingLimit, path: root.path)
    }
  }

  /// The box of an element, or of the nearest element inside that has one; it is made if it is
  /// not there.
  ///
  /// - Complexity: O(modifiers without a layout around the element), without recursion.
  func box(of element: Element) -> ElementBox? {
    var next: Element? = element
    while let current = next {
      if let box = current.attachment as? ElementBox { return box }
      if let box = makeBox(of: current) {
        current.attachment = box
        unfilled.append(box)
        return box
      }
      var inner: Element?
      current.forEachElement { inner = $0 }
      next = inner
    }
    return nil
  }

  private func makeBox(of element: Element) -> ElementBox? {
    switch element.slot {
    case .root?, .presented?:
      ContainerElementBox(element, layout: VStackLayout(), name: "VStack", stage: self)
    case .layer?: ContainerElementBox(element, layout: ZStackLayout(), name: "ZStack", stage: self)
    case nil: element.makeAttachment() as? ElementBox
    }
  }

  private func fillAll() {
    while let box = unfilled.popLast() { box.fill(self) }
  }

  /// The stage of the host that an element belongs to.
  package static func of(_ element: Element) -> LayoutStage? {
    element.context.stage(LayoutStage.self)
  }
}
