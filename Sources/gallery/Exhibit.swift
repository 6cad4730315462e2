/// One thing that the gallery shows: a sentence and some pictures.
struct Exhibit: Sendable {
  /// The word that selects the exhibit.
  let name: String
  let title: String
  /// One sentence that says what there is to see.
  let summary: String
  let pictures: [Picture]

  /// The title with a rule below.
  private var heading: String {
    "\(title)\n\(String(repeating: "═", count: DisplayWidth.columns(of: title)))"
  }

  /// The exhibit as lines of text: title, rule, summary, pictures beside each other.
  @MainActor func text(isColored: Bool) -> String {
    let panels = pictures.map {
      SideBySide.Panel(caption: $0.caption, text: $0.text(isColored))
    }
    return """
      \(heading)
      \(summary)

      \(SideBySide(panels: panels).text)
      """
  }

  /// The title, and why the key of a name has its value in each picture; nil where it is in none.
  @MainActor func explanation(ofKeyNamed name: String) -> String? {
    let explained = pictures.compactMap { picture in
      picture.subject?().explanation(ofKeyNamed: name).map { "\(picture.caption)\n\n\($0)" }
    }
    return explained.isEmpty ? nil : "\(heading)\n\(explained.joined(separator: "\n\n"))"
  }

  /// The names of the keys in the pictures.
  @MainActor var keyNames: [String] {
    pictures.flatMap { $0.subject?().keyNames ?? [] }
  }
}
