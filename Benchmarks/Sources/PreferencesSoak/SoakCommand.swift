/// What the program is asked to do.
enum SoakCommand: Equatable {
  case soak(seconds: Int, firstSeed: UInt64)
  case smallTrees
  case conformance
  case help

  /// Arguments that make no sense.
  struct UsageError: Error, CustomStringConvertible {
    let description: String
  }

  static let usage = """
    usage: preferences-soak [--seconds COUNT] [--seed FIRST]
           preferences-soak --small-trees
           preferences-soak --conformance
           preferences-soak --help

      --seconds COUNT  for how long random trees are compared with the model, 60 if not said
      --seed FIRST     the first seed, 1 if not said
      --small-trees    compares every tree of up to four nodes, and of five, with every edit
      --conformance    writes Docs/Conformance.md
      --help           shows this text
    """

  /// Reads arguments, without the program's own name.
  init(arguments: some Collection<String>) throws(UsageError) {
    var seconds = 60
    var seed: UInt64 = 1
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        self = .help
        return
      case "--small-trees":
        self = .smallTrees
        return
      case "--conformance":
        self = .conformance
        return
      case "--seconds": seconds = try Self.number(rest.popFirst(), of: argument)
      case "--seed": seed = UInt64(try Self.number(rest.popFirst(), of: argument))
      default:
        throw UsageError(
          description: "there is no argument \(argument.debugDescription)\n\(Self.usage)")
      }
    }
    self = .soak(seconds: seconds, firstSeed: seed)
  }

  private static func number(_ text: String?, of option: String) throws(UsageError) -> Int {
    guard let text, let number = Int(text), number > 0 else {
      throw UsageError(
        description: "\(option) needs a whole number above 0, not \((text ?? "").debugDescription)")
    }
    return number
  }
}
