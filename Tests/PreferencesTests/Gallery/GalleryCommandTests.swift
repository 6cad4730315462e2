import Testing

@testable import gallery

struct GalleryCommandTests {
  private let exhibits = ["padding", "empty-state", "dashboard"]

  @Test(
    arguments: [
      ([], .show(["padding", "empty-state", "dashboard"], isColored: false)),
      (["--color"], .show(["padding", "empty-state", "dashboard"], isColored: true)),
      (["padding"], .show(["padding"], isColored: false)),
      (["dashboard", "--color", "padding"], .show(["dashboard", "padding"], isColored: true)),
      (["list"], .list),
      (["list", "--color"], .list),
      (["--explain", "Width"], .explain("Width", in: ["padding", "empty-state", "dashboard"])),
      (["padding", "--explain", "Width"], .explain("Width", in: ["padding"])),
      (["--explain", "Width", "--help"], .help),
      (["--help"], .help),
      (["-h"], .help),
      (["padding", "--help"], .help),
    ] as [([String], GalleryCommand)])
  func `arguments say what to do`(arguments: [String], command: GalleryCommand) throws {
    #expect(try GalleryCommand(arguments: arguments, exhibits: exhibits) == command)
  }

  private func message(for arguments: String...) throws -> String {
    let error = #expect(throws: UsageError.self) {
      _ = try GalleryCommand(arguments: arguments, exhibits: exhibits)
    }
    return try #require(error).message
  }

  @Test func `an unknown exhibit is named, with a near one and the list`() throws {
    #expect(
      try message(for: "padding", "dashbord") == """
        gallery: there is no exhibit "dashbord"; did you mean "dashboard"?
        exhibits: padding, empty-state, dashboard
        """
    )
    #expect(
      try message(for: "xylophone") == """
        gallery: there is no exhibit "xylophone"
        exhibits: padding, empty-state, dashboard
        """
    )
    #expect(
      try message(for: "lsit") == """
        gallery: there is no exhibit "lsit"; did you mean "list"?
        exhibits: padding, empty-state, dashboard
        """
    )
  }

  @Test func `an unknown option is named, with a near one and the list`() throws {
    #expect(
      try message(for: "--colour") == """
        gallery: there is no option "--colour"; did you mean "--color"?
        options: --color, --explain, --help
        """
    )
    #expect(
      try message(for: "--verbose", "--help") == """
        gallery: there is no option "--verbose"
        options: --color, --explain, --help
        """
    )
  }

  @Test func `explain asks for a key`() throws {
    #expect(
      try message(for: "padding", "--explain") == """
        gallery: after "--explain" the name of a key is missing
        write "gallery --explain KEY"
        """
    )
  }

  @Test func `list stands alone, wherever it is written`() throws {
    #expect(try message(for: "padding", "list") == message(for: "list", "padding"))
    #expect(
      try message(for: "list", "padding") == """
        gallery: "list" stands alone, but "padding" stands beside it
        write "gallery list" for the names, "gallery NAME…" for exhibits
        """
    )
  }

  @Test func `control characters of an argument are escaped in the message`() throws {
    #expect(
      try message(for: "\u{1B}[2J\"") == #"""
        gallery: there is no exhibit "\u{1B}[2J\""
        exhibits: padding, empty-state, dashboard
        """#
    )
  }
}
