/// One of two views, as an `if`/`else` or a `switch` chooses.
///
/// The counterpart of SwiftUI's conditional content. Changing sides drops the state of the one
/// and starts the other afresh.
public struct ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage
}

extension ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// There is no body.
  public typealias Body = Never
}

extension ConditionalContent: Sendable where TrueContent: Sendable, FalseContent: Sendable {}
extension ConditionalContent.Storage: Sendable
where TrueContent: Sendable, FalseContent: Sendable {}

extension ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
  package static func makeViewType() -> AnyViewType {
    ConditionalType<TrueContent, FalseContent>()
  }
}

extension Optional: View where Wrapped: View {
  /// There is no body.
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  package static func makeViewType() -> AnyViewType { OptionalType<Wrapped>() }
}

/// A choice between two view types.
final class ConditionalType<First: View, Second: View>: ViewType<ConditionalContent<First, Second>>
{
  private let first = ViewType<First>.of(First.self)
  private let second = ViewType<Second>.of(Second.self)

  override var mayVary: Bool { true }

  override var parts: [Part] {
    [Part(type: first, isListed: true), Part(type: second, isListed: true)]
  }

  override func makeNode(_ view: ConditionalContent<First, Second>, in place: Place) -> Node {
    let node = ConditionalNode<First, Second>(in: place)
    show(view, in: node)
    node.isListed = true
    return node
  }

  override func update(_ node: Node, to view: ConditionalContent<First, Second>) {
    show(view, in: unsafeDowncast(node, to: BranchNode.self))
  }

  private func show(_ view: ConditionalContent<First, Second>, in node: BranchNode) {
    switch view.storage {
    case .first(let content): node.show(content, type: first, branch: .first)
    case .second(let content): node.show(content, type: second, branch: .second)
    }
  }
}

/// A view that may be absent.
final class OptionalType<Wrapped: View>: ViewType<Wrapped?> {
  private let wrapped = ViewType<Wrapped>.of(Wrapped.self)

  override var mayVary: Bool { true }

  override var parts: [Part] { [Part(type: wrapped, isListed: true)] }

  override func makeNode(_ view: Wrapped?, in place: Place) -> Node {
    let node = OptionalNode<Wrapped>(in: place)
    update(node, to: view)
    node.isListed = true
    return node
  }

  override func update(_ node: Node, to view: Wrapped?) {
    let node = unsafeDowncast(node, to: BranchNode.self)
    if let view {
      node.show(view, type: wrapped, branch: .first)
    } else {
      node.hide()
    }
  }
}

/// The place of one of two views.
private final class ConditionalNode<First: View, Second: View>: BranchNode {
  override func absence(of key: KeyIdentity) -> Absence? {
    guard let branch else { return nil }
    let first: AnyViewType = ViewType<First>.of(First.self)
    let second: AnyViewType = ViewType<Second>.of(Second.self)
    let (shown, other) = branch == .first ? (first, second) : (second, first)
    guard modifier(for: key, in: shown) == nil else { return nil }
    return absence(of: key, in: other)
  }
}

/// The place of a view that may be absent.
private final class OptionalNode<Wrapped: View>: BranchNode {
  override func absence(of key: KeyIdentity) -> Absence? {
    branch == nil ? absence(of: key, in: ViewType<Wrapped>.of(Wrapped.self)) : nil
  }
}

/// The place of a view that depends on a condition.
class BranchNode: Node {
  enum Branch {
    case first, second
  }

  private final var child: Node?
  fileprivate private(set) final var branch: Branch?

  /// Whether the container has to hear of changes; while the node is made, its maker tells.
  fileprivate(set) final var isListed = false

  /// Shows a view: the one that is there gets the new value, another one takes its place.
  final func show<V: View>(_ view: V, type: ViewType<V>, branch: Branch) {
    if let child, self.branch == branch { return type.update(child, to: view) }
    hide()
    self.branch = branch
    child = type.makeNode(view, in: inner)
    if isListed { container?.listDidChange() }
  }

  /// Shows nothing.
  final func hide() {
    guard let child else { return }
    context.unmount(child)
    self.child = nil
    branch = nil
    container?.listDidChange()
  }

  fileprivate final func absence(of key: KeyIdentity, in type: AnyViewType) -> Absence? {
    modifier(for: key, in: type).map { Absence(name: "if", reason: .condition, modifier: $0) }
  }

  override final func list(into cursor: inout ListCursor) {
    cursor.push(child)
  }

  override final func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }

  override final func dismantle() {
    child = nil
  }
}
