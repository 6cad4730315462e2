import Testing

struct FolderDirectionTests {
  @Test(arguments: ModuleLayers.all.map(\.module))
  func `folders use only what stands before them`(module: String) throws {
    let layers = try #require(ModuleLayers.all.first { $0.module == module })
    for fault in FolderDirection.faults(in: Repository.librarySources, of: layers) {
      Issue.record("\(fault)")
    }
  }

  private static let layers = ModuleLayers(module: "Shop", folders: ["Ground", "Upper"])

  /// The faults of a module of two folders, with a `Roof` declared in the upper one.
  private func faults(
    ground: String, upper: String = "struct Roof {}"
  ) -> [String] {
    let files = [
      SourceFile(path: "Sources/Shop/Ground/Base.swift", text: ground),
      SourceFile(path: "Sources/Shop/Upper/Roof.swift", text: upper),
    ]
    return FolderDirection.faults(in: files.map(ScannedFile.init), of: Self.layers)
      .map(\.description)
  }

  @Test func `an upward reference is found and told with file, line, name and both folders`() {
    #expect(
      faults(ground: "struct Base {\n  var roof: Roof\n}") == [
        """
        Sources/Shop/Ground/Base.swift:2: Ground uses 'Roof', which Upper declares, and Upper \
        comes later; move one of the two, or let the later folder hand it in
        """
      ])
  }

  @Test(arguments: [
    "// a Roof", "/* a /* nested */ Roof */", "let name = \"Roof\"", "let name = #\"a \"Roof\"\"#",
    "let name = \"\"\"\n  Roof\n  \"\"\"", "func `a Roof above`() {}",
  ])
  func `a name in a comment, a string or a sentence is no reference`(ground: String) {
    #expect(faults(ground: ground) == [])
  }

  @Test(arguments: [
    "let name = \"\\(Roof.self)\"", "extension Roof {}", "@Roof var top: Int", "func f() -> [Roof]",
    "let top = Shop.Roof()", "let top: Optional<Roof>", "typealias Top = Roof",
  ])
  func `a name in code is a reference wherever it stands`(ground: String) {
    #expect(faults(ground: ground).count == 1)
  }

  @Test(arguments: [
    "let top = House.Roof()", "struct House { struct Roof {}; var top: Roof }",
    "struct House<Roof> { var top: Roof }", "func f<each Roof, A: B<C>>(_ roof: repeat each Roof)",
    "private struct Roof {}; private let top = Roof()", "protocol House { associatedtype Roof }",
    "let roof = Roofing()",
  ])
  func `a name with another meaning is no reference`(ground: String) {
    #expect(faults(ground: ground) == [])
  }

  @Test func `a downward reference is free`() {
    #expect(faults(ground: "struct Base {}", upper: "struct Roof { var base: Base }") == [])
  }

  @Test(arguments: [
    "public struct Roof {}", "package final class Roof {}", "indirect enum Roof {}",
    "@MainActor\npublic protocol Roof {}", "actor Roof {}", "typealias Roof = Int",
    "@freestanding(expression) public macro Roof() = #externalMacro(module: \"M\", type: \"R\")",
    "#if os(Linux)\n  nonisolated public struct Roof {}\n#endif",
  ])
  func `every kind of declaration at file scope counts`(upper: String) {
    #expect(faults(ground: "let top: Roof", upper: upper).count == 1)
  }

  @Test(arguments: ["private struct Roof {}", "struct House { struct Roof {} }"])
  func `what another file cannot name by itself does not count`(upper: String) {
    #expect(faults(ground: "let top: Roof", upper: upper) == [])
  }

  @Test func `a name that two folders declare belongs to the earlier one`() {
    #expect(faults(ground: "struct Roof {}; let top = Roof()") == [])
  }

  @Test func `an extension may name the generic parameters of its type from another file`() {
    let files = [
      SourceFile(path: "Sources/Shop/Ground/House.swift", text: "struct House<Roof> {}"),
      SourceFile(
        path: "Sources/Shop/Ground/House+Top.swift", text: "extension House { var top: Roof { 1 } }"
      ),
      SourceFile(path: "Sources/Shop/Upper/Roof.swift", text: "struct Roof {}"),
    ]
    #expect(FolderDirection.faults(in: files.map(ScannedFile.init), of: Self.layers) == [])
  }

  @Test func `a folder outside the list is a fault`() {
    let files = [SourceFile(path: "Sources/Shop/Cellar/Deep/Wine.swift", text: "")]
    #expect(
      FolderDirection.faults(in: files.map(ScannedFile.init), of: Self.layers).map(\.description)
        == [
          """
          Sources/Shop/Cellar/Deep/Wine.swift:1: the folder 'Cellar' has no place in the order of \
          Shop; add it to ModuleLayers
          """
        ])
  }

  @Test func `a file beside the folders may use them but not be used by them`() {
    let files = [
      SourceFile(path: "Sources/Shop/Ground/Base.swift", text: "struct Base { var sign: Sign }"),
      SourceFile(path: "Sources/Shop/Sign.swift", text: "struct Sign { var base: Base }"),
    ]
    let faults = FolderDirection.faults(in: files.map(ScannedFile.init), of: Self.layers)
    #expect(faults.map(\.path) == ["Sources/Shop/Ground/Base.swift"])
  }

  @Test func `files of other modules play no part`() {
    let files = [
      SourceFile(path: "Sources/Shop/Upper/Roof.swift", text: "struct Roof {}"),
      SourceFile(path: "Sources/Shopping/Cart.swift", text: "let top: Roof"),
    ]
    #expect(FolderDirection.faults(in: files.map(ScannedFile.init), of: Self.layers) == [])
  }
}
