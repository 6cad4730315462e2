@_spi(Reflection) private import Swift

/// Several views, one after the other.
///
/// The counterpart of SwiftUI's `TupleView`, made by ``ViewBuilder`` from a tuple of views.
public struct TupleView<T> {
  /// The views.
  public var value: T

  /// Creates a view from a tuple of views.
  nonisolated public init(_ value: T) {
    self.value = value
  }
}

extension TupleView: View {
  /// There is no body.
  public typealias Body = Never
}

extension TupleView: PrimitiveView {
  package static func makeViewType() -> AnyViewType { TupleType<T>() }
}

extension TupleView: Sendable where T: Sendable {}

/// A tuple of views: what its members are and where they lie.
final class TupleType<T>: ViewType<TupleView<T>> {
  private let members: [(offset: Int, type: AnyViewType)]

  override init() {
    var members: [(offset: Int, type: AnyViewType)] = []
    if let single = ViewTypes.find(erased: T.self) {
      members = [(0, single)]
    } else {
      _forEachField(of: T.self, options: []) { _, offset, type, _ in
        if let type = ViewTypes.find(erased: type) { members.append((offset, type)) }
        return true
      }
    }
    self.members = members
  }

  override var parts: [Part] { members.map { Part(type: $0.type, isListed: true) } }

  override func makeNode(_ view: TupleView<T>, in place: Place) -> Node {
    let node = TupleNode(in: place)
    withUnsafePointer(to: view.value) { pointer in
      let base = UnsafeRawPointer(pointer)
      node.children = members.map { $0.type.makeNode(at: base + $0.offset, in: node.inner) }
    }
    return node
  }

  override func update(_ node: Node, to view: TupleView<T>) {
    let node = unsafeDowncast(node, to: TupleNode.self)
    withUnsafePointer(to: view.value) { pointer in
      let base = UnsafeRawPointer(pointer)
      for (member, child) in zip(members, node.children) {
        member.type.update(child, at: base + member.offset)
      }
    }
  }
}

/// The place of a tuple of views.
final class TupleNode: Node {
  fileprivate(set) var children: [Node] = []

  override var expectedCount: Int {
    var count = 0
    for child in children { count += child.expectedCount }
    return count
  }

  override func list(into cursor: inout ListCursor) {
    cursor.push(children)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    children.forEach(body)
  }

  override func dismantle() {
    children = []
  }
}
