extension BenchmarkCommand {
  /// The option with which the program runs itself for one scenario.
  static let oneOption = "--one"

  /// Reads arguments, without the program's own name.
  init(arguments: [String]) throws(UsageError) {
    var parser = Parser(rest: arguments[...])
    try parser.run()
    self = parser.command
  }

  /// What was read so far.
  private struct Parser {
    var rest: ArraySlice<String>
    var command: BenchmarkCommand {
      if isHelp { return .help }
      if isList { return .list }
      if let one { return .measureOne(one.name, size: one.size, repetitions: repetitions) }
      if let checked { return .check(folder: checked, selection) }
      if let written { return .writeThresholds(folder: written, selection) }
      return .measure(selection, repetitions: repetitions, isJSON: isJSON)
    }

    private var selection = Selection()
    private var repetitions: Int?
    private var isJSON = false
    private var isHelp = false
    private var isList = false
    private var checked: String?
    private var written: String?
    private var one: (name: String, size: Int)?

    init(rest: ArraySlice<String>) {
      self.rest = rest
    }

    mutating func run() throws(UsageError) {
      while let argument = rest.popFirst() {
        switch argument {
        case "--help", "-h": isHelp = true
        case "--list": isList = true
        case "--json": isJSON = true
        case "--bars": selection.filters += Bar.selection.filters
        case "--filter": selection.filters.append(try value(of: argument))
        case "--repetitions": repetitions = try number(of: argument)
        case "--check": checked = try value(of: argument)
        case "--write-thresholds": written = try value(of: argument)
        case BenchmarkCommand.oneOption:
          one = try (value(of: argument), number(of: argument))
        default: throw UsageError(unknownArgument: argument)
        }
      }
    }

    private mutating func value(of option: String) throws(UsageError) -> String {
      guard let value = rest.popFirst(), !value.hasPrefix("--") else {
        throw UsageError(missingValue: option)
      }
      return value
    }

    private mutating func number(of option: String) throws(UsageError) -> Int {
      let value = try value(of: option)
      guard let number = Int(value), number > 0 else {
        throw UsageError(notANumber: value, for: option)
      }
      return number
    }
  }
}
