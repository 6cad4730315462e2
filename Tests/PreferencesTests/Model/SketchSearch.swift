import Modifiers

/// Goes through trials until one fails, and says which.
@MainActor struct SketchSearch {
  /// The kinds of which every tree of four nodes is tried.
  nonisolated static let manyKinds: [Sketch.Kind] = [
    .leaf, .writer, .secondWriter, .transform, .reader, .stack, .group, .condition, .list,
    .overlay, .background,
  ]

  /// The kinds of which every tree of five nodes is tried.
  nonisolated static let fewKinds: [Sketch.Kind] = [
    .leaf, .writer, .reader, .stack, .condition, .overlay,
  ]

  nonisolated static let settings = [false, true].flatMap { contributesDefaults in
    [false, true].map {
      SketchTrial.Setting(isLive: $0, contributesDefaults: contributesDefaults)
    }
  }

  var flaw: NaiveModel.Flaw?
  var inspect: (ViewHost<SketchRoot>) throws -> Void = { _ in }

  /// How many states were compared.
  private(set) var steps = 0

  /// Tries every *n*-th tree of so many nodes with all its single edits, in the given settings by
  /// turns; returns what failed, made small.
  mutating func exhaust(
    _ kinds: [Sketch.Kind], nodes: Int, every stride: Int = 1, in settings: [SketchTrial.Setting]
  ) -> SketchShrinker? {
    var found: SketchShrinker?
    var turn = 0
    SketchEnumeration(of: kinds, upTo: nodes).forEach(nodes, every: stride) { tree in
      found = shrunk(tree.singleEdits, in: settings[turn % settings.count])
      turn += 1
      return found == nil
    }
    return found
  }

  /// Tries a random tree with so many random edits, in the setting that is its seed's turn.
  mutating func tryRandom(seed: UInt64, nodes: Int? = nil, edits: Int) -> SketchShrinker? {
    let nodes = nodes ?? RandomSketch.nodes(ofSeed: seed)
    return shrunk(
      RandomSketch.states(seed: seed, nodes: nodes, edits: edits),
      in: Self.settings[Int(seed % UInt64(Self.settings.count))])
  }

  private mutating func shrunk(
    _ states: [SketchState], in setting: SketchTrial.Setting
  ) -> SketchShrinker? {
    steps += states.count
    let trial = SketchTrial(states: states, setting: setting, flaw: flaw, inspect: inspect)
    return trial.fault() == nil ? nil : SketchShrinker(trial)
  }
}
