public import Foundation

/// A copy of one element of a laid-out tree and of everything below it.
///
/// A snapshot shares its storage, one flat array in tree order, with the snapshots below it.
/// Walking, comparing and releasing a tree therefore use no recursion, however deep it is.
public struct ElementSnapshot: Equatable, Sendable {
  /// One element of the tree.
  struct Record: Equatable, Sendable {
    let name: String
    let text: String?
    let frame: CGRect
    /// The number of records that belong to the element, itself included.
    var count: Int
  }

  let records: [Record]
  let position: Int

  /// Creates a snapshot of one element above other snapshots.
  ///
  /// - Complexity: O(*n*) in the number of elements below.
  public init(
    name: String, text: String? = nil, frame: CGRect, children: [ElementSnapshot] = []
  ) {
    let count = children.reduce(1) { $0 + $1.slice.count }
    var records: [Record] = []
    records.reserveCapacity(count)
    records.append(Record(name: name, text: text, frame: frame, count: count))
    for child in children { records += child.slice }
    self.init(records: records, position: 0)
  }

  init(records: [Record], position: Int) {
    self.records = records
    self.position = position
  }

  /// What the element is, for example `VStack`.
  public var name: String { records[position].name }

  /// The text that the element shows, if it shows one.
  public var text: String? { records[position].text }

  /// Where the element stands, in points, in the root's coordinate space.
  public var frame: CGRect { records[position].frame }

  /// The elements directly below, in tree order.
  ///
  /// - Complexity: O(*n*) in the number of children.
  public var children: [ElementSnapshot] {
    var children: [ElementSnapshot] = []
    var next = position + 1
    while next < slice.endIndex {
      children.append(ElementSnapshot(records: records, position: next))
      next += records[next].count
    }
    return children
  }

  /// Returns the first element in tree order, this one included, that shows a text.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public func first(text: String) -> ElementSnapshot? {
    slice.firstIndex { $0.text == text }.map { ElementSnapshot(records: records, position: $0) }
  }

  /// Returns all elements in tree order, this one included, that have a name.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public func all(named name: String) -> [ElementSnapshot] {
    slice.indices.filter { records[$0].name == name }
      .map { ElementSnapshot(records: records, position: $0) }
  }

  /// Returns whether two snapshots show the same tree.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public static func == (first: ElementSnapshot, second: ElementSnapshot) -> Bool {
    first.slice == second.slice
  }

  /// The records of this element and of everything below it.
  private var slice: ArraySlice<Record> {
    records[position..<position + records[position].count]
  }
}
