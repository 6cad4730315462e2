/// Which views of sections stay in sight while their section is scrolled.
///
/// The counterpart of SwiftUI's `PinnedScrollableViews`. It is accepted and has no effect: headers
/// and footers are views like others here, and scroll with the rest.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The kinds of views as bits.
  public let rawValue: UInt32

  /// Creates a set from bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)

  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
