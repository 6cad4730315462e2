public import Foundation

/// Answers questions about the size and the place of a view.
///
/// The counterpart of SwiftUI's `GeometryProxy`. A body, a reader's closure or a layer's closure
/// that asks runs again, in the same pass, when a layout changes the answer; an action is told the
/// state of the last layout. Once the view is gone its size is zero.
public struct GeometryProxy: Sendable {
  let site: GeometrySite

  /// The view's size in points.
  ///
  /// - Complexity: O(1).
  public var size: CGSize { ask(.size).rectangle.size }

  /// Returns the view's frame, in points, in a coordinate space.
  ///
  /// Where something between the two turns the view it is the rectangle around it. A name that no
  /// view around has stands for the space of the whole tree.
  ///
  /// - Complexity: O(*depth*).
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// Returns the view's frame, in points, in a coordinate space.
  ///
  /// The older of SwiftUI's forms, for source that still uses it.
  ///
  /// - Complexity: O(*depth*).
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    // Its own space moves with the view, and is known by the view's size.
    ask(coordinateSpace == .local ? .size : .frame(coordinateSpace)).rectangle
  }

  /// Returns the bounds, in points, of the view that has a coordinate space, in this view's space;
  /// `nil` if no view around has it.
  ///
  /// - Complexity: O(*depth*).
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    let answer = ask(.bounds(coordinateSpace.name))
    return answer == .nothing ? nil : answer.rectangle
  }

  /// What views around give away, in points, of the room beyond the edges that the view reaches.
  ///
  /// - Complexity: O(*depth*).
  public var safeAreaInsets: EdgeInsets { ask(.safeAreaInsets).insets }

  /// The value of an anchor in the space of this view, in points.
  ///
  /// If the anchor's view is gone, or in another tree, rectangles are null and points zero, and the
  /// host has a diagnostic.
  ///
  /// - Complexity: O(*depth*) for each rectangle or point in the anchor.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let target = anchor.target
    return anchor.source.value { part in
      ask(.anchor(part, of: target.id), of: target).rectangle
    }
  }

  private func ask(_ query: GeometryQuery, of target: AnchorTarget? = nil) -> GeometryAnswer {
    MainActor.preconditionIsolated("GeometryProxy: a proxy can be asked on the main actor only")
    let question = UncheckedQuestion(query: query)
    return MainActor.assumeIsolated { site.answer(question.query, of: target) }
  }
}

/// A question on its way to the main actor, on which its asker runs already.
private struct UncheckedQuestion: @unchecked Sendable {
  let query: GeometryQuery
}
