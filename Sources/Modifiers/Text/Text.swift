/// A text.
public struct Text: Equatable {
  let string: String

  /// Creates a text.
  nonisolated public init(_ content: some StringProtocol) {
    string = String(content)
  }
}

extension Text: LeafView {
  package var text: String? { string }
}
