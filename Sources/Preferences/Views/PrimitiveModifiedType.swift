/// A view with a modifier that is an element around each element of the view.
final class PrimitiveModifiedType<Content: View, M: PrimitiveModifier>: ViewType<
  ModifiedContent<Content, M>
>
{
  let contentType = ViewType<Content>.of(Content.self)
  let comparison = Comparison.of(M.self)

  override var isUnary: Bool { contentType.isUnary }

  override var parts: [Part] {
    [Part(type: contentType, isListed: true)] + M.layerParts
  }

  override var preferenceModifier: (key: any PreferenceKey.Type, label: String)? {
    M.preferenceKey.map { ($0, M.label) }
  }

  override func makeNode(_ view: ModifiedContent<Content, M>, in place: Place) -> Node {
    guard isUnary else { return ModifiedNode(view, type: self, in: place) }
    // One element for certain: the modifier's element needs no node beside it.
    let element = M.makeElement(view.modifier, in: place, holding: contentType)
    let child = contentType.makeNode(view.content, in: element.inner)
    element.take(unsafeDowncast(child, to: Element.self))
    return element
  }

  override func update(_ node: Node, to view: ModifiedContent<Content, M>) {
    guard isUnary else {
      return unsafeDowncast(node, to: ModifiedNode<Content, M>.self).update(to: view)
    }
    let element = unsafeDowncast(node, to: ModifierElement<M>.self)
    if let child = element.child { contentType.update(child, to: view.content) }
    if !comparison.areEqual(element.modifier, view.modifier) {
      element.update(to: view.modifier)
    }
  }
}

/// The place of a modifier around content that may be any number of elements.
final class ModifiedNode<Content: View, M: PrimitiveModifier>: DistributingNode {
  private let type: PrimitiveModifiedType<Content, M>
  private var modifier: M
  private var child: Node?

  /// The elements made for the elements of the content, in order.
  private var wrappers: [ModifierElement<M>] = []

  init(
    _ view: ModifiedContent<Content, M>, type: PrimitiveModifiedType<Content, M>, in place: Place
  ) {
    self.type = type
    modifier = view.modifier
    super.init(in: place)
    child = type.contentType.makeNode(view.content, in: inner)
  }

  func update(to view: ModifiedContent<Content, M>) {
    if let child { type.contentType.update(child, to: view.content) }
    guard !type.comparison.areEqual(modifier, view.modifier) else { return }
    modifier = view.modifier
    for wrapper in wrappers where !wrapper.isDead { wrapper.update(to: modifier) }
  }

  override func list(into cursor: inout ListCursor) {
    if container?.findsElementsLazily == true {
      removeEmptyWrappers()
    } else {
      wrappers.removeAll(keepingCapacity: true)
    }
    if let child { cursor.push(child, wrappedBy: self) }
  }

  override func wrap(_ element: Element) -> Element {
    let wrapper: ModifierElement<M>
    if let known = element.parentElement, known.parent === self {
      wrapper = unsafeDowncast(known, to: ModifierElement<M>.self)
      if container?.findsElementsLazily == true { return wrapper }
    } else {
      wrapper = M.makeElement(modifier, in: inner, holding: type.contentType)
      wrapper.take(element)
    }
    wrappers.append(wrapper)
    return wrapper
  }

  /// Removes the wrappers whose element is gone. Others are kept though the walk may not reach
  /// them.
  private func removeEmptyWrappers() {
    wrappers.removeAll { wrapper in
      guard wrapper.child?.isDead ?? true else { return false }
      context.unmount(wrapper)
      return true
    }
  }

  /// The modifier is there if it has something to modify.
  override func absence(of key: KeyIdentity) -> Absence? {
    guard wrappers.isEmpty, let own = M.preferenceKey, KeyIdentity(own) == key else { return nil }
    let name = ([M.label] + modifier.details).joined(separator: " ")
    return Absence(name: name, reason: .noContent, modifier: M.label)
  }

  override var label: String? { wrappers.isEmpty ? nil : M.label }

  override var details: [String] { wrappers.isEmpty ? [] : modifier.details }

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
    wrappers.forEach(body)
  }

  override func forEachDrawnChild(_ body: (Node) -> Void) {
    if let child { body(child) }
    // What the elements wrap stands under the child; only their layers do not.
    for wrapper in wrappers { wrapper.forEachDrawnChild { if $0 !== wrapper.child { body($0) } } }
  }

  override func dismantle() {
    child = nil
    wrappers = []
    shared = nil
  }
}
