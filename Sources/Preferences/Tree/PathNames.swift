/// The names of the nodes on the way to a node, outermost first, of which a long way keeps the ends.
package struct PathNames: Equatable {
  private var first: [String] = []
  private var last: [String] = []
  private var count = 0

  /// The most names that are kept.
  private static var limit: Int { 24 }

  private static var half: Int { limit / 2 }

  /// The way that has no names.
  package init() {}

  /// Goes on to a node further inside.
  ///
  /// - Complexity: O(1).
  package mutating func append(_ name: String) {
    count += 1
    if first.count < Self.half { return first.append(name) }
    if last.count == Self.half { last.removeFirst() }
    last.append(name)
  }

  /// The names with arrows between them; `root` if there are none.
  package var text: String {
    guard count > 0 else { return "root" }
    let omitted = count - first.count - last.count
    let gap = omitted > 0 ? ["… \(omitted) more …"] : []
    return (first + gap + last).joined(separator: " › ")
  }
}
