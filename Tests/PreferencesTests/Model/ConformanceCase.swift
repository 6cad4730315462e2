/// One line of the table of expected values: what is shown, one state after the other, and what
/// must come of each. No word of it belongs to this package, so that others can be held to it.
struct ConformanceCase {
  /// A state and what must come of it.
  struct Step {
    let sketch: Sketch
    let expected: String
  }

  let rule: String
  let title: String
  let steps: [Step]

  /// What arrives at the top in SwiftUI after the first step, where that is known to be another
  /// value.
  var inSwiftUI: String?

  /// Whether what must come of a step tells the frames.
  var showsFrames = false

  init(
    _ rule: String, _ title: String, _ steps: KeyValuePairs<Sketch, String>,
    inSwiftUI: String? = nil, showsFrames: Bool = false
  ) {
    self.rule = rule
    self.title = title
    self.steps = steps.map { Step(sketch: $0.key.numbered, expected: $0.value) }
    self.inSwiftUI = inSwiftUI
    self.showsFrames = showsFrames
  }

  /// Says what came of a step in the words of the table.
  func text(of outcome: NaiveModel.Outcome) -> String {
    var lines = ["arrives \(outcome.first)"]
    if !outcome.second.isEmpty { lines.append("arrives \(outcome.second)") }
    for event in outcome.events {
      switch event {
      case .first(let tag, _) where tag != 0: lines.append("\(event)")
      case .appeared, .disappeared: lines.append("\(event)")
      default: break
      }
    }
    if showsFrames { lines += outcome.frames.map(\.description) }
    return lines.joined(separator: "\n")
  }
}

extension Sketch {
  /// A node of a kind, written short.
  static func a(
    _ kind: Kind, _ value: Int, isOn: Bool = true, id: Int = 0, _ children: [Sketch] = []
  ) -> Sketch {
    Sketch(id: id, kind: kind, value: value, isOn: isOn, children: children)
  }

  /// A node of a kind whose value does not matter.
  static func a(
    _ kind: Kind, isOn: Bool = true, id: Int = 0, _ children: [Sketch] = []
  ) -> Sketch {
    Sketch(id: id, kind: kind, value: 0, isOn: isOn, children: children)
  }

  /// A writer of a number around a leaf.
  static func writes(_ value: Int, id: Int = 0) -> Sketch { a(.writer, value, id: id) }

  /// The sketch with ids in tree order where none were given.
  fileprivate var numbered: Sketch {
    var result = self
    var next = 0
    result.number(&next)
    return result
  }

  private mutating func number(_ next: inout Int) {
    next += 1
    if id == 0 { id = next }
    for index in children.indices { children[index].number(&next) }
  }
}
