import Testing

struct RepositoryTextTests {
  /// The first folders of paths that exist on one machine only.
  private static let machineFolders = ["work", "tmp", "root", "home", "Users"]

  /// The machine's paths that a text names.
  private func machinePaths(in text: String) -> [String] {
    let bytes = Array(text.utf8)
    var found: [String] = []
    for start in bytes.indices where bytes[start] == UInt8(ascii: "/") {
      if start > 0 && isPathByte(bytes[start - 1]) { continue }
      let folder = Self.machineFolders.first { name in
        bytes[(start + 1)...].starts(with: name.utf8)
          && endsFolder(bytes, at: start + 1 + name.utf8.count)
      }
      if let folder { found.append("/\(folder)") }
    }
    return found
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    let scalar = Character(UnicodeScalar(byte))
    return byte >= 0x80 || scalar.isLetter || scalar.isNumber || scalar == "_" || scalar == "-"
  }

  /// A slash after one of these goes on with a relative path or closes a tag.
  private func isPathByte(_ byte: UInt8) -> Bool {
    isNameByte(byte) || "./<~)}".utf8.contains(byte)
  }

  private func endsFolder(_ bytes: [UInt8], at end: Int) -> Bool {
    end == bytes.count || !isNameByte(bytes[end])
  }

  @Test func `the repository names no path of one machine`() {
    for file in Repository.files() {
      #expect(machinePaths(in: file.text) == [], "\(file.path)")
    }
  }

  @Test func `a path is found by its first folder`() {
    for folder in Self.machineFolders {
      #expect(machinePaths(in: "see /\(folder)/a.txt") == ["/\(folder)"])
      #expect(machinePaths(in: "(/\(folder))") == ["/\(folder)"])
    }
  }

  @Test func `a relative path, a tag and a longer word are not`() {
    for folder in Self.machineFolders {
      for text in ["a/\(folder)/b", "./\(folder)", "</\(folder)>", "/\(folder)ing", "\(folder)/a"] {
        #expect(machinePaths(in: text) == [])
      }
    }
  }
}
