/// An explicit id. One that is not equal to itself, as NaN is not, is equal to the same bytes.
struct RowID<ID: Hashable>: Hashable {
  let id: ID

  init(_ id: ID) {
    self.id = id
  }

  static func == (a: RowID, b: RowID) -> Bool {
    a.id == b.id || a.id != a.id && Comparison.of(ID.self).areEqual(a.id, b.id)
  }

  func hash(into hasher: inout Hasher) {
    id.hash(into: &hasher)
  }
}
