import Modifiers
import Rendering

/// A user's way through the app, step by step, without a screen.
@MainActor struct Walkthrough {
  /// One thing that the user does.
  struct Step {
    let title: String
    let act: (ViewHost<RemindersView>) throws -> Void

    init(_ title: String, _ act: @escaping (ViewHost<RemindersView>) throws -> Void) {
      self.title = title
      self.act = act
    }
  }

  let host: ViewHost<RemindersView>

  init(viewModel: RemindersViewModel = RemindersViewModel()) {
    host = ViewHost { RemindersView(viewModel: viewModel) }
    host.proposal = ProposedViewSize(width: 320, height: 240)
  }

  /// Does a step, and shows what is on the screen then.
  func play(_ step: Step) throws -> String {
    try host.perform { try step.act(host) }
    return screen
  }

  /// What is on the screen: the sheet in front, if there is one, else the list.
  var screen: String {
    TextCanvas(host.sheets.last?.drawing ?? host.drawing).text()
  }

  static let steps = [
    Step("The app starts.") { _ in },
    Step("Tap “New Reminder”.") { try $0.find(button: "New Reminder").tap() },
    Step("Type “Milk”.") { try $0.find(text: "New reminder").setText("Milk") },
    Step("Press return: the next row is there and has the focus.") {
      try $0.find(textField: "Milk").submit()
    },
    Step("Type “Call Ada” and press return.") {
      try $0.find(text: "New reminder").setText("Call Ada")
      try $0.find(textField: "Call Ada").submit()
    },
    Step("Type “Water plants” and press return.") {
      try $0.find(text: "New reminder").setText("Water plants")
      try $0.find(textField: "Water plants").submit()
    },
    Step("Press return in the empty row: it goes.") {
      try $0.find(text: "New reminder").submit()
    },
    Step("Swipe over “Call Ada” and flag it.") {
      try $0.find(textField: "Call Ada").swipeActions.find(button: "Flag").tap()
    },
    Step("Tick “Milk” off.") {
      try $0.find(toggle: "Milk").tap()
    },
    Step("Swipe over “Call Ada” and open its details.") {
      try $0.find(textField: "Call Ada").swipeActions.find(button: "Details").tap()
    },
    Step("Write a note and tap “Done”.") {
      let sheet = $0.sheets[0]
      try sheet.find(textField: "Notes").setText("about the engine")
      try sheet.find(button: "Done").tap()
    },
    Step("Swipe over “Milk” and delete it.") {
      try $0.find(textField: "Milk").swipeActions.find(button: "Delete").tap()
    },
    Step("Delete the two others: the list is empty again.") {
      try $0.find(textField: "Call Ada").swipeActions.find(button: "Delete").tap()
      try $0.find(textField: "Water plants").swipeActions.find(button: "Delete").tap()
    },
  ]
}
