extension Strideable {
  /// The value after one step up or down, `nil` if that would lead out of the bounds, or out of the
  /// type's values, or nowhere.
  ///
  /// A value that lies beyond a bound may be stepped towards it.
  func stepped(by step: Stride, up: Bool, in bounds: ClosedRange<Self>?) -> Self? {
    guard step != 0 else { return nil }
    let isForward = up == (step > 0)
    guard let next = advanced(by: step, isNegated: !up, in: bounds), next < self || next > self
    else { return nil }
    guard let bounds else { return next }
    let isInside = isForward ? next <= bounds.upperBound : next >= bounds.lowerBound
    return isInside ? next : nil
  }

  /// The value a step away, which may lie out of the bounds; `nil` if there is none.
  private func advanced(by step: Stride, isNegated: Bool, in bounds: ClosedRange<Self>?) -> Self? {
    if let integer = self as? any FixedWidthInteger, let step = step as? Int {
      return integer.advancedIfPossible(by: step, isNegated: isNegated) as? Self
    }
    let step = isNegated ? 0 - step : step
    // Numbers that are rounded can go too far; of others, what lies beyond the bounds need not be.
    if let bounds, !(Stride.self is any BinaryFloatingPoint.Type) {
      let room = distance(to: step > 0 ? bounds.upperBound : bounds.lowerBound)
      guard step > 0 ? room >= step : room <= step else { return nil }
    }
    return advanced(by: step)
  }
}

extension FixedWidthInteger {
  /// The number a step away, `nil` if the type has none.
  fileprivate func advancedIfPossible(by step: Int, isNegated: Bool) -> Self? {
    let isForward = isNegated == (step < 0)
    // Of differences as of bits, since the numbers of a type may be further apart than it counts.
    let room = Magnitude(truncatingIfNeeded: isForward ? Self.max &- self : self &- Self.min)
    guard step.magnitude <= room else { return nil }
    let distance = Self(truncatingIfNeeded: step.magnitude)
    return isForward ? self &+ distance : self &- distance
  }
}
