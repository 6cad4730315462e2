import Foundation
import Preferences

/// A rectangle, a point, or several of them, of a view, to be read in another view's space.
///
/// The counterpart of SwiftUI's `Anchor`. `anchorPreference(key:value:transform:)` makes it; a
/// ``GeometryProxy`` says what it is worth in its own space: `proxy[anchor]`. Anchors of one place
/// and one view are equal wherever the view stands.
public struct Anchor<Value> {
  /// What an anchor is made of.
  public struct Source {
    /// The rectangles and points, in the order in which ``make`` takes them.
    let parts: [AnchorPart]

    /// How arrays and optionals nest around the parts.
    let shape: [Int]

    /// Makes the value from the resolved parts, the first of which it takes.
    let make: @Sendable (inout ArraySlice<CGRect>) -> Value
  }

  let source: Source
  let target: AnchorTarget

  /// An anchor of the view that an element stands for.
  init(_ source: Source, of element: Element) {
    self.source = source
    target = AnchorTarget(element)
  }
}

extension Anchor.Source {
  /// The value, given what each part is worth.
  func value(_ resolve: (AnchorPart) -> CGRect) -> Value {
    var resolved = parts.map(resolve)[...]
    return make(&resolved)
  }
}

extension Anchor.Source: Equatable where Value: Equatable {
  /// Returns whether two sources are the same place of a view.
  public static func == (lhs: Anchor<Value>.Source, rhs: Anchor<Value>.Source) -> Bool {
    lhs.parts == rhs.parts && lhs.shape == rhs.shape
  }
}

extension Anchor.Source: Hashable where Value: Hashable {
  /// Feeds the place into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(parts)
    hasher.combine(shape)
  }
}

extension Anchor: Equatable where Value: Equatable {
  /// Returns whether two anchors are the same place of the same view.
  public static func == (lhs: Anchor<Value>, rhs: Anchor<Value>) -> Bool {
    lhs.target == rhs.target && lhs.source == rhs.source
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Feeds the view and the place into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(target)
    hasher.combine(source)
  }
}

extension Anchor.Source: Sendable where Value: Sendable {}
extension Anchor: Sendable where Value: Sendable {}
