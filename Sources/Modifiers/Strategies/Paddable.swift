public import Foundation
public import Preferences

/// Says that something is there for which padding makes sense.
///
/// A view that is present sets it with ``Preferences/View/paddable()``; a view around it reads it
/// with ``Preferences/View/paddingWhenPaddable(_:_:)``. Any one that is set makes the whole set.
public struct Paddable: AnyTruePreferenceKey {}

extension View {
  /// Says that this view, where it is there, wants the padding that an ancestor gives.
  @_disfavoredOverload
  nonisolated public func paddable() -> some View {
    preference(key: Paddable.self, value: true)
  }

  /// Says whether this view, where it is there, wants the padding that an ancestor gives.
  @_disfavoredOverload
  nonisolated public func paddable(when condition: Bool) -> some View {
    preference(key: Paddable.self, value: condition)
  }

  /// Leaves room around this view if anything inside it is ``Preferences/View/paddable()``.
  ///
  /// A stack takes part in layout even when all its children turn out to be empty, so that plain
  /// padding leaves a gap. This padding asks first:
  ///
  /// ```
  /// phase one   the children are worked out, their Paddable values flow up to this view
  /// phase two   the action stores what arrived in state
  /// next pass   if that differs from before, padding of another size; the children stay as they are
  /// ```
  ///
  /// It takes two passes to appear and one if there is nothing; no child's body runs twice. Of
  /// several views, as in a `Group`, each gets the padding if anything in one of them is paddable.
  ///
  /// - Parameters:
  ///   - edges: The edges at which room is left.
  ///   - padding: How much, in points; `nil` is 16.
  @_disfavoredOverload
  nonisolated public func paddingWhenPaddable(
    _ edges: Edge.Set = .all, _ padding: CGFloat? = nil
  ) -> some View {
    modifier(PaddingWhenPaddable(edges: edges, padding: padding))
  }
}

extension View {
  /// Leaves room on all edges, in points, if anything inside is ``Preferences/View/paddable()``.
  @_disfavoredOverload
  nonisolated public func paddingWhenPaddable(_ length: CGFloat) -> some View {
    paddingWhenPaddable(.all, length)
  }
}

/// The padding that asks first.
struct PaddingWhenPaddable: ViewModifier {
  let edges: Edge.Set
  let padding: CGFloat?

  @State private var isPaddable = false
  @State private var paddable = ElementSet()

  nonisolated init(edges: Edge.Set, padding: CGFloat?) {
    self.edges = edges
    self.padding = padding
  }

  func body(content: Content) -> some View {
    content
      .padding(edges, isPaddable ? padding : 0)
      .onPreferenceChangeOfEach(Paddable.self) { element, isSet in
        paddable.note(element, isMember: isSet)
        isPaddable = !paddable.isEmpty
      }
  }
}
