/// One of the views that some content stands for, to be shown wherever one wants it.
///
/// The counterpart of SwiftUI's `Subview`. It has the environment and the state of the place where
/// it was written; modifiers that it has there stand inside those that it gets here.
public struct Subview: Identifiable {
  /// What tells a subview from the others of its content, as long as it is there.
  public struct ID: Hashable, Sendable, CustomStringConvertible {
    let number: Int

    /// The number in the order in which the host found its subviews.
    public var description: String { "subview \(number)" }
  }

  /// What tells this subview from the others of its content.
  public let id: ID

  /// The element as it stands in the content, where it is not shown.
  package let element: Element

  /// The values that the subview gives to the container that shows it.
  ///
  /// - Complexity: O(modifiers around the subview).
  public var containerValues: ContainerValues {
    // Everything here is on the main actor, which the type of the property does not say.
    nonisolated(unsafe) var values = ContainerValues()
    MainActor.assumeIsolated { values = ContainerValues(of: element) }
    return values
  }
}

extension Subview {
  /// How often the elements of the subview got a new value; what reads it hears of the next time.
  @MainActor package var revision: Int {
    SubviewOrigin.of(element)?.noteRead()
    var sum = 0
    var next: Element? = element
    while let current = next {
      sum += (current.attachment as? SubviewLevel)?.version ?? 0
      next = current.wrapped
    }
    return sum
  }
}

extension Subview: View {
  /// There is no body.
  public typealias Body = Never
}

extension Subview: PrimitiveView {
  package static func makeViewType() -> AnyViewType { SubviewType() }
}

private final class SubviewType: ViewType<Subview> {
  // An element may hold anything; which type it has is known to the tree alone.
  override var mayVary: Bool { true }

  override func makeNode(_ view: Subview, in place: Place) -> Node {
    SubviewNode(view, in: place)
  }

  override func update(_ node: Node, to view: Subview) {
    unsafeDowncast(node, to: SubviewNode.self).update(to: view)
  }
}

extension Subview: Sendable {}

extension Subview.ID: UnwrittenID {}
