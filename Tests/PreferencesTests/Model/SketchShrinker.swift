/// Makes a trial that fails as small as it can, so that a reader sees what matters.
///
/// The states are made fewer and all of them smaller at once, node by node: a node goes with what
/// is in it, or its children take its place, or its numbers become plain.
@MainActor struct SketchShrinker {
  /// The most trials that are run.
  private var attemptsLeft = 3_000
  private(set) var smallest: SketchTrial
  private(set) var fault: SketchTrial.Fault

  /// Shrinks a trial; nil if it does not fail.
  init?(_ trial: SketchTrial) {
    guard let fault = trial.fault() else { return nil }
    smallest = trial
    self.fault = fault
    repeat {
      let before = smallest.states
      dropStates()
      shrinkNodes()
      if smallest.states == before { break }
    } while attemptsLeft > 0
  }

  /// What a failing test says: the fault, and what was shown.
  var text: String {
    let shown = smallest.states.prefix(fault.step + 1).enumerated().map { index, state in
      "state \(index + 1):\n\(SketchDrawing.text(of: state))"
    }
    return "\(smallest.setting); \(fault)\n\(shown.joined(separator: "\n"))"
  }

  /// Takes over a smaller trial if it fails as well.
  private mutating func take(_ states: [SketchState]) -> Bool {
    guard attemptsLeft > 0, states != smallest.states, !states.isEmpty else { return false }
    attemptsLeft -= 1
    var trial = smallest
    trial.states = states
    guard let fault = trial.fault() else { return false }
    trial.states.removeSubrange((fault.step + 1)...)
    smallest = trial
    self.fault = fault
    return true
  }

  private mutating func dropStates() {
    var length = smallest.states.count / 2
    while length > 0 {
      var start = 0
      while start < smallest.states.count {
        var states = smallest.states
        states.removeSubrange(start..<min(start + length, states.count))
        if !take(states) { start += length }
      }
      length /= 2
    }
  }

  private mutating func shrinkNodes() {
    for id in Set(smallest.states.flatMap { $0.sketch.ids }).sorted() {
      for change in [Sketch.removing, Sketch.dissolving, Sketch.simplifying] {
        let states = smallest.states.map { state in
          SketchState(sketch: change(state.sketch)(id), level: state.level)
        }
        if take(states) { break }
      }
    }
    _ = take(smallest.states.map { SketchState(sketch: $0.sketch) })
  }
}

extension Sketch {
  /// The ids of all nodes.
  var ids: [Int] { [id] + children.flatMap(\.ids) }

  /// The sketch without a node and what is in it; the root stays.
  fileprivate func removing(_ id: Int) -> Sketch {
    var result = self
    result.children = children.filter { $0.id != id }.map { $0.removing(id) }
    return result
  }

  /// The sketch with a node's children in its place.
  fileprivate func dissolving(_ id: Int) -> Sketch {
    guard self.id != id else { return children.first ?? self }
    var result = self
    result.children = children.flatMap { child in
      child.id == id ? child.children : [child.dissolving(id)]
    }
    return result
  }

  /// The sketch with a node that is as plain as it can be.
  fileprivate func simplifying(_ id: Int) -> Sketch {
    var result = self
    if self.id == id {
      result.isOn = true
      result.value = 1
    }
    result.children = children.map { $0.simplifying(id) }
    return result
  }
}
