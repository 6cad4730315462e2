import Foundation

/// Records a tree of elements from the root down.
///
/// ```
/// enter VStack ─▶ enter Text ─▶ leave ─▶ enter Text ─▶ leave ─▶ leave ─▶ snapshot
/// ```
package struct ElementSnapshotBuilder {
  private var records: [ElementSnapshot.Record] = []
  private var open: [Int] = []

  /// Creates a builder that has recorded nothing.
  package init() {}

  /// Records an element; what is entered until the matching ``leave()`` stands below it.
  package mutating func enter(name: String, text: String? = nil, frame: CGRect) {
    open.append(records.count)
    records.append(ElementSnapshot.Record(name: name, text: text, frame: frame, count: 1))
  }

  /// Ends the element that was entered last and has not been left.
  package mutating func leave() {
    guard let start = open.popLast() else {
      preconditionFailure("ElementSnapshotBuilder.leave() was called more often than enter().")
    }
    records[start].count = records.count - start
  }

  /// The tree under the element that was entered first; nil if nothing was recorded.
  package func snapshot() -> ElementSnapshot? {
    precondition(open.isEmpty, "ElementSnapshotBuilder: \(open.count) elements were not left.")
    return records.isEmpty ? nil : ElementSnapshot(records: records, position: 0)
  }
}
