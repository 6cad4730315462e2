import Modifiers
import Testing

/// Rule I6.
@MainActor struct SwipeActionTests {
  private struct Item: Identifiable, Equatable {
    let id: Int
    var title: String
    var isFlagged = false
  }

  private struct Items: View {
    @State private var items = [Item(id: 1, title: "Milk"), Item(id: 2, title: "Eggs")]

    var body: some View {
      VStack {
        ForEach($items) { $item in
          Text(item.isFlagged ? "\(item.title)!" : item.title)
            .swipeActions {
              Button("Delete", role: .destructive) { items.removeAll { $0.id == item.id } }
              Button("Details") {}.disabled(true)
            }
            .swipeActions(edge: .leading) {
              Button(item.isFlagged ? "Unflag" : "Flag") { item.isFlagged.toggle() }
                .tint(Color.orange)
                .preference(key: Sum.self, value: 1)
            }
        }
      }
    }
  }

  @Test func `a row's actions are found by their labels and tapped`() throws {
    let host = ViewHost { Items() }
    try host.find(text: "Milk").swipeActions.find(button: "Flag").tap()
    #expect(try host.find(id: 1).text == "Milk!")
    try host.find(id: 1).swipeActions.find(button: "Unflag").tap()
    #expect(try host.find(id: 1).text == "Milk")
    try host.find(text: "Milk").swipeActions.find(button: "Delete").tap()
    #expect(try host.findAll(named: "Text").map(\.text) == ["Eggs"])
  }

  @Test func `the actions at the leading edge come first`() throws {
    let actions = try ViewHost { Items() }.find(text: "Eggs").swipeActions
    #expect(try actions.findAll(named: "Button").map(\.label) == ["Flag", "Delete", "Details"])
    #expect(try actions.find(button: "Flag").tint == .orange)
  }

  @Test func `actions are no part of the row`() throws {
    let host = ViewHost { Items() }
    try host.update()
    #expect(try host.findAll(named: "Button").isEmpty)
    #expect(host.preference(Sum.self) == 0)
    #expect(host.size == CGSize(width: 32, height: 40))
  }

  @Test func `actions of a row that is gone are not tapped`() throws {
    let host = ViewHost { Items() }
    let delete = try host.find(text: "Milk").swipeActions.find(button: "Delete")
    try delete.tap()
    let error = try #require(throws: InteractionError.self) { try delete.tap() }
    #expect(error.reason == .vanished)
  }

  @Test func `a disabled action is not tapped`() throws {
    let host = ViewHost { Items() }
    let details = try host.find(text: "Milk").swipeActions.find(button: "Details")
    #expect(!details.isEnabled)
    let error = try #require(throws: InteractionError.self) { try details.tap() }
    #expect(error.reason == .disabled)
  }

  private final class Model: ObservableObject {}

  private struct Reader: View {
    @EnvironmentObject var model: Model
    var body: some View { Button("Read") {} }
  }

  @Test func `a mistake in an action is among the diagnostics of the row's host`() throws {
    let host = ViewHost { VStack { Text("Milk").swipeActions { Reader() } } }
    for _ in 0..<2 {
      #expect(try host.find(text: "Milk").swipeActions.findAll(named: "Button").isEmpty)
    }
    #expect(
      host.diagnostics.map(\.path) == ["VStack › swipeActions › Text › swipeActions › Reader"])
    #expect(host.diagnostics[0].what.contains("Model"))
  }

  private struct Counting: View {
    @State private var count = 0
    var body: some View {
      Text("\(count)").onChange(of: count, initial: true) { if count < 5 { count += 1 } }
    }
  }

  @Test func `actions work with the options of the row's host`() throws {
    let host = ViewHost(options: ViewHostOptions(passLimit: 3)) {
      Text("Milk").swipeActions { Counting() }
    }
    let error = try #require(throws: InteractionError.self) {
      try host.find(text: "Milk").swipeActions.find(text: "5")
    }
    guard case .update(.cycle(let cycle)) = error.reason else {
      Issue.record("\(error.reason)")
      return
    }
    #expect(cycle.passes == 3)
  }

  @Test func `a row without actions says so`() throws {
    let host = ViewHost { Text("Milk") }
    let error = try #require(throws: InteractionError.self) {
      _ = try host.find(text: "Milk").swipeActions
    }
    #expect(
      error.description == """
        The text "Milk" cannot be swiped: neither it nor anything in or around it can.
          where: Text
        """)
  }
}
