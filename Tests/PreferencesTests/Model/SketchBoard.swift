import Modifiers

/// What a sketch's views tell while they are shown.
enum SketchEvent: Equatable, CustomStringConvertible {
  case disappeared(Int)
  case appeared(Int)

  /// A reader of the first key, or of the second, was given a value.
  case first(Int, String)
  case second(Int, [Int])

  var description: String {
    switch self {
    case .disappeared(let tag): "#\(tag) disappears"
    case .appeared(let tag): "#\(tag) appears"
    case .first(let tag, let value): "#\(tag) hears \(value)"
    case .second(let tag, let value): "#\(tag) hears \(value)"
    }
  }
}

/// What the views of one host share: what happened, and the parts of a sketch that is alive.
///
/// A living sketch is shown part by part, so that nothing above a part runs when it changes.
@MainActor final class SketchBoard {
  private var events: [SketchEvent] = []
  private var cells: [Int: SketchCell] = [:]

  /// Stands for the cell where a sketch is handed on as a value.
  let noCell = SketchCell(Sketch(id: -1, kind: .leaf, value: 0))

  let isLive: Bool

  init(isLive: Bool) {
    self.isLive = isLive
  }

  func note(_ event: SketchEvent) {
    events.append(event)
  }

  /// The events since the last call.
  func takeEvents() -> [SketchEvent] {
    defer { events = [] }
    return events
  }

  /// Tells the parts of a living sketch what has changed in them.
  func show(_ sketch: Sketch) {
    guard isLive else { return }
    let old = cells
    cells = [:]
    add(sketch, old)
  }

  func cell(of sketch: Sketch) -> SketchCell { cells[sketch.id] ?? noCell }

  private func add(_ sketch: Sketch, _ old: [Int: SketchCell]) {
    var part = sketch
    part.children = sketch.children.map { Sketch(id: $0.id, kind: .leaf, value: 0) }
    let cell = old[sketch.id] ?? SketchCell(part)
    if cell.part != part { cell.part = part }
    cells[sketch.id] = cell
    for child in sketch.children { add(child, old) }
  }
}

/// A part of a living sketch; of its children it knows the ids.
final class SketchCell: ObservableObject {
  @Published var part: Sketch

  init(_ part: Sketch) {
    self.part = part
  }
}

private struct SketchLevelKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  /// What a sketch's `level` sets.
  var sketchLevel: Int {
    get { self[SketchLevelKey.self] }
    set { self[SketchLevelKey.self] = newValue }
  }
}
