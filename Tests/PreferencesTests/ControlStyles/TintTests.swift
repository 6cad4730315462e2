import Modifiers
import Testing

/// What the tint and the accent colour stand for where they are drawn.
@MainActor struct TintTests {
  private func colors(_ view: some View) throws -> Set<DrawingColor> {
    let host = ViewHost(rootView: view)
    host.proposal = ProposedViewSize(width: 40, height: 40)
    try host.update()
    return Set(
      host.drawing.commands.compactMap { command in
        switch command {
        case .text(let run): run.color
        case .fill(_, let color): color
        case .stroke(_, let color, _): color
        default: nil
        }
      })
  }

  @Test func `the tint style is the tint around what it draws`() throws {
    let orange: Set = [DrawingColor(.orange)]
    let half: Set = [DrawingColor(.orange.opacity(0.5))]
    #expect(try colors(Text("a").foregroundStyle(.tint).tint(.orange)) == orange)
    #expect(try colors(VStack { Text("a") }.foregroundStyle(.tint).tint(.orange)) == orange)
    #expect(try colors(VStack { Text("a").tint(.orange) }.foregroundStyle(.tint)) == orange)
    #expect(try colors(Text("a").foregroundStyle(.tint.opacity(0.5)).tint(.orange)) == half)
    #expect(try colors(Rectangle().fill(.tint).tint(.orange)) == orange)
    #expect(try colors(Rectangle().stroke(.tint).tint(.orange)) == orange)
    #expect(try colors(Color.clear.border(.tint).tint(.orange)).isSuperset(of: orange))
    #expect(try colors(Image("a").foregroundStyle(.tint).tint(.orange)) == orange)
    #expect(try colors(Text("[a](b)").tint(.orange)) == orange)
    #expect(try colors(Text("a").foregroundStyle(.tint)) == [DrawingColor(.accentColor)])
  }

  @Test func `the accent colour is that around what it draws, whatever the tint`() throws {
    let orange: Set = [DrawingColor(.orange)]
    #expect(try colors(Color.accentColor.accentColor(.orange)) == orange)
    #expect(
      try colors(Color.accentColor.opacity(0.5).accentColor(.orange))
        == [DrawingColor(.orange.opacity(0.5))])
    #expect(try colors(Text("a").foregroundColor(.accentColor).accentColor(.orange)) == orange)
    #expect(try colors(Text("a").foregroundStyle(.tint).accentColor(.orange)) == orange)
    #expect(try colors(Button("a") {}.accentColor(.orange)) == orange)
    #expect(try colors(Color.accentColor.tint(.red)) == [DrawingColor(.accentColor)])
    #expect(
      try colors(Color.accentColor.accentColor(nil).accentColor(.orange))
        == [DrawingColor(.accentColor)])
  }

  @Test func `a tint that stands for another colour is that colour`() throws {
    let orange: Set = [DrawingColor(.orange)]
    #expect(try colors(Button("a") {}.tint(.accentColor).accentColor(.orange)) == orange)
    #expect(try colors(Button("a") {}.tint(TintShapeStyle()).tint(.orange)) == orange)
    #expect(try colors(Button("a") {}.tint(ForegroundStyle()).foregroundStyle(.orange)) == orange)
    #expect(try colors(Color.accentColor.accentColor(.accentColor).accentColor(.orange)) == orange)
  }

  @Test func `a line under a text may be of the accent colour`() throws {
    let host = ViewHost { Text("a").underline(color: .accentColor).accentColor(.orange) }
    try host.update()
    guard case .text(let run) = try #require(host.drawing.commands.first) else {
      Issue.record("a text is drawn first")
      return
    }
    #expect(run.underline?.color == DrawingColor(.orange))
  }
}
