/// How many lines a text has.
struct LineLimits: Equatable {
  /// The most lines; `nil` sets no limit.
  var maximum: Int?
  /// The lines for which room is kept, whether or not they are there.
  var reserved = 0
}
