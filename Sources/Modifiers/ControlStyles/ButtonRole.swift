/// What a button is for. The counterpart of SwiftUI's `ButtonRole`.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// The button deletes something or cannot be undone.
  public static let destructive = ButtonRole(name: "destructive")

  /// The button gives something up.
  public static let cancel = ButtonRole(name: "cancel")
}
