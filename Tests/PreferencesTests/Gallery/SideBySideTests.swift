import Testing

@testable import gallery

struct SideBySideTests {
  private let first = SideBySide.Panel(caption: "first", text: "┌─┐\n└─┘")
  private let second = SideBySide.Panel(caption: "the second", text: "a\n\nb\nc")

  @Test func `texts stand beside each other under their captions`() {
    #expect(
      SideBySide(panels: [first, second], gap: 2).text == """
        first  the second

        ┌─┐    a
        └─┘
               b
               c
        """
    )
  }

  @Test func `the shorter text leaves room, no line ends in spaces`() {
    #expect(
      SideBySide(panels: [second, first, second], gap: 1).text == """
        the second first the second

        a          ┌─┐   a
                   └─┘
        b                b
        c                c
        """
    )
  }

  @Test func `what is too wide begins a new row`() {
    #expect(
      SideBySide(panels: [first, first, second, first], gap: 2, maximumWidth: 12).text == """
        first  first

        ┌─┐    ┌─┐
        └─┘    └─┘

        the second

        a

        b
        c

        first

        ┌─┐
        └─┘
        """
    )
  }

  @Test func `columns are what is seen, not characters`() {
    let wide = SideBySide.Panel(caption: "日本", text: "日本語")
    let text = SideBySide(
      panels: [wide, first], gap: 1,
      columns: { $0.reduce(0) { $0 + ($1.isASCII || "┌─┐└┘".contains($1) ? 1 : 2) } }
    ).text
    #expect(
      text == """
        日本   first

        日本語 ┌─┐
               └─┘
        """
    )
  }

  @Test func `escape sequences take no room`() {
    let red = SideBySide.Panel(caption: "c", text: "\u{1B}[38;2;255;0;0mred\u{1B}[0m")
    let text = SideBySide(panels: [red, first], gap: 1).text
    #expect(
      text == """
        c   first

        \u{1B}[38;2;255;0;0mred\u{1B}[0m ┌─┐
            └─┘
        """
    )
  }

  @Test func `nothing beside nothing is nothing`() {
    #expect(SideBySide(panels: []).text == "")
  }
}
