/// Stands for the view that a modifier is applied to, inside the modifier's body.
///
/// The counterpart of the content that SwiftUI hands to a modifier.
public struct ViewModifierContent<Modifier: ViewModifier> {
  let source: ModifierContentSource
}

extension ViewModifierContent: View {
  /// There is no body.
  public typealias Body = Never
}

extension ViewModifierContent: ComparedInput {
  package func isSameInput(as other: ViewModifierContent<Modifier>) -> Bool {
    source === other.source
  }
}

extension ViewModifierContent: PrimitiveView {
  package static func makeViewType() -> AnyViewType { PlaceholderType<Modifier>() }
}

/// A view with a modifier that has a body.
final class CustomModifiedType<Content: View, M: ViewModifier>: ViewType<
  ModifiedContent<Content, M>
>
{
  let body = BodyType<M, M.Body>()
  let contentType = ViewType<Content>.of(Content.self)
  let standInType = ViewType<M.Content>.of(M.Content.self)

  override var parts: [Part] {
    [Part(type: body.viewType, isListed: true), Part(type: contentType, isListed: true)]
  }

  override func makeNode(_ view: ModifiedContent<Content, M>, in place: Place) -> Node {
    CustomModifierNode(view, type: self, in: place)
  }

  override func update(_ node: Node, to view: ModifiedContent<Content, M>) {
    let node = unsafeDowncast(node, to: CustomModifierNode<Content, M>.self)
    node.source.update(to: view.content)
    node.update(to: view.modifier)
  }
}

/// The place of a modifier with a body.
final class CustomModifierNode<Content: View, M: ViewModifier>: BodyNode<M, M.Body>, ModifyingNode {
  let source: TypedContentSource<Content>
  let modifiedType: AnyViewType
  let standIn: AnyViewType

  init(
    _ view: ModifiedContent<Content, M>, type: CustomModifiedType<Content, M>, in place: Place
  ) {
    source = TypedContentSource(view.content, type: type.contentType)
    modifiedType = type.contentType
    standIn = type.standInType
    super.init(view.modifier, type: type.body, in: place)
  }

  override func makeBody(of modifier: M) -> M.Body {
    modifier.body(content: ViewModifierContent(source: source))
  }
}
