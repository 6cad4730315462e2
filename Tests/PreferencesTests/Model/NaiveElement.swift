import Modifiers

/// Tells one place, or the element at one place, from all others that there ever are.
struct NaiveIdentity: Hashable {
  private var bits: UInt64 = 0

  /// The identity of a part that goes with its whole.
  func part(_ number: Int) -> NaiveIdentity {
    var result = self
    // SplitMix64: paths are long, and two that meet by chance in 64 bits are not to be expected.
    var mixed = bits &* 31 &+ UInt64(bitPattern: Int64(number)) &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    result.bits = mixed ^ (mixed >> 31)
    return result
  }

  /// The identity of what is made at this place for something else, and goes with either.
  func part(for other: NaiveIdentity) -> NaiveIdentity {
    part(Int(Int64(bitPattern: other.bits)))
  }
}

/// What is there, as the rules say.
final class NaiveElement {
  /// How the elements inside are arranged.
  enum Arrangement: Equatable {
    case leaf(CGSize)
    case column(spacing: CGFloat)
    case row(spacing: CGFloat)
    case pile(isCentered: Bool)

    /// The first inside decides; the second, if there is one, lies at its center.
    case layered(isBehind: Bool)

    /// A place for any number of elements, seen where there are several.
    case slot
    case padded(CGFloat)
  }

  /// What a modifier does when its turn comes.
  enum Effect {
    case reading(tag: Int)
    case appearing(tag: Int, place: NaiveIdentity)
    case echoing(tag: Int, state: NaiveIdentity)
  }

  let identity: NaiveIdentity
  let arrangement: Arrangement
  let inside: [NaiveElement]
  var effect: Effect?

  /// What arrives at the elements around; nil where nothing is written.
  var first: String?
  var second: [Int]?

  init(
    _ identity: NaiveIdentity, _ arrangement: Arrangement, _ inside: [NaiveElement] = [],
    effect: Effect? = nil
  ) {
    self.identity = identity
    self.arrangement = arrangement
    self.inside = inside
    self.effect = effect
  }

  /// The size, worked out from those inside: everything here is as large as it likes to be.
  private(set) lazy var size: CGSize = {
    let sizes = inside.map(\.size)
    let width = sizes.map(\.width).max() ?? 0
    let height = sizes.map(\.height).max() ?? 0
    let gaps = CGFloat(max(0, sizes.count - 1))
    switch arrangement {
    case .leaf(let size): return size
    case .column(let spacing):
      return CGSize(width: width, height: sizes.reduce(gaps * spacing) { $0 + $1.height })
    case .row(let spacing):
      return CGSize(width: sizes.reduce(gaps * spacing) { $0 + $1.width }, height: height)
    case .pile, .slot: return CGSize(width: width, height: height)
    case .layered: return sizes[0]
    case .padded(let length):
      return CGSize(width: width + 2 * length, height: height + 2 * length)
    }
  }()
}
