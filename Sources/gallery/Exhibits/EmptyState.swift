import Modifiers
import Rendering

extension Exhibit {
  /// A list that says something when it is empty.
  @MainActor static let emptyState = Exhibit(
    name: "empty-state",
    title: "Empty state",
    summary:
      "A list of reminders that is empty says so: with a flag in one pass, or by itself from "
      + "what its rows show, in two.",
    pictures: [
      Picture("no empty state", drawing: Reminders(titles: [], way: .none)),
      Picture("emptyState(isEmpty)", drawing: Reminders(titles: [], way: .flag)),
      Picture(
        "emptyState { … }: phase one", drawing: Reminders(titles: [], way: .derived), passes: 1),
      Picture("… and when it is quiet", drawing: Reminders(titles: [], way: .derived)),
      Picture(
        "two reminders", drawing: Reminders(titles: ["Tea", "Prendre le thé"], way: .derived)),
    ]
  )
}

private struct Reminders: View {
  enum Way {
    case none, flag, derived
  }

  let titles: [String]
  let way: Way

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Reminders").bold()
      switch way {
      case .none: rows
      case .flag: rows.emptyState(titles.isEmpty) { placeholder }
      case .derived: rows.emptyState { placeholder }
      }
    }
  }

  private var rows: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(titles, id: \.self) { Text("○ \($0)") }
    }
  }

  private var placeholder: some View {
    Text("Nothing to do")
  }
}
