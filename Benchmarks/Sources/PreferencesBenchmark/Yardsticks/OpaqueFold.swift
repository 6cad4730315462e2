/// A fold through a closure that the compiler cannot see into: what folding N values anew costs at
/// the least.
@MainActor final class OpaqueFold {
  private let values: [Int]
  private let combine: (inout Int, () -> Int) -> Void

  init(count: Int) {
    values = Array(0..<count)
    combine = OpaqueFold.sum()
  }

  func fold() -> Int {
    var result = values[0]
    for value in values.dropFirst() { combine(&result) { value } }
    return result
  }

  // Inlined, the closure would not be opaque.
  @inline(never) private static func sum() -> (inout Int, () -> Int) -> Void {
    { $0 = $0 &+ $1() }
  }
}
