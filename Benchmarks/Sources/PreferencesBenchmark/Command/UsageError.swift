/// Arguments that make no sense, and what to write instead.
struct UsageError: Error, Equatable {
  let message: String

  init(unknownArgument argument: String) {
    message = """
      preferences-benchmark: there is no argument \(argument.debugDescription)
      write "preferences-benchmark --help" for those that there are
      """
  }

  init(missingValue option: String) {
    message = """
      preferences-benchmark: \(option) needs a value
      write "preferences-benchmark --help" for what it is
      """
  }

  init(notANumber value: String, for option: String) {
    message = """
      preferences-benchmark: \(option) needs a whole number above 0, \
      but \(value.debugDescription) follows it
      """
  }

  init(nothingChosenBy filters: [String]) {
    message = """
      preferences-benchmark: no scenario is chosen by \
      \(filters.map(\.debugDescription).joined(separator: ", "))
      write "preferences-benchmark --list" for their names and sizes
      """
  }
}
