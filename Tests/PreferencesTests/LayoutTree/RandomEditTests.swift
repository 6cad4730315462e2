import Foundation
import Modifiers
import Testing

@Suite struct `Random edits` {
  @Test(arguments: 0..<100)
  func `a layout after edits equals a layout from scratch`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    var model = Model(&generator, depth: 5)
    while model.count < 20 { model = Model(&generator, depth: 5) }
    let tree = LayoutTree(root: model.makeBox())
    let offers = [
      ProposedViewSize.unspecified, ProposedViewSize(width: 120, height: 90),
      ProposedViewSize(width: 60, height: nil),
    ]
    for step in 0..<12 {
      for _ in 0..<Int.random(in: 0...3, using: &generator) { model.edit(&generator, in: tree) }
      let offer = offers[step.isMultiple(of: 4) ? step / 4 : 1]
      let size = try tree.layout(in: offer).size
      let fresh = model.makeCopy()
      #expect(try layOut(fresh, offer.width, offer.height) == size, "seed \(seed), step \(step)")
      #expect(frames(tree.root) == frames(fresh), "seed \(seed), step \(step)")
    }
  }

  private func frames(_ root: LayoutBox?) -> [CGRect] {
    var frames: [CGRect] = []
    root?.forEachFrame { frames.append($1) }
    return frames
  }
}

/// A description of a tree that can be built anew, and edited together with the boxes built.
private final class Model {
  private enum Kind: CaseIterable {
    case text, fill, spacer, padding, flexible, guide, priority, layered, vertical, horizontal,
      depth
  }

  private var kind: Kind
  private var number: Int
  private var children: [Model]
  private var box: LayoutBox?

  init(_ generator: inout some RandomNumberGenerator, depth: Int) {
    let kinds: [Kind] = depth == 0 ? [.text, .fill, .spacer] : Kind.allCases
    kind = kinds.randomElement(using: &generator) ?? .text
    number = Int.random(in: 0..<8, using: &generator)
    let count =
      switch kind {
      case .text, .fill, .spacer: 0
      case .padding, .flexible, .guide, .priority: 1
      case .layered: 2
      case .vertical, .horizontal, .depth: Int.random(in: 0...4, using: &generator)
      }
    children = []
    for _ in 0..<count { children.append(Model(&generator, depth: depth - 1)) }
  }

  private var length: CGFloat { CGFloat(number) }
  private var text: TextLeaf<MonospacedTextMeasurer> {
    TextLeaf(String(repeating: "ab ", count: number))
  }
  private var insets: PaddingLayout { PaddingLayout(EdgeInsets(.leading, length)) }
  private var flexible: FlexFrameLayout { FlexFrameLayout(width: .init(min: length * 9)) }
  private var guide: AlignmentGuideLayout {
    let length = length
    return AlignmentGuideLayout(.leading) { $0.width / 2 + length }
  }
  private var vertical: VStackLayout { VStackLayout(alignment: .leading, spacing: length) }
  private var horizontal: HStackLayout { HStackLayout(alignment: .firstTextBaseline) }

  var count: Int { children.reduce(1) { $0 + $1.count } }

  func makeCopy() -> LayoutBox { build { $0.makeCopy() } }

  func makeBox() -> LayoutBox {
    let built = build { $0.makeBox() }
    box = built
    return built
  }

  private func build(_ child: (Model) -> LayoutBox) -> LayoutBox {
    let boxes = children.map(child)
    return switch kind {
    case .text: LeafBox(text)
    case .fill: LeafBox(FillLeaf())
    case .spacer: LeafBox(SpacerLeaf(axis: .vertical, minLength: length))
    case .padding: UnaryBox(insets, content: boxes[0])
    case .flexible: UnaryBox(flexible, content: boxes[0])
    case .guide: UnaryBox(guide, content: boxes[0])
    case .priority: UnaryBox(LayoutPriorityLayout(Double(number % 2)), content: boxes[0])
    case .layered: LayeredBox(primary: boxes[0], secondary: boxes[1], alignment: .leading)
    case .vertical: ContainerBox(vertical, children: boxes)
    case .horizontal: ContainerBox(horizontal, children: boxes)
    case .depth: ContainerBox(ZStackLayout(alignment: .topLeading), children: boxes)
    }
  }

  /// Changes one value or one list of children, here or below.
  func edit(_ generator: inout some RandomNumberGenerator, in tree: LayoutTree) {
    if let child = children.randomElement(using: &generator),
      Int.random(in: 0..<4, using: &generator) > 0
    {
      child.edit(&generator, in: tree)
      return
    }
    number = Int.random(in: 0..<8, using: &generator)
    switch box {
    case let box as LeafBox<TextLeaf<MonospacedTextMeasurer>>: box.update(text, in: tree)
    case let box as LeafBox<SpacerLeaf>:
      box.update(SpacerLeaf(axis: .vertical, minLength: length), in: tree)
    case let box as UnaryBox<PaddingLayout>: box.update(insets, in: tree)
    case let box as UnaryBox<FlexFrameLayout>: box.update(flexible, in: tree)
    case let box as UnaryBox<AlignmentGuideLayout>: box.update(guide, in: tree)
    case let box as UnaryBox<LayoutPriorityLayout>:
      box.update(LayoutPriorityLayout(Double(number % 2)), in: tree)
    case let box as ContainerBox<VStackLayout>:
      box.update(vertical, in: tree)
      editChildren(&generator)
      box.setChildren(children.map { $0.box ?? $0.makeBox() }, in: tree)
    case let box as ContainerBox<HStackLayout>:
      editChildren(&generator)
      box.setChildren(children.map { $0.box ?? $0.makeBox() }, in: tree)
    case let box as LayeredBox:
      children[1] = Model(&generator, depth: 1)
      box.setSecondary(children[1].makeBox(), in: tree)
    default: break
    }
  }

  private func editChildren(_ generator: inout some RandomNumberGenerator) {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: children.shuffle(using: &generator)
    case 1 where !children.isEmpty: children.removeLast()
    default: children.insert(Model(&generator, depth: 2), at: 0)
    }
  }
}
