import Foundation

/// A file of the repository: its path from the root, and what it says.
struct SourceFile: Sendable {
  var path: String
  var text: String
}

/// The checkout that these tests stand in, found from this file's own place.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()  // Architecture
    .deletingLastPathComponent()  // PreferencesTests
    .deletingLastPathComponent()  // Tests
    .deletingLastPathComponent()

  /// The modules whose sources a user of the package compiles.
  static let libraries = ["Preferences", "Modifiers", "Rendering"]

  /// Every Swift file of the three libraries, read and scanned once for all tests.
  static let librarySources: [ScannedFile] = libraries.flatMap { module in
    files(under: "Sources/\(module)", endingIn: ".swift").map(ScannedFile.init)
  }

  /// The text files below a folder, sorted by path; none when there is no such folder.
  static func files(under folder: String = "", endingIn suffix: String = "") -> [SourceFile] {
    paths(under: folder).filter { $0.hasSuffix(suffix) }.compactMap { path in
      text(of: path).map { SourceFile(path: path, text: $0) }
    }
  }

  /// What a file says, or nil when it is missing or is not UTF-8 text.
  static func text(of path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: absolute(path)) else { return nil }
    return String(validating: data, as: UTF8.self)
  }

  /// What tools leave behind is not the repository.
  private static let leftByTools: Set = [".build", ".git", ".swiftpm", ".DS_Store"]

  private static func absolute(_ path: String) -> String {
    path.isEmpty ? root.path : root.appendingPathComponent(path).path
  }

  private static func paths(under folder: String) -> [String] {
    var found: [String] = []
    var waiting = [folder]
    while let next = waiting.popLast() {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: absolute(next))) ?? []
      for name in names where !leftByTools.contains(name) {
        let path = next.isEmpty ? name : next + "/" + name
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: absolute(path), isDirectory: &isFolder)
        else { continue }
        if isFolder.boolValue { waiting.append(path) } else { found.append(path) }
      }
    }
    return found.sorted()
  }
}
