import Modifiers

/// A host that shows one state after the other, compared with the naive model after each.
@MainActor struct SketchTrial {
  /// How a host is told of a new state, and how it counts what writes nothing.
  struct Setting: Equatable, CustomStringConvertible {
    /// Whether each part of a sketch hears of its own change alone.
    var isLive = false
    var contributesDefaults = false

    var description: String {
      (isLive ? "each part hears of its own change" : "the root view is replaced")
        + (contributesDefaults ? ", defaults are contributed" : "")
    }
  }

  /// What differed, and after which state.
  struct Fault: CustomStringConvertible {
    let step: Int
    let what: String

    var description: String { "after state \(step + 1): \(what)" }
  }

  var states: [SketchState]
  var setting = Setting()
  var flaw: NaiveModel.Flaw?

  /// Looks for what is wrong inside a host that has been updated.
  var inspect: (ViewHost<SketchRoot>) throws -> Void = { _ in }

  /// Shows the states; returns the first fault.
  func fault() -> Fault? {
    guard let first = states.first else { return nil }
    let board = SketchBoard(isLive: setting.isLive)
    board.show(first.sketch)
    let host = ViewHost(
      rootView: SketchRoot(sketch: first.sketch, board: board),
      options: ViewHostOptions(
        implicitDefaults: setting.contributesDefaults ? .contributed : .ignored))
    host.environment.sketchLevel = first.level
    var model = NaiveModel(flaw: flaw, contributesDefaults: setting.contributesDefaults)
    var shown = first
    for (step, state) in states.enumerated() {
      board.show(state.sketch)
      if setting.isLive ? state.sketch.id != shown.sketch.id : state.sketch != shown.sketch {
        host.rootView = SketchRoot(sketch: state.sketch, board: board)
      }
      if state.level != shown.level { host.environment.sketchLevel = state.level }
      shown = state
      do {
        try host.update()
        try inspect(host)
      } catch {
        return Fault(step: step, what: "\(error)")
      }
      if let what = difference(step, host, board.takeEvents(), model.update(to: state)) {
        return Fault(step: step, what: what)
      }
    }
    return nil
  }

  private func difference(
    _ step: Int, _ host: ViewHost<SketchRoot>, _ events: [SketchEvent],
    _ expected: NaiveModel.Outcome
  ) -> String? {
    func text(_ name: String, _ actual: Any, _ expected: Any) -> String {
      "\(name)\n  of the host:  \(actual)\n  of the model: \(expected)"
    }
    if events != expected.events { return text("deliveries", events, expected.events) }
    // Computed without outputs, at a cost: what arrives at the root's reader is among the events.
    if step < 2 || step.isMultiple(of: 16) {
      let first = host.preference(Grouped.self)
      if first != expected.first { return text("the first value", first, expected.first) }
      let second = host.preference(AssociativeListed.self)
      if second != expected.second { return text("the second value", second, expected.second) }
    }
    let frames = FrameLine.lines(of: host.snapshot())
    if frames != expected.frames {
      func lines(_ frames: [FrameLine]) -> String { frames.map { "\n    \($0)" }.joined() }
      return text("elements", lines(frames), lines(expected.frames))
    }
    if host.needsUpdate { return "the host needs another update" }
    return host.diagnostics.first.map { "\($0)" }
  }
}
