extension Font {
  /// The shape of the letters, as SwiftUI's `Font.Design`.
  public enum Design: Hashable, Sendable {
    /// The usual letters.
    case `default`
    /// Letters with serifs.
    case serif
    /// Letters with round ends.
    case rounded
    /// Letters of one width.
    case monospaced
  }
}
