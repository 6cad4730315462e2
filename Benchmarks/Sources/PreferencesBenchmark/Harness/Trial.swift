import Preferences

/// A scenario made ready at one size: what is timed, and what happens around it.
struct Trial {
  /// One operation, or as many as `operations` says. It returns how much work the host did, or nil
  /// if no host took part.
  let operate: @MainActor () throws -> UpdateReport?

  /// How many operations one call makes; many if one is so short that the call would count.
  var operations = 1

  /// What happens before each operation, outside the timing.
  var prepare: (@MainActor () throws -> Void)?

  /// What happens after each operation, outside the timing.
  var finish: (@MainActor () throws -> Void)?

  /// The same without what is of interest, measured in turn with it.
  var baseline: Baseline?

  /// How everything is built from nothing instead. The result is let go outside the timing.
  var rebuild: (@MainActor () throws -> AnyObject)?

  /// How long one sample can go on without anything in between.
  var canBatch: Bool { prepare == nil && finish == nil }
}

/// Another operation to hold a trial's against.
struct Baseline {
  let operate: @MainActor () throws -> Void

  /// What happens after each operation, outside the timing.
  let finish: @MainActor () throws -> Void
}
