import Modifiers
import Testing

/// Rules I1, I2 and I4 by what they cost.
@MainActor struct InteractionWorkTests {
  private struct Row: View {
    let id: Int
    @State private var count = 0

    var body: some View {
      HStack {
        Text("\(id): \(count)")
        Button("Add") { count += 1 }
      }
    }
  }

  @Test(arguments: [1, 1_000])
  func `a tap costs the row's body and its button's, however many rows there are`(rows: Int) throws
  {
    let host = ViewHost { VStack { ForEach(0..<rows, id: \.self) { Row(id: $0) } } }
    try host.update()
    let report = try host.perform { try host.find(id: 0).find(button: "Add").tap() }
    #expect(try host.find(id: 0).text == "0: 1 Add")
    #expect(report.passes == 1)
    #expect(report.bodies == 3)
    #expect(report.reductions == 0)
  }

  private struct Watcher: View {
    @FocusState private var field: Int?
    let rows: Int

    var body: some View {
      VStack {
        ForEach(0..<rows, id: \.self) { row in
          TextField("\(row)", text: .constant("")).focused($field, equals: row)
        }
        Button("Last") { field = rows - 1 }
      }
    }
  }

  @Test(arguments: [2, 500])
  func `a move of the focus that no body reads runs no body and lays out nothing`(rows: Int) throws
  {
    let host = ViewHost { Watcher(rows: rows) }
    try host.update()
    let report = try host.perform { try host.find(button: "Last").tap() }
    #expect(try host.find(textField: "\(rows - 1)").isFocused)
    #expect(report.passes == 1)
    #expect(report.bodies == 0)
    #expect(report.layouts == 0)
  }

  private struct Twice: View {
    @FocusState private var field: Int?
    let writes: [Int?]

    var body: some View {
      VStack {
        TextField("1", text: .constant("")).focused($field, equals: 1)
        TextField("2", text: .constant("")).focused($field, equals: 2)
        Button("Go") { for write in writes { field = write } }
      }
    }
  }

  @Test func `of several writes the last counts, and one of the same value costs nothing`() throws {
    let host = ViewHost { Twice(writes: [1, nil, 2]) }
    try host.update()
    #expect(try host.perform { try host.find(button: "Go").tap() }.passes == 1)
    #expect(try host.find(textField: "2").isFocused)
    let other = ViewHost { Twice(writes: [nil, nil]) }
    try other.update()
    #expect(try other.perform { try other.find(button: "Go").tap() }.passes == 0)
  }

  private struct Deep: View {
    let levels: Int
    var body: some View {
      AnyView.nested(levels, around: Button("Go") {}.accessibilityIdentifier("go"))
    }
  }

  @Test func `what stands under very many modifiers is found, tapped and told apart`() throws {
    let host = ViewHost { Deep(levels: 3_000) }
    try host.find(button: "Go").tap()
    try host.find(text: "Go").tap()
    #expect(try host.find(id: "go").frame.origin == CGPoint(x: 3_000, y: 3_000))
    #expect(throws: InteractionError.self) { try host.find(button: "Stop") }
  }

  @Test func `a host that had the focus in it is freed`() throws {
    weak var freed: ViewHost<Watcher>?
    do {
      let host = ViewHost { Watcher(rows: 2) }
      try host.find(textField: "1").setText("a")
      try host.find(button: "Last").tap()
      try host.update()
      freed = host
    }
    #expect(freed == nil)
  }

  @Test func `a view found in a host keeps the host`() throws {
    let button = try ViewHost { Row(id: 1) }.find(button: "Add")
    try button.tap()
    #expect(button.exists)
    #expect(button.label == "Add")
  }
}

extension AnyView {
  /// A view with a padding of one point for each level.
  fileprivate static func nested(_ levels: Int, around view: some View) -> AnyView {
    var nested = AnyView(view)
    for _ in 0..<levels { nested = AnyView(nested.padding(1)) }
    return nested
  }
}
