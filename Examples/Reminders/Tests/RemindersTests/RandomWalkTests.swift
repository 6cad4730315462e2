import Modifiers
import Testing

@testable import Reminders

@MainActor struct RandomWalkTests {
  private static let seeds: ClosedRange<UInt64> = 1...1_000
  private static let steps = 12

  @Test func `on 1,000 random walks the screen is what plain code works out`() throws {
    for seed in Self.seeds { try walk(seed: seed) }
  }

  private func walk(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let app = RunningApp()
    var expected = PlainReminders()
    var moves: [Move] = []
    for _ in 0..<Self.steps {
      let move = Move.random(in: expected, using: &generator)
      moves.append(move)
      expected.apply(move)
      try app.perform(move)
      let screen = try app.host.screen()
      try #require(
        screen == expected.screen,
        """
        seed \(seed), after \(moves):
        \(screen)
        instead of
        \(expected.screen)
        """)
    }
    #expect(app.host.diagnostics.isEmpty, "seed \(seed)")
  }
}

/// The app in a host, and the object behind it.
@MainActor private struct RunningApp {
  let host: ViewHost<RemindersView>
  private let viewModel: RemindersViewModel

  init() {
    let viewModel = RemindersViewModel()
    self.viewModel = viewModel
    host = ViewHost { RemindersView(viewModel: viewModel) }
    host.proposal = ProposedViewSize(width: 320, height: 240)
  }

  private func field(_ index: Int) throws -> FoundView {
    try host.findAll(named: "TextField")[index]
  }

  private func toggle(_ index: Int) throws -> FoundView {
    try host.findAll(named: "Toggle")[index]
  }

  private func tapAction(_ titles: Set<String>, at index: Int) throws {
    try field(index).swipeActions
      .find { $0.name == "Button" && titles.contains($0.label) }
      .tap()
  }

  private func sheet() throws -> PresentedSheet { try #require(host.sheets.last) }

  func perform(_ move: Move) throws {
    switch move {
    case .create: try host.find(button: "New Reminder").tap()
    case .submit(let index): try field(index).submit()
    case .type(let index, let title): try field(index).setText(title)
    case .focus(let index): try field(index).focus()
    case .complete(let index): try toggle(index).tap()
    case .flag(let index): try tapAction(["Flag", "Unflag"], at: index)
    case .delete(let index): try tapAction(["Delete"], at: index)
    case .openDetails(let index): try tapAction(["Details"], at: index)
    case .typeTitleInDetails(let title):
      try sheet().findAll(named: "TextField")[0].setText(title)
    case .typeNotesInDetails(let notes):
      try sheet().findAll(named: "TextField")[1].setText(notes)
    case .flagInDetails: try sheet().find(toggle: "Flag").toggle()
    case .finishDetails: try sheet().find(button: "Done").tap()
    case .cancelDetails: try sheet().find(button: "Cancel").tap()
    case .programInserts(let index, let title):
      viewModel.reminders.insert(Reminder(title: title), at: index)
    case .programDeletes(let index):
      viewModel.reminders.remove(at: index)
    case .programSwaps(let first, let second):
      viewModel.reminders.swapAt(first, second)
    }
  }
}
