import Modifiers

/// A sentence for somebody.
public struct Greeting {
  private let name: String

  /// Greets the one with this name.
  public init(name: String) {
    self.name = name
  }

  /// The sentence; spaces around the name are left out.
  public var text: String {
    // Foundation's, which comes along with Modifiers.
    "Hello, \(name.trimmingCharacters(in: .whitespaces))"
  }
}
