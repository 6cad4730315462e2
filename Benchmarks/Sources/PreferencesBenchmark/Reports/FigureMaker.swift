/// Measures a scenario at one size, in this process.
@MainActor struct FigureMaker {
  let plan: SamplingPlan

  func figure(of scenario: Scenario, size: Int) throws -> Figure {
    let trial = try scenario.makeTrial(size)
    let work = try WorkCounter.count(trial, size: size)
    let sampler = Sampler(plan: plan)
    let outcome = try sampler.sample(trial)
    let rebuild = try sampler.sampleRebuild(of: trial)
    guard let time = Distribution(outcome.samples) else { throw NoSamples() }
    return Figure(
      scenario: scenario.name,
      size: size,
      time: time,
      baseline: Distribution(outcome.baselineSamples),
      rebuild: Distribution(rebuild),
      operationsPerSample: outcome.operationsPerSample,
      work: work,
      peakMemory: ProcessLimits.peakMemory
    )
  }

  private struct NoSamples: Error {}
}
