import Foundation

/// What an alignment guide is known by: its type and the axis it lies on.
package struct AlignmentKey: Hashable, Sendable {
  /// The axis along which the guide's position is counted.
  package let axis: Axis
  /// The type that names the guide.
  package let id: any AlignmentID.Type
  /// The bit that stands for the guide where sets of guides are kept.
  package let bit: AlignmentGuides

  package init(_ id: any AlignmentID.Type, axis: Axis) {
    self.axis = axis
    self.id = id
    self.bit = axis == .horizontal ? .otherHorizontal : .otherVertical
  }

  init(builtIn id: any AlignmentID.Type, axis: Axis, bit: AlignmentGuides) {
    self.axis = axis
    self.id = id
    self.bit = bit
  }

  package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
    lhs.id == rhs.id && lhs.axis == rhs.axis
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }
}

extension AlignmentKey {
  /// Merges the explicit positions of several views: the first baseline is the least one, the
  /// last baseline the greatest, any other guide the average.
  ///
  /// - Complexity: O(*n*) for *n* values.
  func combine(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    var result: CGFloat?
    var count: CGFloat = 0
    for case .some(let value) in values {
      count += 1
      guard let known = result else {
        result = value
        continue
      }
      switch bit {
      case .firstTextBaseline: result = min(known, value)
      case .lastTextBaseline: result = max(known, value)
      default: result = known + value
      }
    }
    let isAverage = bit != .firstTextBaseline && bit != .lastTextBaseline
    return isAverage ? result.map { $0 / count } : result
  }
}
