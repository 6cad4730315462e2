import Testing

struct FileLengthTests {
  private static let files = ["Sources", "Tests", "Examples", "Benchmarks"].flatMap {
    Repository.files(under: $0, endingIn: ".swift")
  }

  private static func lines(_ file: SourceFile) -> Int {
    let newlines = file.text.utf8.count { $0 == UInt8(ascii: "\n") }
    return file.text.isEmpty || file.text.hasSuffix("\n") ? newlines : newlines + 1
  }

  @Test func `no Swift file is longer than 400 lines`() {
    for file in Self.files where Self.lines(file) > 400 {
      Issue.record("\(file.path) has \(Self.lines(file)) lines; give its second topic a file")
    }
  }

  @Test func `nine Swift files in ten are shorter than 250 lines`() {
    let long = Self.files.filter { Self.lines($0) >= 250 }
    #expect(
      long.count * 10 <= Self.files.count,
      "\(long.count) of \(Self.files.count) files: \(long.map(\.path))")
  }

  @Test(arguments: [("", 0), ("a", 1), ("a\n", 1), ("a\n\nb", 3)])
  func `lines are counted as an editor counts them`(text: String, count: Int) {
    #expect(Self.lines(SourceFile(path: "", text: text)) == count)
  }
}
