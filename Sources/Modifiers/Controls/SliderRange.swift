/// The numbers that a slider can be set to.
struct SliderRange: Equatable {
  let bounds: ClosedRange<Double>

  /// How far two neighbours lie from each other; `nil` allows every number within the bounds.
  let step: Double?

  /// The number that a slider takes when it is moved to another; `nil` for what is not a number.
  func value(nearest number: Double) -> Double? {
    guard !number.isNaN else { return nil }
    let nearest = min(max(number, bounds.lowerBound), bounds.upperBound)
    guard let step, step > 0 else { return nearest }
    let steps = ((nearest - bounds.lowerBound) / step).rounded()
    let stepped = bounds.lowerBound + steps * step
    // Steps cannot be counted from a bound that is infinite, nor ones that are too small to count.
    return stepped.isFinite ? min(stepped, bounds.upperBound) : nearest
  }

  /// Eleven characters, with a value's place marked.
  func scale(at value: Double) -> String {
    let before = Int((Share.of(value, in: bounds) * 10).rounded())
    return String(repeating: "━", count: before) + "●" + String(repeating: "─", count: 10 - before)
  }
}
