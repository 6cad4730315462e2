import Foundation

/// A sketch that random edits change.
struct RandomSketch {
  private(set) var state: SketchState
  private var random: SeededGenerator
  private var nextID = 0

  /// The most elements that a sketch may stand for, since repeated content multiplies them.
  private static let loadLimit = 4_000

  /// Below this level everything is a leaf.
  private static let depthLimit = 40

  /// Creates a sketch of so many nodes.
  init(seed: UInt64, nodes: Int) {
    random = SeededGenerator(seed: seed)
    state = SketchState(sketch: Sketch(id: 0, kind: .leaf, value: 0))
    state.sketch = makeRoot(nodes: nodes)
  }

  /// How many nodes the sketch of a seed has: 4 to 2,000, most of them few.
  static func nodes(ofSeed seed: UInt64) -> Int {
    let share = Double(seed % 100) / 99
    return Int(4 * pow(500, share * share * share * share))
  }

  /// The states of a trial of so many edits.
  static func states(seed: UInt64, nodes: Int, edits: Int) -> [SketchState] {
    var sketch = RandomSketch(seed: seed, nodes: nodes)
    var states = [sketch.state]
    for _ in 0..<edits {
      sketch.edit(nodes: nodes)
      states.append(sketch.state)
    }
    return states
  }

  private mutating func makeRoot(nodes: Int) -> Sketch {
    while true {
      let made = make(nodes: nodes, depth: 0)
      if made.load <= Self.loadLimit { return made }
    }
  }

  private mutating func make(nodes: Int, depth: Int) -> Sketch {
    nextID += 1
    let mayBranch = nodes > 1 && depth < Self.depthLimit
    var kind = Sketch.Kind.allCases.randomElement(using: &random) ?? .leaf
    // What shows its content several times is rare where there is much of it.
    if nodes > 12, [.repeated, .overlay, .background].contains(kind) { kind = .stack }
    if mayBranch, kind == .leaf { kind = .stack }
    var sketch = Sketch(
      id: nextID, kind: kind, value: Int.random(in: 0..<100, using: &random),
      isOn: Int.random(in: 0..<4, using: &random) > 0)
    guard mayBranch else { return sketch }
    var left = nodes - 1
    // Most nodes have few children, some have many.
    let width = Int.random(in: 0..<8, using: &random) == 0 ? 40 : 4
    let count = Int.random(in: 1...min(width, left), using: &random)
    for index in 0..<count {
      let last = index == count - 1
      let share =
        last ? left : Int.random(in: 1...max(1, left * 2 / (count - index)), using: &random)
      sketch.children.append(make(nodes: min(share, left), depth: depth + 1))
      left -= share
      if left <= 0 { break }
    }
    return sketch
  }

  /// Makes one random edit, seldom several at once.
  mutating func edit(nodes: Int) {
    let former = state
    for _ in 0..<(Int.random(in: 0..<5, using: &random) == 0 ? 3 : 1) { editOnce(nodes: nodes) }
    if state.sketch.load > Self.loadLimit { state = former }
  }

  private mutating func editOnce(nodes: Int) {
    let places = state.sketch.places
    let place = places.randomElement(using: &random) ?? []
    switch Int.random(in: 0..<40, using: &random) {
    case 0: state.sketch = makeRoot(nodes: nodes)
    case 1...2: state.level = Int.random(in: 0..<3, using: &random)
    case 3...9: state.sketch[place].isOn.toggle()
    case 10...16: state.sketch[place].value = Int.random(in: 0..<100, using: &random)
    case 17...22: insert(make(nodes: Int.random(in: 1...5, using: &random), depth: 30), in: place)
    case 23...27: remove(at: place)
    case 28...32: move(from: place, to: places.randomElement(using: &random) ?? [])
    case 33...35:
      nextID += 1
      if !place.isEmpty { state.sketch[place].id = nextID }
    case 36...37: state.sketch[place].children.shuffle(using: &random)
    default: swapNeighbours(in: place)
    }
  }

  private mutating func insert(_ new: Sketch, in place: [Int]) {
    guard state.sketch[place].kind != .leaf else { return }
    let count = state.sketch[place].children.count
    let position = Int.random(in: 0...count, using: &random)
    state.sketch[place].children.insert(new, at: position)
  }

  private mutating func remove(at place: [Int]) {
    guard let position = place.last else { return }
    state.sketch[place.dropLast()].children.remove(at: position)
  }

  private mutating func move(from place: [Int], to other: [Int]) {
    guard !place.isEmpty, !other.starts(with: place) else { return }
    let moved = state.sketch[place]
    let parentID = state.sketch[other].id
    remove(at: place)
    let target = state.sketch.places.first { state.sketch[$0].id == parentID }
    if let target { insert(moved, in: target) }
  }

  private mutating func swapNeighbours(in place: [Int]) {
    let count = state.sketch[place].children.count
    guard count > 1 else { return }
    let position = Int.random(in: 0..<count - 1, using: &random)
    state.sketch[place].children.swapAt(position, position + 1)
  }
}
