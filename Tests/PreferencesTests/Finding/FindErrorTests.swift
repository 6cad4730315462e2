import Modifiers
import Testing

/// Rule I3, and the wording of what is thrown.
@MainActor struct FindErrorTests {
  private func message(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return "\(error)"
    }
  }

  private struct Buttons: View {
    @State private var isShown = true

    var body: some View {
      VStack(spacing: 0) {
        Text("Milk")
        if isShown {
          Button("Delete") { isShown = false }
        }
        Button("Close") {}.disabled(true)
        Image("photo")
      }
    }
  }

  @Test func `what is missing is told with near matches and what is there`() {
    let host = ViewHost { Buttons() }
    #expect(
      message { _ = try host.find(button: "Delet") } == """
        There is no button "Delet".
          near: button "Delete"
          there: text "Milk", button "Delete", button "Close", image "photo"
        """)
  }

  @Test func `what has the name but is of another kind is near`() {
    let host = ViewHost { Buttons() }
    #expect(
      message { _ = try host.find(button: "milk") } == """
        There is no button "milk".
          near: text "Milk"
          there: text "Milk", button "Delete", button "Close", image "photo"
        """)
  }

  @Test func `an empty screen is told as such`() {
    let host = ViewHost { VStack {} }
    #expect(
      message { _ = try host.find(text: "Milk") } == """
        There is no text "Milk".
          there: nothing that has a label
        """)
  }

  @Test func `a long list is cut off with the number of the rest`() {
    let host = ViewHost { ForEach(0..<40) { Text("row \($0)") } }
    #expect(
      message { _ = try host.find(text: "x") } == """
        There is no text "x".
          there: text "row 0", text "row 1", text "row 2", text "row 3", text "row 4", \
        text "row 5", text "row 6", text "row 7", text "row 8", text "row 9", text "row 10", \
        text "row 11", and 28 more
        """)
  }

  @Test func `near ids are named with what has them`() {
    let host = ViewHost { Text("Milk").accessibilityIdentifier("first-row") }
    #expect(
      message { _ = try host.find(id: "frist-row") } == """
        There is no view with the id "frist-row".
          near: text "Milk" with the id first-row
          there: text "Milk"
        """)
  }

  @Test func `a condition that nothing meets lists what is there`() {
    let host = ViewHost { Text("Milk") }
    #expect(
      message { _ = try host.find { $0.name == "Button" } } == """
        There is no view that meets the condition.
          there: text "Milk"
        """)
  }

  @Test func `several are told with their places`() {
    let host = ViewHost {
      VStack(spacing: 0) {
        Button("Delete") {}
        Button("Delete") {}
      }
    }
    #expect(
      message { _ = try host.find(button: "Delete") } == """
        There are 2 of button "Delete", where one was asked for.
          there: button "Delete" at (0, 0), button "Delete" at (0, 16)
          fix: look inside the view that holds the one that is meant, or take it from findAll.
        """)
  }

  @Test func `what is disabled is not tapped`() {
    let host = ViewHost { Buttons() }
    #expect(
      message { try host.find(text: "Close").tap() } == """
        The button "Close" is disabled, so it was not tapped.
          where: Buttons › VStack › Button
          fix: first do what enables it, or expect isEnabled to be false.
        """)
  }

  @Test func `what is gone is not tapped`() {
    let host = ViewHost { Buttons() }
    #expect(
      message {
        let button = try host.find(button: "Delete")
        try button.tap()
        try button.tap()
      } == """
        The button "Delete" is no longer there, so it was not tapped.
          fix: find it again after what may have removed it.
        """)
  }

  @Test func `what takes no tap is told`() {
    let host = ViewHost { Buttons() }
    #expect(
      message { try host.find(text: "Milk").tap() } == """
        The text "Milk" cannot be tapped: neither it nor anything in or around it can.
          where: Buttons › VStack › Text
        """)
  }

  @Test func `a tap that several things inside could take is not made`() {
    let host = ViewHost { Buttons() }
    #expect(
      message { try host.find(named: "VStack").tap() } == """
        The VStack was not tapped, since 2 views in it can be.
          there: button "Delete", button "Close"
          fix: find the one that is meant inside it, as in .find(button: …).
        """)
  }

  private struct Endless: View {
    @State private var count = 0

    var body: some View {
      Text("\(count)").onChange(of: count, initial: true) { count += 1 }
    }
  }

  @Test func `an update that does not end is what a search throws`() throws {
    let host = ViewHost { Endless() }
    let error = try #require(throws: InteractionError.self) { try host.find(text: "1") }
    guard case .update(.cycle) = error.reason else {
      Issue.record("\(error.reason)")
      return
    }
  }

  @Test func `nothing can be found without layout`() {
    var options = ViewHostOptions()
    options.runsStages = false
    let host = ViewHost(options: options) { Buttons() }
    #expect(
      message { _ = try host.find(button: "Delete") } == """
        Nothing can be found in a host that works out no layout.
          fix: leave runsStages in the host's options true.
        """)
  }
}
