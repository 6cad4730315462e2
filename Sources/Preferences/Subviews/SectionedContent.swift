/// Content with a header before and a footer behind it, which ``Group/init(sections:transform:)``
/// tells from what stands around it.
package struct SectionedContent<Header: View, Content: View, Footer: View> {
  let header: Header
  let content: Content
  let footer: Footer

  /// Creates a section of its parts.
  nonisolated package init(header: Header, content: Content, footer: Footer) {
    self.header = header
    self.content = content
    self.footer = footer
  }
}

extension SectionedContent: View {
  /// There is no body.
  package typealias Body = Never
}

extension SectionedContent: PrimitiveView {
  package static func makeViewType() -> AnyViewType { SectionType<Header, Content, Footer>() }
}

private final class SectionType<Header: View, Content: View, Footer: View>: ViewType<
  SectionedContent<Header, Content, Footer>
>
{
  let headerType = ViewType<Header>.of(Header.self)
  let contentType = ViewType<Content>.of(Content.self)
  let footerType = ViewType<Footer>.of(Footer.self)

  override var parts: [Part] {
    [headerType, contentType, footerType].map { Part(type: $0, isListed: true) }
  }

  override func makeNode(
    _ view: SectionedContent<Header, Content, Footer>, in place: Place
  ) -> Node {
    let node = SectionNode(in: place)
    node.parts = [
      headerType.makeNode(view.header, in: node.inner),
      contentType.makeNode(view.content, in: node.inner),
      footerType.makeNode(view.footer, in: node.inner),
    ]
    return node
  }

  override func update(_ node: Node, to view: SectionedContent<Header, Content, Footer>) {
    let parts = unsafeDowncast(node, to: SectionNode.self).parts
    guard parts.count == 3 else { return }
    headerType.update(parts[0], to: view.header)
    contentType.update(parts[1], to: view.content)
    footerType.update(parts[2], to: view.footer)
  }
}

/// The place of a section.
final class SectionNode: Node {
  /// What a section consists of, in order.
  enum Part: Int {
    case header, content, footer
  }

  /// The nodes of the parts, in their order; none once the place is gone.
  fileprivate(set) var parts: [Node] = []

  /// What tells the section from others, given to it when it is first found.
  private(set) lazy var number: Int = {
    context.subviewArrivals += 1
    return context.subviewArrivals
  }()

  init(in place: Place) {
    super.init(in: place)
  }

  override func list(into cursor: inout ListCursor) {
    cursor.push(parts)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    parts.forEach(body)
  }

  override func dismantle() {
    parts = []
  }
}

extension Element {
  /// The section that this element of some content stands in, and where; `nil` outside of all. Of
  /// sections inside each other the outermost counts, to which the others are content.
  ///
  /// - Complexity: O(structural nodes between the element and the owner of the content).
  final func section(in owner: Node?) -> (node: SectionNode, part: SectionNode.Part)? {
    var innermost = self
    while let inner = innermost.wrapped { innermost = inner }
    var found: (SectionNode, SectionNode.Part)?
    var child: Node = innermost
    while let parent = child.parent, parent !== owner {
      if let section = parent as? SectionNode,
        let index = section.parts.firstIndex(where: { $0 === child }),
        let part = SectionNode.Part(rawValue: index)
      {
        found = (section, part)
      }
      child = parent
    }
    return found
  }
}
