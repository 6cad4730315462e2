/// Whether an object is just saying that it is about to change.
///
/// What is read meanwhile is the old value, so nothing must be taken for up to date.
@MainActor package enum Announcement {
  package private(set) static var isGoingOn = false

  /// Performs what follows from an announcement.
  static func perform(_ action: () -> Void) {
    let isInner = isGoingOn
    isGoingOn = true
    defer { isGoingOn = isInner }
    action()
  }
}
