/// Keeps what was built until it may go.
@MainActor final class Keeper {
  private var kept: AnyObject?

  func keep(_ object: AnyObject) {
    kept = object
  }

  func letGo() {
    kept = nil
  }
}
