/// A text with a caption, made when it is shown.
struct Picture: Sendable {
  let caption: String
  /// Makes the text, with escape sequences for color if the argument is true.
  let text: @MainActor @Sendable (_ isColored: Bool) -> String
  /// Makes what is shown, if it can be asked.
  let subject: (@MainActor @Sendable () -> any PictureSubject)?

  init(
    _ caption: String, subject: (@MainActor @Sendable () -> any PictureSubject)? = nil,
    text: @escaping @MainActor @Sendable (_ isColored: Bool) -> String
  ) {
    self.caption = caption
    self.subject = subject
    self.text = text
  }

  init(_ caption: String, text: String) {
    self.init(caption) { _ in text }
  }
}
