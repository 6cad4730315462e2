/// The sections of some content, found in their order and only as far as somebody asks.
@MainActor final class SectionList {
  private let list: SubviewList
  private var found: [SectionConfiguration] = []

  /// How many elements stand in the sections found so far.
  private var position = 0

  /// Creates a list of the sections in which elements stand.
  init(of list: SubviewList) {
    self.list = list
  }

  /// The number of sections; all are found.
  var count: Int {
    while findNext() {}
    return found.count
  }

  /// Whether there are so many sections.
  ///
  /// - Complexity: O(elements of the sections that were not asked for before, and one more).
  func has(_ count: Int) -> Bool {
    while found.count < count { guard findNext() else { return false } }
    return true
  }

  /// The section at a position.
  subscript(position: Int) -> SectionConfiguration {
    precondition(
      position >= 0 && has(position + 1),
      "There is no section at position \(position); the content has \(found.count).")
    return found[position]
  }

  private func findNext() -> Bool {
    let start = position
    guard list.has(start + 1) else {
      // Content without elements is one section without elements.
      guard found.isEmpty else { return false }
      append(nil, first: nil, [[], [], []])
      return true
    }
    let section = place(start)?.node
    var parts: [[Element]] = [[], [], []]
    while list.has(position + 1) {
      let place = place(position)
      guard place?.node === section else { break }
      parts[(place?.part ?? .content).rawValue].append(list.elements[position])
      position += 1
    }
    append(section, first: list.elements[start], parts)
    return true
  }

  private func place(_ position: Int) -> (node: SectionNode, part: SectionNode.Part)? {
    list.elements[position].section(in: list.owner)
  }

  private func append(_ section: SectionNode?, first: Element?, _ parts: [[Element]]) {
    let collections = parts.map { SubviewsCollection(list: SubviewList(of: $0, in: list)) }
    var origin: (Element, SectionNode)?
    if let section, let first { origin = (first, section) }
    found.append(
      SectionConfiguration(
        id: SectionConfiguration.ID(
          number: section?.number ?? found.last?.id.number ?? 0, isExplicit: section != nil),
        header: collections[0], content: collections[1], footer: collections[2], origin: origin))
  }
}
