/// A view whose type is hidden.
///
/// The counterpart of SwiftUI's `AnyView`. As long as the hidden type stays the same the view
/// keeps its state; another type starts afresh.
public struct AnyView {
  let storage: AnyViewStorage

  /// Hides the type of a view.
  nonisolated public init<V: View>(_ view: V) {
    storage = TypedViewStorage(view)
  }

  /// Hides the type of a view.
  nonisolated public init<V: View>(erasing view: V) {
    self.init(view)
  }
}

extension AnyView: View {
  /// There is no body.
  public typealias Body = Never
}

extension AnyView: PrimitiveView {
  package static func makeViewType() -> AnyViewType { ErasedType() }
}

/// A view behind a class, so that its type does not show.
class AnyViewStorage {
  @MainActor var type: AnyViewType {
    preconditionFailure("AnyViewStorage.type: a storage does not say what it stores")
  }

  @MainActor func makeNode(in place: Place) -> Node {
    preconditionFailure("AnyViewStorage.makeNode: a storage does not say what it stores")
  }

  @MainActor func update(_ node: Node) {}
}

private final class TypedViewStorage<V: View>: AnyViewStorage {
  private let view: V

  init(_ view: V) {
    self.view = view
  }

  override var type: AnyViewType { ViewType<V>.of(V.self) }

  override func makeNode(in place: Place) -> Node {
    ViewType<V>.of(V.self).makeNode(view, in: place)
  }

  override func update(_ node: Node) {
    ViewType<V>.of(V.self).update(node, to: view)
  }
}

private final class ErasedType: ViewType<AnyView> {
  override var mayVary: Bool { true }

  override func makeNode(_ view: AnyView, in place: Place) -> Node {
    ErasedNode(view.storage, in: place)
  }

  override func update(_ node: Node, to view: AnyView) {
    unsafeDowncast(node, to: ErasedNode.self).update(to: view.storage)
  }
}

/// The place of a view whose type is hidden.
private final class ErasedNode: Node {
  private var storage: AnyViewStorage
  private var child: Node?
  private var childType: AnyViewType?

  init(_ storage: AnyViewStorage, in place: Place) {
    self.storage = storage
    super.init(in: place)
    isDirty = true
  }

  /// Takes a new view. The work is queued, since hidden types can nest without a limit.
  func update(to newStorage: AnyViewStorage) {
    storage = newStorage
    invalidate()
  }

  override func perform() {
    let type = storage.type
    if let child, childType === type { return storage.update(child) }
    if let child {
      context.unmount(child)
      container?.listDidChange()
    }
    child = storage.makeNode(in: inner)
    childType = type
  }

  override func list(into cursor: inout ListCursor) {
    cursor.push(child)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }

  override func dismantle() {
    child = nil
  }
}
