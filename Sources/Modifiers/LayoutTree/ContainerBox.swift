import Foundation

/// A box around any number of children that a ``Layout`` sizes and places.
package final class ContainerBox<L: Layout>: LayoutBox {
  /// The layout.
  package private(set) var layout: L
  /// The children in order.
  package private(set) var children: [LayoutBox] = []
  package private(set) var layoutDirection: LayoutDirection

  private var cache: L.Cache?
  private var knownSpacing: ViewSpacing?
  /// Whether a single child decides alone, without the layout.
  private let passesSingleChild: Bool

  package init(
    _ layout: L,
    children: [LayoutBox] = [],
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.layout = layout
    self.layoutDirection = layoutDirection
    self.passesSingleChild = L.layoutProperties.passesSingleSubview
    // Only the layouts known here are known to set no guides themselves.
    super.init(guides: L.layoutProperties.passesSingleSubview ? [] : .all)
    self.children = children
    for child in children { adopt(child) }
  }

  deinit {
    dismantle()
  }

  /// Replaces the layout; the tree looks at it again with the next layout.
  package func update(_ layout: L, in tree: LayoutTree?) {
    self.layout = layout
    noteChange(.value, in: tree)
  }

  /// Replaces the direction of reading.
  package func update(_ layoutDirection: LayoutDirection, in tree: LayoutTree?) {
    guard layoutDirection != self.layoutDirection else { return }
    self.layoutDirection = layoutDirection
    noteChange(.value, in: tree)
  }

  /// Says that the layout places its children elsewhere from now on; no size changes by that.
  package func invalidatePlacement(in tree: LayoutTree?) {
    noteChange(.placement, in: tree)
  }

  /// Replaces the children; those that stay keep the sizes they were asked for.
  ///
  /// - Complexity: O(*n*) for *n* children, old and new.
  package func setChildren(_ children: [LayoutBox], in tree: LayoutTree?) {
    let old = self.children
    self.children = children
    for child in children {
      // A child from elsewhere leaves its former place first.
      if child.parent !== self { adopt(child) }
      child.isMarked = true
    }
    for child in old where !child.isMarked { orphan(child) }
    for child in children { child.isMarked = false }
    noteChange(.value, in: tree)
  }

  package override var childCount: Int { children.count }

  package override func child(at index: Int) -> LayoutBox {
    children[index]
  }

  override var decisiveChild: LayoutBox? {
    passesSingleChild && children.count == 1 ? children[0] : nil
  }

  override var spacingSource: LayoutBox? { decisiveChild }

  override func prepareForMeasuring(_ context: LayoutContext) {
    guard var taken = cache else { return }
    cache = nil
    guard decisiveChild == nil else { return }
    layout.updateCache(&taken, subviews: subviews(context))
    cache = taken
  }

  override func computeSize(
    for proposal: ProposedViewSize,
    _ context: LayoutContext
  ) -> CGSize {
    guard context.enter() else { return .zero }
    let subviews = subviews(context)
    var taken = takeCache(subviews)
    let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &taken)
    giveBack(taken, context)
    return size
  }

  override func computeAlignment(
    of key: AlignmentKey,
    in proposal: ProposedViewSize,
    _ context: LayoutContext
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: measure(proposal, context))
    guard context.enter() else { return nil }
    let subviews = subviews(context)
    var taken = takeCache(subviews)
    let value =
      switch key.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key: key), in: bounds, proposal: proposal,
          subviews: subviews, cache: &taken)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key: key), in: bounds, proposal: proposal,
          subviews: subviews, cache: &taken)
      }
    giveBack(taken, context)
    return value
  }

  override func computeSpacing(_ context: LayoutContext) -> ViewSpacing? {
    if let knownSpacing { return knownSpacing }
    guard context.enter() else { return nil }
    let subviews = subviews(context)
    var taken = takeCache(subviews)
    let spacing = layout.spacing(subviews: subviews, cache: &taken)
    giveBack(taken, context)
    knownSpacing = context.isExceeded ? nil : spacing
    return spacing
  }

  override func spacingChanged(_ context: LayoutContext) -> Bool {
    guard let known = knownSpacing else { return false }
    knownSpacing = nil
    return computeSpacing(context) != known
  }

  override func placeChildren(
    in size: CGSize,
    proposal: ProposedViewSize,
    _ context: LayoutContext
  ) {
    if let child = decisiveChild {
      child.settle(at: .zero, proposal: proposal, context)
      return
    }
    guard context.enter() else { return }
    context.placementSerial &+= 1
    let bounds = CGRect(origin: .zero, size: size)
    let subviews = subviews(context)
    var taken = takeCache(subviews)
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &taken)
    giveBack(taken, context)
    for child in children where child.placementSerial != context.placementSerial {
      let element = BoxElement(child, context)
      element.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
  }

  override func moveChildren(into list: inout [LayoutBox]) {
    list.append(contentsOf: children)
    children.removeAll()
  }

  private func subviews(_ context: LayoutContext) -> LayoutSubviews {
    LayoutSubviews(
      BoxElements(boxes: children, guides: guides, context: context),
      layoutDirection: layoutDirection)
  }

  /// Takes the cache out of the box while the layout works on it, so that its storage is not
  /// shared.
  private func takeCache(_ subviews: LayoutSubviews) -> L.Cache {
    guard let taken = cache else { return layout.makeCache(subviews: subviews) }
    cache = nil
    return taken
  }

  /// Keeps the cache after a call, unless answers were cut off meanwhile.
  private func giveBack(_ taken: L.Cache, _ context: LayoutContext) {
    context.leave()
    cache = context.isExceeded ? nil : taken
  }
}
