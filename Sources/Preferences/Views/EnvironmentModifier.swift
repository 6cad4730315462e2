/// A modifier that changes the environment of its content.
struct EnvironmentModifier {
  let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentModifier: ViewModifier {
  typealias Body = Never
}

extension EnvironmentModifier: BuiltInModifier {
  package static func makeViewType<Content: View>(
    modifying content: Content.Type
  ) -> ViewType<ModifiedContent<Content, EnvironmentModifier>> {
    EnvironmentType<Content>()
  }
}

extension View {
  /// Sets a value of the environment for everything in this view.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Changes a value of the environment for everything in this view.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }
}

private final class EnvironmentType<Content: View>: ViewType<
  ModifiedContent<Content, EnvironmentModifier>
>
{
  let contentType = ViewType<Content>.of(Content.self)

  override var parts: [Part] { [Part(type: contentType, isListed: true)] }

  override func makeNode(
    _ view: ModifiedContent<Content, EnvironmentModifier>, in place: Place
  ) -> Node {
    EnvironmentNode(view, contentType: contentType, in: place)
  }

  override func update(_ node: Node, to view: ModifiedContent<Content, EnvironmentModifier>) {
    unsafeDowncast(node, to: EnvironmentNode<Content>.self).update(to: view)
  }
}

/// The place of a change of the environment; it owns the scope below.
private final class EnvironmentNode<Content: View>: Node {
  private let contentType: ViewType<Content>
  private let innerScope: EnvironmentScope
  private var change: (inout EnvironmentValues) -> Void
  private var child: Node?

  init(
    _ view: ModifiedContent<Content, EnvironmentModifier>, contentType: ViewType<Content>,
    in place: Place
  ) {
    self.contentType = contentType
    change = view.modifier.change
    innerScope = EnvironmentScope(parent: place.scope) { _ in }
    super.init(in: place)
    applyChange()
    child = contentType.makeNode(
      view.content,
      in: Place(parent: self, container: container, context: context, scope: innerScope))
  }

  func update(to view: ModifiedContent<Content, EnvironmentModifier>) {
    change = view.modifier.change
    applyChange()
    if let child { contentType.update(child, to: view.content) }
  }

  /// What the closure reads makes the change be applied again, and no body.
  private func applyChange() {
    innerScope.replace { [unowned self] values in
      Tracker.track(self) { change(&values) }
    }
  }

  override func perform() {
    applyChange()
  }

  override func list(into cursor: inout ListCursor) {
    cursor.push(child)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }

  override func didUnmount() {
    super.didUnmount()
    innerScope.leave()
  }

  override func dismantle() {
    child = nil
  }
}
