/// What was measured of one scenario at one size.
struct Figure: Codable {
  let scenario: String
  let size: Int

  /// How long one operation takes.
  let time: Distribution

  /// How long the operation takes that this one is held against.
  let baseline: Distribution?

  /// How long it takes to build everything from nothing instead (Y4).
  let rebuild: Distribution?

  /// How many operations make one sample.
  let operationsPerSample: Int

  /// What one operation does.
  let work: Work

  /// The most memory that the scenario's process had at once, in bytes.
  let peakMemory: Int
}
