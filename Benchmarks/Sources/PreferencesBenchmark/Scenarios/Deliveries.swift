/// What the actions at a root were given.
@MainActor final class Deliveries {
  private(set) var count = 0

  func note<Value>(_ value: Value) {
    count += 1
  }
}
