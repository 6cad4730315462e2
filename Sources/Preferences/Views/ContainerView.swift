/// A view that is one element with a list of elements inside, such as a stack.
package protocol ContainerView: PrimitiveView {
  /// The type of the content.
  associatedtype Content: View

  /// What stands inside.
  var content: Content { get }

  /// The stage that works with views of this kind, if there is one.
  static var stage: (any UpdateStage.Type)? { get }

  /// What paths and drawings call the view; `nil` leaves it out.
  var name: String? { get }

  /// What a client module hangs on an element of this kind.
  @MainActor static func makeAttachment(
    for element: ViewContainerElement<Self>
  ) -> (any ElementAttachment)?
}

extension ContainerView {
  package static var stage: (any UpdateStage.Type)? { nil }

  package static func makeAttachment(
    for element: ViewContainerElement<Self>
  ) -> (any ElementAttachment)? { nil }

  package var name: String? { TypeName.short(Self.self) }

  package static func makeViewType() -> AnyViewType { ContainerType<Self>() }
}

private final class ContainerType<V: ContainerView>: ViewType<V> {
  let contentType = ViewType<V.Content>.of(V.Content.self)

  override var isUnary: Bool { true }

  override var parts: [Part] { [Part(type: contentType, isListed: false)] }

  override func makeNode(_ view: V, in place: Place) -> Node {
    ViewContainerElement(view, contentType: contentType, in: place)
  }

  override func update(_ node: Node, to view: V) {
    unsafeDowncast(node, to: ViewContainerElement<V>.self).update(to: view)
  }
}

/// A container that is there.
package final class ViewContainerElement<V: ContainerView>: ContainerElement {
  /// The view's value.
  package private(set) var view: V

  private let contentType: ViewType<V.Content>

  init(_ view: V, contentType: ViewType<V.Content>, in place: Place) {
    self.view = view
    self.contentType = contentType
    super.init(in: place)
  }

  func update(to newView: V) {
    view = newView
    if let content { contentType.update(content, to: newView.content) }
    attachment?.elementDidChange()
  }

  override func makeContent(in place: Place) -> Node? {
    contentType.makeNode(view.content, in: place)
  }

  override func makeCopy(in place: Place) -> Element {
    ViewContainerElement(view, contentType: contentType, in: place)
  }

  override func takeValue(of original: Element) {
    update(to: unsafeDowncast(original, to: ViewContainerElement<V>.self).view)
  }

  override func willShowContent() {
    if let stage = V.stage { context.require(stage) }
  }

  override var holdsVariableContent: Bool { holdsVariable(contentType, inListOnly: true) }

  package override var describedType: Any.Type? { V.self }

  package override var label: String? { view.name }

  package override func makeAttachment() -> (any ElementAttachment)? {
    V.makeAttachment(for: self)
  }
}

/// A place for content that need not be one element: the root, or a layer.
package final class SlotElement<Content: View>: ContainerElement {
  private let contentType = ViewType<Content>.of(Content.self)
  private let kind: Slot
  private var view: Content

  /// Creates a slot for a view.
  package init(_ kind: Slot, _ view: Content, in place: Place) {
    self.kind = kind
    self.view = view
    super.init(in: place)
  }

  /// Gives the slot a new value of its content.
  package func update(to newView: Content) {
    view = newView
    if let content { contentType.update(content, to: newView) }
  }

  override func makeContent(in place: Place) -> Node? {
    contentType.makeNode(view, in: place)
  }

  override var holdsVariableContent: Bool { holdsVariable(contentType, inListOnly: true) }

  package override var slot: Slot? { kind }

  package override var details: [String] { [kind.rawValue] }
}
