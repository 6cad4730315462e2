/// The lines of the drawing of an explanation.
struct ExplanationDrawing<Value> {
  /// What a line is about.
  enum Line {
    case head
    case part(Int)

    /// So many siblings that write nothing.
    case rest(Int)
  }

  private let explanation: PreferenceExplanation<Value>

  /// The lines under the head, and under each part.
  private var headLines: [Line] = []
  private var lines: [[Line]]

  /// Which parts follow one, in the same container, from which a value came.
  private var followsValue: [Bool]

  /// How many siblings that write nothing are drawn one by one.
  private static var quietLimit: Int { 3 }

  /// - Complexity: O(parts).
  init(of explanation: PreferenceExplanation<Value>) {
    self.explanation = explanation
    let parts = explanation.parts
    lines = Array(repeating: [], count: parts.count)
    followsValue = Array(repeating: false, count: parts.count)
    // The parts around the current one, with what is known of the children so far; first the head.
    var outer: [(index: Int?, hasValue: Bool, quiet: Int)] = [(nil, false, 0)]
    for (index, part) in parts.enumerated() {
      outer.removeLast(outer.count - part.level - 1)
      followsValue[index] = outer[part.level].hasValue
      if part.soFar != nil { outer[part.level].hasValue = true }
      outer[part.level].quiet = isQuiet(index) ? outer[part.level].quiet + 1 : 0
      add(index, under: outer[part.level].index, quiet: outer[part.level].quiet)
      outer.append((index, false, 0))
    }
  }

  /// The drawing.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the result; no recursion.
  var text: String {
    TreeDrawing(
      root: .head,
      label: { (line: Line) in
        switch line {
        case .head: explanation.headline
        case .part(let index):
          explanation.parts[index].sentence(afterAnother: followsValue[index])
            + (isCulprit(index) ? "; in SwiftUI the default" : "")
        case .rest(let count): "… \(count) more write nothing"
        }
      },
      children: { line in
        switch line {
        case .head: headLines
        case .part(let index): lines[index]
        case .rest: []
        }
      }
    ).text
  }

  private mutating func add(_ index: Int, under parent: Int?, quiet: Int) {
    var lines = parent.map { self.lines[$0] } ?? headLines
    if let parent { self.lines[parent] = [] } else { headLines = [] }
    if quiet <= Self.quietLimit {
      lines.append(.part(index))
    } else {
      if quiet > Self.quietLimit + 1 { lines.removeLast() }
      lines.append(.rest(quiet - Self.quietLimit))
    }
    if let parent { self.lines[parent] = lines } else { headLines = lines }
  }

  /// Whether there is nothing to say of a part but that it writes nothing.
  private func isQuiet(_ index: Int) -> Bool {
    let parts = explanation.parts
    let hasParts = index + 1 < parts.count && parts[index + 1].level > parts[index].level
    return parts[index].role == .view && parts[index].participation == .writesNothing
      && !hasParts && !isCulprit(index)
  }

  private func isCulprit(_ index: Int) -> Bool {
    explanation.parts[index].isDefaultInSwiftUI
  }
}
