import Modifiers
import Testing

@MainActor struct ButtonStyleTests {
  private func drawing(_ view: some View) -> String {
    picture(of: view)
  }

  private func colors(_ view: some View) throws -> [DrawingColor] {
    let host = ViewHost { view }
    try host.update()
    return host.drawing.commands.compactMap {
      if case .text(let run) = $0 { run.color } else { nil }
    }
  }

  @Test func `the built-in styles draw the label, a border or a ground`() {
    #expect(drawing(Button("Go") {}) == "Go")
    #expect(drawing(Button("Go") {}.buttonStyle(.plain)) == "Go")
    #expect(drawing(Button("Go") {}.buttonStyle(.borderless)) == "Go")
    #expect(drawing(Button("Go") {}.buttonStyle(.bordered)) == "│Go│")
  }

  @Test func `the colour says tint, role and whether the button can be used`() throws {
    let button = Button("Go") {}
    #expect(try colors(button) == [DrawingColor(.accentColor)])
    #expect(try colors(button.tint(.orange)) == [DrawingColor(.orange)])
    #expect(try colors(button.tint(Color?.none).tint(.orange)) == [DrawingColor(.accentColor)])
    #expect(try colors(Button("Go", role: .destructive) {}) == [DrawingColor(.red)])
    #expect(try colors(button.disabled(true)) == [DrawingColor(.secondary)])
    #expect(try colors(button.buttonStyle(.plain)) == [DrawingColor(.primary)])
    #expect(try colors(button.buttonStyle(.plain).disabled(true)) == [DrawingColor(.secondary)])
    #expect(try colors(button.buttonStyle(.borderedProminent)) == [DrawingColor(.white)])
  }

  @Test func `a prominent button stands on a ground in its colour`() throws {
    func ground(_ view: some View) throws -> [DrawingColor] {
      let host = ViewHost { view }
      try host.update()
      return host.drawing.commands.compactMap {
        if case .fill(let outline, let color) = $0, outline.bounds.size == host.size {
          color
        } else {
          nil
        }
      }
    }
    let button = Button("Go") {}.buttonStyle(.borderedProminent)
    #expect(try ground(button) == [DrawingColor(.accentColor)])
    #expect(try ground(button.tint(.orange)) == [DrawingColor(.orange)])
    #expect(try ground(Button("Go") {}.buttonStyle(.bordered)) == [])
  }

  private struct Shouting: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text(isEnabled ? ">" : "-")
        configuration.label
        if configuration.role == .cancel { Text("!") }
      }
    }
  }

  @Test func `a style of the app's own draws and reads the environment`() throws {
    #expect(drawing(Button("Go") {}.buttonStyle(Shouting())) == ">Go")
    #expect(drawing(Button("Go", role: .cancel) {}.buttonStyle(Shouting())) == ">Go!")
    #expect(drawing(Button("Go") {}.buttonStyle(Shouting()).disabled(true)) == "-Go")
  }

  @Test func `a button in any style is tapped`() throws {
    var taps = 0
    let button = Button("Go") { taps += 1 }
    try ViewHost { button.buttonStyle(Shouting()) }.find(button: "Go").tap()
    try ViewHost { button.buttonStyle(.bordered) }.find(text: "Go").tap()
    try ViewHost { button.buttonStyle(.borderedProminent) }.find(button: "Go").tap()
    #expect(taps == 3)
  }

  private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).buttonStyle(.bordered)
      configuration.label.onTapGesture(count: 2) { configuration.trigger() }
    }
  }

  @Test func `a primitive style says itself what triggers`() throws {
    var taps = 0
    let host = ViewHost { HStack { Button("Go") { taps += 1 }.buttonStyle(Twice()) } }
    #expect(try host.findAll(text: "Go").count == 2)
    try host.find(button: "Go").tap()
    #expect(taps == 1)
    try host.findAll(text: "Go")[1].tap(count: 2)
    #expect(taps == 2)
    #expect(throws: InteractionError.self) { try host.findAll(text: "Go")[1].tap() }
  }

  @Test func `of two styles the inner one counts`() {
    #expect(drawing(Button("Go") {}.buttonStyle(.bordered).buttonStyle(Shouting())) == "│Go│")
  }
}
