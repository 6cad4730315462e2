import Modifiers
import Rendering
import Testing

/// How lengths in points become cells.
@MainActor struct TextCanvasSnappingTests {
  private func picture(_ view: some View) throws -> String {
    try TextRenderer(content: view).text
  }

  @Test(arguments: [4, 5, 8])
  func `equal boxes look alike wherever they stand`(padding: CGFloat) throws {
    let letter = Text("a").padding(padding).border(.red)
    #expect(
      try picture(
        VStack {
          letter
          letter
          letter
        }) == """
          ┌─┐
          │a│
          └─┘
          ┌─┐
          │a│
          └─┘
          ┌─┐
          │a│
          └─┘
          """)
    let row = try picture(
      HStack {
        letter
        letter
        letter
      })
    #expect(
      row == """
        ┌─┐ ┌─┐ ┌─┐
        │a│ │a│ │a│
        └─┘ └─┘ └─┘
        """)
  }

  @Test func `every distance of half a row between texts is none`() throws {
    let texts = VStack(alignment: .leading) {
      Text("one")
      Text("two")
      Text("three")
      Text("four")
    }
    #expect(try picture(texts) == "one\ntwo\nthree\nfour")
    #expect(
      try picture(texts.padding().border(.black)) == """
        ┌───────┐
        │ one   │
        │ two   │
        │ three │
        │ four  │
        └───────┘
        """)
  }

  @Test func `a distance of more than half a row is a row, each time`() throws {
    let texts = VStack(spacing: 10) {
      Text("one")
      Text("two")
      Text("six")
    }
    #expect(try picture(texts) == "one\n\ntwo\n\nsix")
  }

  @Test func `text wins over the line of a box without room for both`() throws {
    #expect(try picture(Text("Hello").border(.red)) == "Hello")
    #expect(
      try picture(Text("Hello").padding(.horizontal, 8).border(.red)) == "│Hello│")
    let wrapped = Text("A long line that must wrap within its width").lineLimit(2)
    #expect(
      try picture(wrapped.frame(width: 120).border(.gray)) == "A long line───┐\nthat must wrap…")
  }

  @Test func `a divider has a row of its own`() throws {
    func divided(_ spacing: CGFloat?) -> some View {
      VStack(spacing: spacing) {
        Text("one")
        Divider()
        Text("two")
      }
      .frame(width: 24)
    }
    #expect(try picture(divided(0)) == "one\n───\ntwo")
    #expect(try picture(divided(nil)) == "one\n───\ntwo")
    let columns = HStack {
      Text("one")
      Divider()
      Text("two")
    }
    #expect(try picture(columns.frame(height: 48)) == "    │\none │ two\n    │")
  }

  @Test func `a line of a small font has as many cells as characters`() throws {
    let caption = Text("a caption of some length").font(.caption2)
    #expect(
      try picture(caption.padding(8).border(.black)) == """
        ┌────────────────────────┐
        │a caption of some length│
        └────────────────────────┘
        """)
    #expect(
      try picture(Text("one two six").font(.caption2).frame(width: 20)) == "one\ntwo\nsix")
  }

  @Test func `a small font takes its cells from the room beside it`() throws {
    let row = HStack {
      Text("left").font(.caption2)
      Spacer()
      Text("right").font(.caption2)
    }
    #expect(try picture(row.frame(width: 160)) == "left             right")
  }

  @Test func `boxes in boxes keep their lines apart`() throws {
    let inner = Text("x").padding(4).border(.red).padding(4).border(.black)
    #expect(
      try picture(inner.padding(8).border(.blue)) == """
        ┌─────┐
        │┌───┐│
        ││┌─┐││
        │││x│││
        ││└─┘││
        │└───┘│
        └─────┘
        """)
  }

  @Test func `a title upon a line stays on it`() throws {
    let box = Text("content").padding().border(.black)
    let titled = box.overlay(alignment: .top) { Text(" T ").offset(y: -8) }
    #expect(
      try picture(titled.padding(.top)) == """

        ┌─── T ───┐
        │ content │
        └─────────┘
        """)
  }

  @Test func `what is far beyond the drawing changes nothing`() throws {
    let clipped = VStack(spacing: 0) {
      ForEach(0..<200) { row in Text("row \(row)").padding(4).border(.black) }
    }
    let window = clipped.frame(width: 80, height: 48, alignment: .top).clipped()
    let lines = try picture(window).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count < 8)
    #expect(lines.prefix(3) == ["  ┌─────┐", "  │row 0│", "  └─────┘"])
  }
}
