import Testing

@testable import Reminders

@MainActor struct WalkthroughTests {
  @Test func `the walk-through shows these pictures`() throws {
    let walkthrough = Walkthrough()
    #expect(Walkthrough.steps.map(\.title) == WalkthroughPictures.all.map(\.title))
    for (step, picture) in zip(Walkthrough.steps, WalkthroughPictures.all) {
      #expect(try walkthrough.play(step) == picture.drawing, "\(step.title)")
      #expect(try walkthrough.host.screen().focusedRow == picture.focusedRow, "\(step.title)")
    }
    #expect(walkthrough.host.diagnostics.isEmpty)
  }
}
