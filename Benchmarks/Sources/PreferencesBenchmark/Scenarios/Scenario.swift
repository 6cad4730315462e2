/// Something whose cost is measured, at several sizes.
struct Scenario: Sendable {
  /// The name by which it is chosen.
  let name: String

  /// What happens, in a few words.
  let title: String

  /// The numbers of rows or levels.
  let sizes: [Int]

  /// The yardstick that the figure is also given in.
  let yardstick: String?

  /// Makes it ready at a size.
  let makeTrial: @MainActor @Sendable (Int) throws -> Trial

  init(
    _ name: String, _ title: String, sizes: [Int] = Scenario.widths, yardstick: String? = nil,
    makeTrial: @escaping @MainActor @Sendable (Int) throws -> Trial
  ) {
    self.name = name
    self.title = title
    self.sizes = sizes
    self.yardstick = yardstick
    self.makeTrial = makeTrial
  }

  /// The numbers of rows that a scenario is measured with.
  static let widths = [100, 1_000, 10_000, 100_000]

  /// The numbers of levels that a scenario is measured with.
  static let depths = [100, 1_000, 10_000]
}
