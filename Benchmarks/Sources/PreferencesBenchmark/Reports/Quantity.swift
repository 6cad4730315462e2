import Foundation

/// How figures are written.
enum Quantity {
  /// Returns a time that is given in nanoseconds.
  static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1_000: number(nanoseconds) + " ns"
    case ..<1_000_000: number(nanoseconds / 1_000) + " µs"
    default: number(nanoseconds / 1_000_000) + " ms"
    }
  }

  static func factor(_ factor: Double) -> String { number(factor) + " ×" }

  static func bytes(_ bytes: Int) -> String {
    bytes < 10_000_000 ? "\(bytes / 1_000) kB" : "\(bytes / 1_000_000) MB"
  }

  /// Returns a number with three digits that count.
  static func number(_ value: Double) -> String {
    let digits =
      switch abs(value) {
      case ..<1: 3
      case ..<10: 2
      case ..<100: 1
      default: 0
      }
    return String(format: "%.\(digits)f", value)
  }
}
