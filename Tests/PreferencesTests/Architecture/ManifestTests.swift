import Testing

struct ManifestTests {
  @Test func `the package depends on nothing but the toolchain`() throws {
    let manifest = try #require(Repository.text(of: "Package.swift"))
    let tokens = SourceTokens.tokens(in: SourceMask.code(in: manifest)).map(\.text)
    let dependencies = zip(tokens, tokens.dropFirst()).filter { $0 == (".", "package") }
    #expect(dependencies.isEmpty)
  }

  @Test func `every target is held to the same settings`() throws {
    let manifest = try #require(Repository.text(of: "Package.swift"))
    #expect(manifest.contains("for target in package.targets"))
    #expect(manifest.contains(".treatAllWarnings(as: .error)"))
  }

  @Test func `continuous integration runs every command of the README`() throws {
    let readme = try #require(Repository.text(of: "README.md"))
    let script = try #require(Repository.text(of: ".ci/run"))
    let commands = shellCommands(in: readme)
    #expect(!commands.isEmpty)
    for command in commands {
      #expect(script.contains(command), "\(command) is in README.md, but not in .ci/run")
    }
  }

  @Test func `commands are the lines of shell blocks`() {
    let text = "a\n```sh\nb c\n\nd\n```\ne\n```swift\nf\n```\n"
    #expect(shellCommands(in: text) == ["b c", "d"])
  }

  private func shellCommands(in markdown: String) -> [String] {
    var commands: [String] = []
    var isInBlock = false
    for line in markdown.split(separator: "\n") {
      if line.hasPrefix("```") {
        isInBlock = line == "```sh"
      } else if isInBlock {
        commands.append(String(line))
      }
    }
    return commands
  }
}
