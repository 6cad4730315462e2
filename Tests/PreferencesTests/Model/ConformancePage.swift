/// The table of expected values as a page, `Docs/Conformance.md`.
enum ConformancePage {
  static var text: String {
    """
    # Conformance

    What an implementation of SwiftUI's preferences must show, case by case. The page is written from
    the list that this package's own tests go through, so that it is never out of date, and names
    nothing of this package, so that another implementation can be held to it. The numbers of rules are
    those of [Rules.md](Rules.md).

    To renew it: `swift run --package-path Benchmarks preferences-soak --conformance >
    Docs/Conformance.md`.

    ## How to read a case

    A tree stands in a column with a reader around it. Its nodes are

    | node | in SwiftUI |
    |---|---|
    | `leaf = n` | `Color.clear.frame(width: n % 13 + 2, height: n % 7 + 1)` |
    | `writer = n` | `.preference(key: Text.self, value: "n")` around what is inside |
    | `secondWriter = n` | `.preference(key: List.self, value: [n])` |
    | `transform = n` | `.transformPreference`: `x` becomes `[x n]`, and `-n` is appended to the list |
    | `reader` | `.onPreferenceChange(Text.self)` |
    | `stack`, `row`, `pile` | `VStack(spacing: n % 10)`, `HStack`, `ZStack` |
    | `group`, `list` | `Group`, `ForEach` over rows with ids |
    | `condition`, `choice` | `if`, `if … else VStack`; `off` is the false one |
    | `overlay`, `background` | the last node inside lies over, or under, each of the others |
    | `readingOverlay`, `readingBackground` | `.overlayPreferenceValue(Text.self)` and its like; \
    the layer is a leaf that writes `#` and the value's length, if that is odd |
    | `identity = n` | `.id(n)` |
    | `appearing` | `.onAppear`, `.onDisappear` |
    | `echo` | a `VStack` that keeps how long a list arrives in it, in a `State` that its \
    `.onPreferenceChange` writes, and itself writes `~` and that number |
    | `padding = n` | `.padding(n % 5)` |

    A modifier without nodes inside stands around a leaf. The key `Text` has the default `default` and
    puts two values in parentheses, so that the value shows which reductions were made, in which order:
    `value = "(\\(value) \\(nextValue()))"`. From it follows the value of any other key. The key `List`
    appends, and its default is empty. *Arrives* is what the reader around the tree is told of a key, or
    was told before; *hears* is said of the readers inside, in the order of their calls.

    ## What arrives

    \(ConformanceCase.values.map(section).joined(separator: "\n\n"))

    ## What changes do

    \(ConformanceCase.changes.map(section).joined(separator: "\n\n"))

    ## What is there

    Names are followed by width × height and the top left corner, in points.

    \(ConformanceCase.frames.map(section).joined(separator: "\n\n"))

    """
  }

  private static func section(_ item: ConformanceCase) -> String {
    var text = "**\(item.rule)** \(item.title).\n\n```\n"
    text += item.steps.map { step in
      let drawing = SketchDrawing.text(of: step.sketch, isNumbered: false)
      let results = step.expected.split(separator: "\n").map { "  → \($0)" }
      return ([drawing] + results).joined(separator: "\n")
    }.joined(separator: "\n\n")
    text += "\n```"
    if let inSwiftUI = item.inSwiftUI { text += "\n\nIn SwiftUI `\(inSwiftUI)` arrives." }
    return text
  }
}
