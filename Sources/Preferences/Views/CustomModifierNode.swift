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
  let properties = PropertyLayout(of: M.self)
  let comparison = Comparison.of(M.self)
  let contentType = ViewType<Content>.of(Content.self)
  let standInType = ViewType<M.Content>.of(M.Content.self)
  private(set) lazy var bodyType = ViewType<M.Body>.of(M.Body.self)

  override var parts: [Part] {
    [Part(type: bodyType, isListed: true), Part(type: contentType, isListed: true)]
  }

  override func makeNode(_ view: ModifiedContent<Content, M>, in place: Place) -> Node {
    CustomModifierNode(view, type: self, in: place)
  }

  override func update(_ node: Node, to view: ModifiedContent<Content, M>) {
    unsafeDowncast(node, to: CustomModifierNode<Content, M>.self).update(to: view)
  }
}

/// The place of a modifier with a body; it owns the modifier's state.
final class CustomModifierNode<Content: View, M: ViewModifier>: ModifyingNode {
  private let type: CustomModifiedType<Content, M>
  private var modifier: M
  private let source: TypedContentSource<Content>
  private var child: Node?

  init(
    _ view: ModifiedContent<Content, M>, type: CustomModifiedType<Content, M>, in place: Place
  ) {
    self.type = type
    modifier = view.modifier
    source = TypedContentSource(view.content, type: type.contentType)
    super.init(modifying: type.contentType, standIn: type.standInType, in: place)
    isDirty = true
    type.properties.install(&modifier, for: PropertyOwner(work: self, scope: scope))
  }

  func update(to view: ModifiedContent<Content, M>) {
    source.update(to: view.content)
    guard !type.comparison.areEqual(modifier, view.modifier) else { return }
    var newModifier = view.modifier
    type.properties.adopt(&newModifier, from: &modifier)
    modifier = newModifier
    invalidate()
  }

  override func perform() {
    type.properties.prepare(modifier)
    let body: M.Body? = Tracker.track(self) {
      guard mayRunBody(lacking: type.properties.lack(&modifier)) else { return nil }
      if type.properties.hasUpdates {
        // On a copy: what the properties write may make somebody look at this node.
        var updated = modifier
        type.properties.update(&updated)
        modifier = updated
      }
      return modifier.body(content: ViewModifierContent(source: source))
    }
    if let body, let child {
      type.bodyType.update(child, to: body)
    } else if let body {
      child = type.bodyType.makeNode(body, in: inner)
      container?.listDidChange()
    } else {
      hide(&child)
    }
  }

  override var label: String? { TypeName.short(M.self) }

  override var details: [String] { type.properties.summaries(of: &modifier) }

  override func list(into cursor: inout ListCursor) {
    cursor.push(child)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }

  override func propertyName(of source: Source) -> String? {
    type.properties.name(of: source, in: &modifier)
  }

  override func didUnmount() {
    super.didUnmount()
    type.properties.uninstall(&modifier)
  }

  override func dismantle() {
    child = nil
  }
}
