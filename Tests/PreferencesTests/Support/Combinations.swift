/// Ways in which a number of things may each be there or not.
enum Combinations {
  /// Every combination of `count` things, the first varying fastest.
  static func of(_ count: Int) -> [[Bool]] {
    (0..<(1 << count)).map { bits in (0..<count).map { bits >> $0 & 1 == 1 } }
  }

  /// Every combination of none up to four things.
  static let upToFour = (0...4).flatMap(of)
}
