/// An explicit id. One that is not equal to itself, as NaN is not, is equal to the same bytes.
struct RowID<ID: Hashable>: Hashable {
  let id: ID

  init(_ id: ID) {
    self.id = id
  }

  static func == (a: RowID, b: RowID) -> Bool {
    areEqual(a.id, b.id)
  }

  /// Whether two ids count as equal.
  static func areEqual(_ a: ID, _ b: ID) -> Bool {
    a == b || a != a && Comparison.of(ID.self).areEqual(a, b)
  }

  func hash(into hasher: inout Hasher) {
    id.hash(into: &hasher)
  }
}
