/// Plays the walk-through and prints the screen after each step.
@main @MainActor struct RemindersProgram {
  static func main() throws {
    let walkthrough = Walkthrough()
    for step in Walkthrough.steps {
      print(step.title)
      print(try walkthrough.play(step))
      print()
    }
  }
}
