import Modifiers
import Testing

/// Rule I3: views of the app's own are found by their type.
@MainActor struct FindTypeTests {
  private struct MyRow: View {
    let name: String
    @State private var count = 0

    var body: some View {
      Text(name)
      if count > 0 { Text("\(count)") }
      Button("Add") { count += 1 }
    }
  }

  private struct MyRaw: View {
    var body: some View { Text("raw") }
  }

  private struct Nothing: View {
    var body: some View { if false { Text("never") } }
  }

  private struct Nested: View {
    let level: Int
    var body: some View {
      VStack {
        Text("\(level)")
        if level > 0 { AnyView(Nested(level: level - 1)) }
      }
    }
  }

  private struct Screen: View {
    var body: some View {
      VStack(spacing: 0) {
        ForEach(["milk", "eggs"], id: \.self) { MyRow(name: $0).padding(4) }
        MyRaw()
        Nothing()
      }
    }
  }

  @Test func `a view is found by its type and stands for all that it consists of`() throws {
    let host = ViewHost { Screen() }
    let rows = try host.findAll(MyRow.self)
    #expect(rows.map(\.text) == ["milk Add", "eggs Add"])
    #expect(rows.map(\.name) == ["MyRow", "MyRow"])
    #expect(rows.map(\.frame.height) == [40, 40])
    #expect(try host.find(MyRaw.self).text == "raw")
    #expect(try host.find(MyRaw.self).find(text: "raw").exists)
    #expect(try host.find(Screen.self).find(MyRaw.self).text == "raw")
  }

  @Test func `what it consists of is followed`() throws {
    let host = ViewHost { Screen() }
    let row = try host.findAll(MyRow.self)[1]
    try row.tap()
    #expect(try row.find(text: "1").exists)
    #expect(row.text == "eggs 1 Add")
    #expect(try host.findAll(text: "1").count == 1)
  }

  @Test func `a view shown as a subview is found once`() throws {
    let host = ViewHost { CollapsingVStack { MyRaw() }.emptyState { Text("none") } }
    #expect(try host.findAll(MyRaw.self).map(\.text) == ["raw"])
  }

  @Test func `views of one type inside each other are found from the outside in`() throws {
    let host = ViewHost { Nested(level: 2) }
    #expect(try host.findAll(Nested.self).map(\.text) == ["2 1 0", "1 0", "0"])
    #expect(try host.findAll(Nested.self)[1].find(Nested.self).text == "0")
  }

  @Test func `controls are found by their type, and generic types told apart`() throws {
    let host = ViewHost { Screen() }
    #expect(try host.findAll(Button<Text>.self).count == 2)
    #expect(try host.findAll(Button<Image>.self).isEmpty)
    #expect(try host.findAll(Text.self).count == 5)
  }

  private func message(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `what is missing is told with types that are near`() {
    let host = ViewHost { Text("a").background { MyRaw() } }
    #expect(
      message { _ = try host.find(MyRow.self) } == """
        There is no view of the type MyRow.
          near: MyRaw
          there: text "raw", text "a"
        """)
    #expect(message { _ = try host.find(Nothing.self) }?.contains("near") == false)
  }

  @Test func `several are told with their places`() {
    let host = ViewHost { Screen() }
    #expect(
      message { _ = try host.find(MyRow.self) } == """
        There are 2 of view of the type MyRow, where one was asked for.
          there: MyRow at (4, 4), MyRow at (4, 52)
          fix: look inside the view that holds the one that is meant, or take it from findAll.
        """)
  }

  @Test func `what is done to a view of several elements must be meant for one of them`() throws {
    let pair = ViewHost { Pair() }
    #expect(
      message { try pair.find(Pair.self).tap() } == """
        The Pair was not tapped, since 2 views in it can be.
          there: button "a", button "b"
          fix: find the one that is meant inside it, as in .find(button: …).
        """)
  }

  private struct Pair: View {
    var body: some View {
      Button("a") {}
      Button("b") {}
    }
  }

  private struct Going: View {
    @State private var isThere = true
    var body: some View {
      if isThere { MyRaw() }
      Button("Remove") { isThere = false }
    }
  }

  @Test func `once it is gone there is nothing of it`() throws {
    let host = ViewHost { Going() }
    let raw = try host.find(MyRaw.self)
    try host.perform { try host.find(button: "Remove").tap() }
    #expect(!raw.exists)
    #expect(raw.text == "")
    let error = try #require(throws: InteractionError.self) { try raw.tap() }
    #expect(error.reason == .vanished)
    #expect(error.description.hasPrefix("The MyRaw is no longer there, so it was not tapped."))
  }
}
