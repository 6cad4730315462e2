import Modifiers
import Testing

/// How many lines texts have, how far apart they are, and where they are cut.
@MainActor struct LineModifierTests {
  private func host(_ view: some View, columns: CGFloat?) throws -> ViewHost<some View> {
    let host = ViewHost(rootView: view)
    host.proposal = ProposedViewSize(width: columns.map { $0 * 8 }, height: nil)
    try host.update()
    return host
  }

  private func lines(_ view: some View, columns: CGFloat?) throws -> [String] {
    var lines: [(y: CGFloat, string: String)] = []
    for case .text(let run) in try host(view, columns: columns).drawing.commands {
      if lines.last?.y == run.frame.minY {
        lines[lines.count - 1].string += run.string
      } else {
        lines.append((run.frame.minY, run.string))
      }
    }
    return lines.map(\.string)
  }

  private let poem = Text("one two three four")

  @Test func `no space stands before the ellipsis`() throws {
    #expect(try lines(Text("a long line").lineLimit(1), columns: 8) == ["a long…"])
    let parts = Text("a ") + Text("long ").bold() + Text("line")
    #expect(try lines(parts.lineLimit(1), columns: 8) == ["a long…"])
    #expect(try host(parts.lineLimit(1), columns: 8).size.width == 56)
  }

  @Test func `a line is cut at its end, its start or in its middle`() throws {
    func cut(_ mode: Text.TruncationMode, _ columns: CGFloat) throws -> [String] {
      try lines(poem.lineLimit(1).truncationMode(mode), columns: columns)
    }
    #expect(try cut(.tail, 10) == ["one two t…"])
    #expect(try cut(.head, 10) == ["…hree four"])
    #expect(try cut(.middle, 10) == ["one … four"])
    #expect(try cut(.middle, 11) == ["one t… four"])
    #expect(try cut(.head, 18) == ["one two three four"])
    #expect(try cut(.head, 0) == ["…"])
    #expect(try cut(.middle, 0) == ["…"])
    #expect(
      try lines(poem.lineLimit(2).truncationMode(.head), columns: 8) == ["one two", "…ee four"])
    #expect(
      try lines(Text("a\nb\nc").lineLimit(1).truncationMode(.head), columns: nil) == ["…c"])
    #expect(
      try lines(Text("a\nb\nc").lineLimit(1).truncationMode(.middle), columns: nil) == ["a…c"])
  }

  @Test func `limits may be ranges, whose lower end takes room`() throws {
    func height(_ view: some View) throws -> CGFloat { try host(view, columns: 4).size.height }
    #expect(try height(poem) == 80)
    #expect(try height(poem.lineLimit(1...3)) == 48)
    #expect(try height(poem.lineLimit(...2)) == 32)
    #expect(try height(poem.lineLimit(6...)) == 96)
    #expect(try height(Text("one").lineLimit(2...3)) == 32)
    #expect(try height(Text("one").lineLimit(3, reservesSpace: true)) == 48)
    #expect(try height(Text("one").lineLimit(3, reservesSpace: false)) == 16)
    #expect(try height(VStack { Text("one").lineLimit(nil) }.lineLimit(2...3)) == 16)
  }

  @Test func `lines stand apart`() throws {
    let host = try host(poem.lineSpacing(4), columns: 7)
    #expect(host.size.height == 56)
    let tops = host.drawing.commands.compactMap { command in
      if case .text(let run) = command { run.frame.minY } else { nil }
    }
    #expect(tops == [0, 20, 40])
    #expect(try self.host(poem.lineSpacing(-9), columns: 7).size.height == 48)
    #expect(
      try self.host(Text("a").lineSpacing(4).lineLimit(3, reservesSpace: true), columns: 7).size
        .height == 56)
    let low = ViewHost(rootView: poem.lineSpacing(4).frame(width: 56, height: 36))
    try low.update()
    #expect(low.drawing.commands.count == 2)
  }

  @Test func `letters may be capital or small`() throws {
    #expect(try lines(Text("Straße").textCase(.uppercase), columns: nil) == ["STRASSE"])
    #expect(try host(Text("Straße").textCase(.uppercase), columns: nil).size.width == 56)
    #expect(try lines(Text("Up").textCase(.lowercase), columns: nil) == ["up"])
    #expect(
      try lines(VStack { Text("Up").textCase(nil) }.textCase(.uppercase), columns: 9) == ["Up"])
  }

  @Test func `characters stand apart`() throws {
    func width(_ view: some View) throws -> CGFloat { try host(view, columns: nil).size.width }
    #expect(try width(Text("abc").kerning(2)) == 30)
    #expect(try width(Text("abc").tracking(4)) == 36)
    #expect(try width(Text("abc").kerning(2).tracking(4)) == 36)
    #expect(try width(VStack { Text("abc") }.kerning(2)) == 30)
    #expect(try width(VStack { Text("abc").tracking(1) }.tracking(4)) == 27)
    #expect(try width(Text("abc").kerning(.nan)) == 24)
    #expect(try lines(Text("ab cd").kerning(8), columns: 6) == ["ab", "cd"])
  }

  @Test func `what cannot be measured changes nothing`() throws {
    let changed = poem.minimumScaleFactor(0.5).allowsTightening(true).monospacedDigit()
      .monospaced().fontDesign(.serif)
    #expect(try lines(changed, columns: 8) == lines(poem, columns: 8))
    #expect(Text("a").monospacedDigit() == Text("a"))
  }
}
