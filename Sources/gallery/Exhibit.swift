/// One thing that the gallery shows: a sentence and some pictures.
struct Exhibit: Sendable {
  /// The word that selects the exhibit.
  let name: String
  let title: String
  /// One sentence that says what there is to see.
  let summary: String
  let pictures: [Picture]

  /// The exhibit as lines of text: title, rule, summary, pictures beside each other.
  @MainActor func text(isColored: Bool) -> String {
    let panels = pictures.map {
      SideBySide.Panel(caption: $0.caption, text: $0.text(isColored))
    }
    let rule = String(repeating: "═", count: DisplayWidth.columns(of: title))
    return """
      \(title)
      \(rule)
      \(summary)

      \(SideBySide(panels: panels).text)
      """
  }
}
