/// What the program does, without a process: arguments in, texts and an exit status out.
struct GalleryProgram {
  let exhibits: [Exhibit]

  /// What a run writes, and how it ends.
  struct Outcome: Equatable {
    var output = ""
    var errorOutput = ""
    var status: Int32 = 0
  }

  /// The exit status for arguments that make no sense.
  static let usageStatus: Int32 = 2

  @MainActor func run(arguments: [String]) -> Outcome {
    do throws(UsageError) {
      let command = try GalleryCommand(arguments: arguments, exhibits: exhibits.map(\.name))
      return Outcome(output: try output(of: command))
    } catch {
      return Outcome(errorOutput: error.message, status: GalleryProgram.usageStatus)
    }
  }

  @MainActor private func output(of command: GalleryCommand) throws(UsageError) -> String {
    switch command {
    case .help:
      return GalleryCommand.usage
    case .list:
      let width = exhibits.map(\.name.count).max() ?? 0
      return exhibits.map { exhibit in
        let gap = String(repeating: " ", count: width - exhibit.name.count + 2)
        return exhibit.name + gap + exhibit.title
      }.joined(separator: "\n")
    case .show(let names, let isColored):
      return named(names).map { $0.text(isColored: isColored) }.joined(separator: "\n\n\n")
    case .explain(let key, let names):
      let texts = named(names).compactMap { $0.explanation(ofKeyNamed: key) }
      guard !texts.isEmpty else {
        throw UsageError(unknownKey: key, keys: named(names).flatMap(\.keyNames))
      }
      return texts.joined(separator: "\n\n\n")
    }
  }

  private func named(_ names: [String]) -> [Exhibit] {
    names.compactMap { name in exhibits.first { $0.name == name } }
  }
}
