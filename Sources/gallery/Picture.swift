/// A text with a caption, made when it is shown.
struct Picture: Sendable {
  let caption: String
  /// Makes the text, with escape sequences for color if the argument is true.
  let text: @MainActor @Sendable (_ isColored: Bool) -> String

  init(_ caption: String, text: @escaping @MainActor @Sendable (_ isColored: Bool) -> String) {
    self.caption = caption
    self.text = text
  }

  init(_ caption: String, text: String) {
    self.init(caption) { _ in text }
  }
}
