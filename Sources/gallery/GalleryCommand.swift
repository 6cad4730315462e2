/// What the program is asked to do.
enum GalleryCommand: Equatable {
  /// Show exhibits, by name, in this order.
  case show([String], isColored: Bool)
  /// Explain the value of the key of a name, in these exhibits.
  case explain(String, in: [String])
  /// Name the exhibits.
  case list
  /// Explain the arguments.
  case help

  static let usage = """
    usage: gallery [--color] [NAME…]
           gallery --explain KEY [NAME…]
           gallery list
           gallery --help

      NAME…          the exhibits to show; all of them if none is named
      list           names the exhibits
      --color        draws in 24-bit color, for a terminal
      --explain KEY  says why the key has its value, in each exhibit that has it
      --help         shows this text
    """

  /// Reads arguments, without the program's own name.
  ///
  /// - Parameters:
  ///   - arguments: What was written after the program's name.
  ///   - exhibits: The names that there are, in the order in which all are shown.
  init(arguments: [String], exhibits: [String]) throws(UsageError) {
    var names: [String] = []
    var isColored = false
    var isHelp = false
    var key: String?
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": isHelp = true
      case "--color": isColored = true
      case "--explain":
        guard let name = rest.popFirst() else { throw UsageError(missingKey: argument) }
        key = name
      case _ where argument.hasPrefix("-"):
        throw UsageError(unknownOption: argument)
      default: names.append(argument)
      }
    }
    if isHelp {
      self = .help
    } else if names.contains("list") {
      if let other = names.first(where: { $0 != "list" }) { throw UsageError(besideList: other) }
      self = .list
    } else {
      if let unknown = names.first(where: { !exhibits.contains($0) }) {
        throw UsageError(unknownExhibit: unknown, exhibits: exhibits)
      }
      let chosen = names.isEmpty ? exhibits : names
      self = key.map { .explain($0, in: chosen) } ?? .show(chosen, isColored: isColored)
    }
  }
}
