/// Turns places whose values are known into the parts of an explanation.
@MainActor struct ExplanationParts<K: PreferenceKey> {
  private typealias Part = PreferenceExplanation<K.Value>.Part
  private typealias Reader = PreferenceExplanation<K.Value>.Reader

  private let drafts: [ExplanationDraft<K>]
  private(set) var parts: [PreferenceExplanation<K.Value>.Part] = []

  /// The path of the place that is to blame for a difference to SwiftUI.
  private(set) var culprit: String?

  /// The paths of the places that became parts.
  private var paths: [Int: String] = [:]

  /// A place that is about to become a part.
  private struct Entry {
    var index: Int
    let level: Int

    /// The part around it: its node and the way to that.
    let outer: Node?
    let names: PathNames

    var isLayer: Bool?
    let soFar: K.Value?
    let isAsked: Bool
  }

  /// - Complexity: O(places, and nodes on the ways between them), without recursion.
  init(of drafts: ExplanationDrafts<K>) {
    self.drafts = drafts.drafts
    guard let head = self.drafts.first else { return }
    var names = PathNames()
    for name in head.node?.names(below: nil).names ?? [] { names.append(name) }
    if head.culprit == 0 { culprit = names.text }
    var waiting = entries(inside: 0, level: 0, outer: head.node, names: names)
    while let next = waiting.popLast() {
      waiting += add(next)
    }
  }

  /// Adds a part; returns the entries of those inside it, last first.
  private mutating func add(_ entry: Entry) -> [Entry] {
    var entry = entry
    while let only = onlyChild(of: entry.index) {
      if drafts[only].isLayer == true { entry.isLayer = entry.isLayer ?? true }
      entry.index = only
    }
    let draft = drafts[entry.index]
    guard let node = draft.node else { return [] }
    let (relative, isComplete) = node.names(below: entry.outer)
    var names = isComplete && entry.outer != nil ? PathNames() : entry.names
    var shown = PathNames()
    for name in relative {
      names.append(name)
      shown.append(name)
    }
    if case .absent(let absence) = draft.kind, let name = absence.name {
      names.append(name)
      shown.append(name)
    }
    let path = names.text
    paths[entry.index] = path
    if drafts[0].culprit == entry.index { culprit = path }
    let role = role(of: draft)
    let isSlot = (node as? Element)?.slot != nil
    let details = role == .view && draft.isLive && !isSlot ? node.details : []
    parts.append(
      Part(
        level: entry.level, path: path,
        name: ([shown == PathNames() ? Self.name(of: node) : shown.text] + details)
          .joined(separator: " "),
        role: role, participation: participation(of: draft, isAsked: entry.isAsked),
        value: draft.value, before: draft.before, soFar: entry.soFar,
        side: entry.isLayer.map { $0 ? .layer : .content },
        reader: draft.reading.map { Self.reader($0, at: path) },
        isDefaultInSwiftUI: drafts[0].culprit == entry.index))
    return entries(inside: entry.index, level: entry.level + 1, outer: node, names: names)
  }

  /// What a place is called that has no name of its own.
  private static func name(of node: Node) -> String {
    (node as? Element)?.slot?.rawValue ?? "content"
  }

  private func entries(
    inside index: Int, level: Int, outer: Node?, names: PathNames
  ) -> [Entry] {
    shownChildren(of: index).reversed().map { child in
      Entry(
        index: child, level: level, outer: outer, names: names, isLayer: drafts[child].isLayer,
        soFar: drafts[child].soFar, isAsked: drafts[child].isAsked)
    }
  }

  /// The places inside one of which there is something to say.
  private func shownChildren(of index: Int) -> [Int] {
    let draft = drafts[index]
    if index > 0, draft.isQuiet { return [] }
    let notable = draft.children.filter { !drafts[$0].isQuiet }
    guard case .combines(_, _, let isLayered) = draft.kind, !isLayered else { return notable }
    // Children that write nothing are of interest beside others.
    return index == 0 || !notable.isEmpty ? draft.children : []
  }

  /// The place that says all there is to say of one around it, if there is one.
  private func onlyChild(of index: Int) -> Int? {
    let draft = drafts[index]
    guard draft.isLive, draft.reading == nil, !draft.contributesDefault,
      drafts[0].culprit != index
    else { return nil }
    switch draft.kind {
    case .combines, .passes:
      let children = shownChildren(of: index)
      return children.count == 1 ? children[0] : nil
    default:
      return nil
    }
  }

  private func role(
    of draft: ExplanationDraft<K>
  ) -> PreferenceExplanation<K.Value>.Role {
    switch draft.kind {
    case .says(_, let isWritten): isWritten ? .writer : .leaf
    case .transforms: .transform
    case .combines where draft.contributesDefault: .implicitDefault
    case .combines where draft.value != nil || draft.reading != nil: .container
    case .passes: draft.reading == nil ? .presentation : .reader
    case .stops: .boundary
    case .combines, .silent, .absent: .view
    }
  }

  private func participation(
    of draft: ExplanationDraft<K>, isAsked: Bool
  ) -> PreferenceExplanation<K.Value>.Participation {
    switch draft.region {
    case .hidden(let index): return .hidden(by: paths[index] ?? "")
    case .stopped(let index): return .stopped(by: paths[index] ?? "")
    case .otherTree: return .inAnotherTree
    case .live: break
    }
    if case .absent(let absence) = draft.kind {
      return .absent(absence.reason, modifier: absence.modifier ?? "")
    }
    guard draft.value != nil else { return .writesNothing }
    return isAsked ? .takesPart : .notAsked
  }

  /// A reader at a path.
  static func reader(
    _ reading: Reading<K>, at path: String
  ) -> PreferenceExplanation<K.Value>.Reader {
    switch reading {
    case .action(let given): Reader(kind: .action, path: path, given: given)
    case .layer(let given): Reader(kind: .layer, path: path, given: given)
    }
  }
}
