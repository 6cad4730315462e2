/// Finds where a folder of a module uses what a later folder declares.
///
/// Works on names, without a compiler: a name counts as used wherever it stands in code, unless it
/// is a member (`Outer.Name`), or the file itself gives it another meaning with a nested type or a
/// generic parameter. A name that several folders declare belongs to the earliest of them.
struct FolderDirection {
  struct Fault: Equatable, CustomStringConvertible {
    var path: String
    var line: Int
    var description: String
  }

  private let layers: ModuleLayers
  private let files: [ScannedFile]
  /// The earliest folder that declares each name.
  private var homes: [String: Home] = [:]
  /// The generic parameters of each type, which its extensions name in other files.
  private var parameters: [String: [String]] = [:]

  private struct Home {
    var folder: String
    var height: Int
  }

  /// The faults among those files that belong to the module, in the order of the files.
  static func faults(in files: [ScannedFile], of layers: ModuleLayers) -> [Fault] {
    let direction = FolderDirection(files: files, layers: layers)
    return direction.files.flatMap(direction.faults)
  }

  private init(files: [ScannedFile], layers: ModuleLayers) {
    self.layers = layers
    self.files = files.filter { layers.folder(of: $0.path) != nil }
    for file in self.files { note(file) }
  }

  private func home(of file: ScannedFile) -> Home? {
    guard let folder = layers.folder(of: file.path), let height = layers.height(of: folder)
    else { return nil }
    return Home(folder: folder, height: height)
  }

  private mutating func note(_ file: ScannedFile) {
    guard let home = home(of: file) else { return }
    for declared in file.declarations where declared.isType && declared.isAtFileScope {
      parameters[declared.name, default: []] += declared.parameters
      let known = homes[declared.name]?.height ?? .max
      if !declared.isPrivate && home.height < known { homes[declared.name] = home }
    }
  }

  private func faults(in file: ScannedFile) -> [Fault] {
    guard let home = home(of: file) else { return [unlisted(file)] }
    let ownMeanings = ownMeanings(in: file)
    return file.tokens.indices.compactMap { index in
      let token = file.tokens[index]
      guard token.isName, let target = homes[token.text], target.height > home.height,
        !ownMeanings.contains(token.text), !isMember(index, in: file.tokens)
      else { return nil }
      return Fault(
        path: file.path, line: token.line,
        description: """
          \(file.path):\(token.line): \(named(home.folder)) uses '\(token.text)', \
          which \(named(target.folder)) declares, and \(named(target.folder)) comes later; \
          move one of the two, or let the later folder hand it in
          """)
    }
  }

  private func unlisted(_ file: ScannedFile) -> Fault {
    let folder = layers.folder(of: file.path) ?? ""
    return Fault(
      path: file.path, line: 1,
      description: """
        \(file.path):1: the folder '\(folder)' has no place in the order of \(layers.module); \
        add it to ModuleLayers
        """)
  }

  private func named(_ folder: String) -> String {
    folder.isEmpty ? "the top of \(layers.module)" : folder
  }

  private func ownMeanings(in file: ScannedFile) -> Set<String> {
    var names: Set<String> = []
    for declared in file.declarations {
      names.formUnion(declared.parameters)
      if declared.isType && (!declared.isAtFileScope || declared.isPrivate) {
        names.insert(declared.name)
      }
    }
    for (keyword, name) in zip(file.tokens, file.tokens.dropFirst())
    where keyword.text == "extension" {
      names.formUnion(parameters[name.text] ?? [])
    }
    return names
  }

  /// `Outer.Name` is a member of `Outer`; `Preferences.Name` is the module's own.
  private func isMember(_ index: Int, in tokens: [SourceToken]) -> Bool {
    guard index > 1, tokens[index - 1].text == "." else { return false }
    return tokens[index - 2].text != layers.module
  }
}
