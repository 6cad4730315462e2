/// What one operation does, counted: the same on every run and on every machine.
struct Work: Codable, Equatable {
  var passes = 0
  var bodies = 0
  var reductions = 0
  var layouts = 0
  var actions = 0

  /// The blocks of memory that were allocated; nil where the platform does not tell.
  var allocations: Int?

  /// The blocks of memory that are there afterwards and were not before.
  var objects: Int?

  /// The bytes that are there afterwards and were not before.
  var bytes: Int?
}
