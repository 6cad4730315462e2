public import Preferences

/// A view that can scroll the scroll views inside it, to views that have an id.
///
/// The counterpart of SwiftUI's `ScrollViewReader`.
public struct ScrollViewReader<Content: View> {
  /// Makes the views inside.
  public var content: (ScrollViewProxy) -> Content

  @State private var reach = ScrollReach()

  /// Creates a view that can scroll what is inside it.
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View {
  /// The views inside.
  public var body: some View {
    content(ScrollViewProxy(reach: reach)).modifier(ScrollReachModifier(reach: reach))
  }
}

/// Scrolls the scroll views inside a reader.
///
/// The counterpart of SwiftUI's `ScrollViewProxy`.
public struct ScrollViewProxy: Sendable {
  let reach: ScrollReach

  /// Scrolls so that the view with an id is seen.
  ///
  /// With an anchor, that point of the view is brought to that point of the scroll view; without
  /// one the view is brought in by the shortest way, and not at all if it is seen. What is scrolled
  /// to may appear in the same pass: the scroll views move in the update that follows, after
  /// layout. If nothing has the id, nothing moves.
  ///
  /// - Complexity: O(elements in the reader), in the update.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let request = ScrollRequest(reach: reach, id: AnyHashable(id), anchor: anchor)
    MainActor.preconditionIsolated("ScrollViewProxy: scrollTo belongs to the main actor")
    MainActor.assumeIsolated { request.send() }
  }
}

/// What a reader can scroll: everything in some elements.
final class ScrollReach: @unchecked Sendable {
  /// The elements that stand for the reader, in the order of their coming. Read and changed on the
  /// main actor alone.
  fileprivate(set) var elements: [Element] = []

  nonisolated init() {}
}

/// A modifier that makes an element a part of what a reader can scroll.
private struct ScrollReachModifier {
  let reach: ScrollReach
}

extension ScrollReachModifier: ViewModifier {
  typealias Body = Never
}

extension ScrollReachModifier: PrimitiveModifier {
  static var label: String { "scrollReach" }

  static func didActivate(_ element: ModifierElement<ScrollReachModifier>) {
    element.context.require(ScrollStage.self)
    element.modifier.reach.elements.append(element)
  }

  static func didUnmount(_ element: ModifierElement<ScrollReachModifier>) {
    element.modifier.reach.elements.removeAll { $0 === element }
  }
}
