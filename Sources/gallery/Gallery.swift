import Foundation

/// The program: it hands its arguments to ``GalleryProgram`` and does what the answer says.
@main struct Gallery {
  @MainActor static func main() {
    let program = GalleryProgram(exhibits: Exhibit.all)
    let outcome = program.run(arguments: Array(CommandLine.arguments.dropFirst()))
    if !outcome.output.isEmpty { print(outcome.output) }
    if !outcome.errorOutput.isEmpty {
      FileHandle.standardError.write(Data((outcome.errorOutput + "\n").utf8))
    }
    exit(outcome.status)
  }
}
