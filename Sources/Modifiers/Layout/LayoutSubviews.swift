/// The children as the layout around them sees them, as SwiftUI's `LayoutSubviews`.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  /// One child.
  public typealias Element = LayoutSubview
  /// The position of a child.
  public typealias Index = Int
  /// A part of the children.
  public typealias SubSequence = LayoutSubviews

  /// The direction in which reading goes in the container.
  public var layoutDirection: LayoutDirection

  private let elements: any LayoutElements
  /// The positions of a part that was chosen one by one; nil where positions are consecutive.
  private let selection: [Int]?

  /// The position of the first child.
  public let startIndex: Int
  /// The position after the last child.
  public let endIndex: Int

  package init(_ elements: any LayoutElements, layoutDirection: LayoutDirection = .leftToRight) {
    self.init(
      elements, selection: nil, bounds: 0..<elements.count, layoutDirection: layoutDirection)
  }

  private init(
    _ elements: any LayoutElements,
    selection: [Int]?,
    bounds: Range<Int>,
    layoutDirection: LayoutDirection
  ) {
    self.elements = elements
    self.selection = selection
    self.startIndex = bounds.lowerBound
    self.endIndex = bounds.upperBound
    self.layoutDirection = layoutDirection
  }

  /// The child at a position.
  ///
  /// - Complexity: O(1)
  public subscript(index: Int) -> LayoutSubview {
    precondition(startIndex..<endIndex ~= index, "LayoutSubviews: index \(index) out of bounds")
    return LayoutSubview(elements.element(at: selection?[index] ?? index))
  }

  /// The children in a range of positions; they keep their positions.
  ///
  /// - Complexity: O(1)
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    precondition(
      startIndex <= bounds.lowerBound && bounds.upperBound <= endIndex,
      "LayoutSubviews: range \(bounds) out of bounds")
    return LayoutSubviews(
      elements, selection: selection, bounds: bounds, layoutDirection: layoutDirection)
  }

  /// The children from a position on; they keep their positions.
  ///
  /// - Complexity: O(1)
  public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews {
    // Without this, an endless range would be taken for a sequence of positions.
    self[bounds.lowerBound..<endIndex]
  }

  /// The children at some positions, in the order given.
  ///
  /// - Complexity: O(*n*) for *n* positions.
  public subscript<S>(indices: S) -> LayoutSubviews where S: Sequence, S.Element == Int {
    let chosen = indices.map { selection?[$0] ?? $0 }
    return LayoutSubviews(
      elements, selection: chosen, bounds: chosen.indices, layoutDirection: layoutDirection)
  }

  /// Two collections are equal when they hold the same children in the same order.
  ///
  /// - Complexity: O(*n*) for *n* children.
  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
    lhs.layoutDirection == rhs.layoutDirection && lhs.elementsEqual(rhs)
  }

  /// Merges a guide's explicit positions in the children, as they would be placed.
  func mergedAlignment(of key: AlignmentKey, placement: () -> Void) -> CGFloat? {
    guard elements.guides.contains(key.bit) else { return nil }
    let values = elements.rehearse(placement).map { $0.explicitAlignment(of: key) }
    return key.combine(values)
  }
}
