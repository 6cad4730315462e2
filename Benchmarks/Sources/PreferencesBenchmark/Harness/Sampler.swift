/// Times trials.
@MainActor struct Sampler {
  let plan: SamplingPlan

  /// The times of a trial.
  struct Outcome {
    var samples: [Double] = []
    var baselineSamples: [Double] = []
    var operationsPerSample = 1
  }

  /// Returns the times of a trial in nanoseconds for each operation.
  func sample(_ trial: Trial) throws -> Outcome {
    try trial.canBatch ? sampleBatches(of: trial) : sampleSingly(trial)
  }

  /// Returns the times that a trial takes to build everything from nothing.
  func sampleRebuild(of trial: Trial) throws -> [Double] {
    guard let rebuild = trial.rebuild else { return [] }
    var samples: [Double] = []
    var elapsed = 0.0
    while samples.count < 3 || (samples.count < 9 && elapsed < plan.budget / 4) {
      var built: AnyObject?
      let time = try Stopwatch.time { built = try rebuild() }
      withExtendedLifetime(built) {}
      built = nil
      samples.append(time)
      elapsed += time
    }
    return samples
  }

  private func sampleBatches(of trial: Trial) throws -> Outcome {
    var outcome = Outcome()
    let batch = try warmUp(trial)
    outcome.operationsPerSample = batch * trial.operations
    var elapsed = 0.0
    while plan.goesOn(after: outcome.samples.count, elapsed: elapsed) {
      let time = try timeBatch(batch, of: trial)
      outcome.samples.append(time / Double(outcome.operationsPerSample))
      elapsed += time
    }
    return outcome
  }

  /// Runs a trial for a while, and returns how many calls make a sample long enough.
  private func warmUp(_ trial: Trial) throws -> Int {
    var batch = 1
    var elapsed = 0.0
    while true {
      let time = try timeBatch(batch, of: trial)
      elapsed += time
      if time < plan.shortestSample {
        batch *= 2
      } else if elapsed >= plan.warmUp {
        return batch
      }
    }
  }

  private func timeBatch(_ batch: Int, of trial: Trial) throws -> Double {
    try Stopwatch.time {
      for _ in 0..<batch { _ = try trial.operate() }
    }
  }

  private func sampleSingly(_ trial: Trial) throws -> Outcome {
    var operations = 0
    var elapsed = 0.0
    while operations < plan.leastWarmUps || elapsed < plan.warmUp {
      elapsed += try timeOnce(trial) + timeBaseline(of: trial)
      operations += 1
    }
    var outcome = Outcome()
    elapsed = 0
    while plan.goesOn(after: outcome.samples.count, elapsed: elapsed) {
      let time = try timeOnce(trial)
      outcome.samples.append(time)
      elapsed += time
      guard trial.baseline != nil else { continue }
      let baselineTime = try timeBaseline(of: trial)
      outcome.baselineSamples.append(baselineTime)
      elapsed += baselineTime
    }
    return outcome
  }

  private func timeOnce(_ trial: Trial) throws -> Double {
    try trial.prepare?()
    let time = try Stopwatch.time { _ = try trial.operate() }
    try trial.finish?()
    return time
  }

  private func timeBaseline(of trial: Trial) throws -> Double {
    guard let baseline = trial.baseline else { return 0 }
    let time = try Stopwatch.time { try baseline.operate() }
    try baseline.finish()
    return time
  }
}
