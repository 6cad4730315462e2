/// How often a trial is timed.
struct SamplingPlan {
  /// The samples that are taken as long as time allows.
  private let repetitions: Int

  /// The samples that are taken even if time runs out.
  private let leastRepetitions: Int

  /// How long one trial may take, in nanoseconds, before fewer samples have to do.
  let budget = 1e9

  /// How long one sample lasts at least, in nanoseconds, if its operation can go on without
  /// anything in between. Against this the reading of the clock does not count.
  let shortestSample = 2e5

  /// How long the same operation runs before the first sample, in nanoseconds.
  let warmUp = 5e7

  /// The operations that run before the first sample at least.
  let leastWarmUps = 2

  /// Creates a plan; `nil` leaves the number of samples to the time that they take.
  init(repetitions: Int?) {
    self.repetitions = repetitions ?? 50
    leastRepetitions = repetitions ?? 7
  }

  /// Whether another sample is due.
  func goesOn(after samples: Int, elapsed: Double) -> Bool {
    samples < leastRepetitions || (samples < repetitions && elapsed < budget)
  }
}
