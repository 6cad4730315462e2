import Modifiers

/// Arguments that make no sense, and what to write instead.
struct UsageError: Error, Equatable {
  let message: String

  private static let options = ["--color", "--explain", "--help"]

  init(unknownOption option: String) {
    message = """
      gallery: there is no option \(option.debugDescription)\
      \(UsageError.suggestion(for: option, among: UsageError.options + ["list"]))
      options: \(UsageError.options.joined(separator: ", "))
      """
  }

  init(unknownExhibit name: String, exhibits: [String]) {
    message = """
      gallery: there is no exhibit \(name.debugDescription)\
      \(UsageError.suggestion(for: name, among: exhibits + ["list", "--help"]))
      exhibits: \(exhibits.joined(separator: ", "))
      """
  }

  init(missingKey option: String) {
    message = """
      gallery: after \(option.debugDescription) the name of a key is missing
      write "gallery \(option) KEY"
      """
  }

  init(unknownKey name: String, keys: [String]) {
    var known: Set<String> = []
    let names = keys.filter { known.insert($0).inserted }.sorted()
    message = """
      gallery: there is no key \(name.debugDescription) in these exhibits\
      \(UsageError.suggestion(for: name, among: names))
      keys: \(names.isEmpty ? "none" : names.joined(separator: ", "))
      """
  }

  init(besideList argument: String) {
    message = """
      gallery: "list" stands alone, but \(argument.debugDescription) stands beside it
      write "gallery list" for the names, "gallery NAME…" for exhibits
      """
  }

  private static func suggestion(for text: String, among candidates: [String]) -> String {
    EditDistance.nearest(to: text, among: candidates)
      .map { "; did you mean \($0.debugDescription)?" } ?? ""
  }
}
