import Foundation
import Modifiers
import Testing

/// What is put into the literals of texts.
@MainActor struct LocalizedStringKeyTests {
  private func runs(_ text: some View) throws -> [TextRun] {
    let host = ViewHost(rootView: text)
    try host.update()
    return host.drawing.commands.compactMap { command in
      guard case .text(let run) = command else { return nil }
      return run
    }
  }

  private func string(_ text: Text) throws -> String {
    try runs(text).map(\.string).joined()
  }

  @Test func `a text in a text keeps its style`() throws {
    let runs = try runs(Text("a \(Text("b").bold()) c"))
    #expect(runs.map(\.string) == ["a ", "b", " c"])
    #expect(runs.map(\.isBold) == [false, true, false])
  }

  @Test func `a text in a text stands within the style around it`() throws {
    let runs = try runs(Text("**a \(Text("b").italic())**").underline())
    #expect(runs.map(\.string) == ["a ", "b"])
    #expect(runs.map(\.isBold) == [true, true])
    #expect(runs.map(\.isItalic) == [false, true])
    #expect(runs.allSatisfy { $0.underline != nil })
  }

  @Test func `neighbours of one style are one run`() throws {
    #expect(try runs(Text("a \(1) b \("c")")).map(\.string) == ["a 1 b c"])
    #expect(Text("a \(1)") == Text(verbatim: "a 1"))
    #expect(Text("") == Text(verbatim: ""))
  }

  @Test func `values are written as SwiftUI writes them without a language`() throws {
    #expect(try string(Text("\(1_234) \(UInt8(7)) \(-5 as Int64)")) == "1234 7 -5")
    #expect(try string(Text("\(1.5) \(Float(0.25)) \(CGFloat(2))")) == "1.500000 0.250000 2.000000")
    #expect(try string(Text("\("s") \(Substring("t"))")) == "s t")
    let url = try #require(URL(string: "https://example.org"))
    #expect(try string(Text("at \(url)")) == "at https://example.org")
  }

  @Test func `what is neither number nor text is described`() throws {
    #expect(try string(Text("\(true) \([1, 2])")) == "true [1, 2]")
    let nothing: Int? = nil
    #expect(try string(Text("\(String(describing: nothing))")) == "nil")
  }

  @Test func `a specifier says the form of a number`() throws {
    #expect(try string(Text("\(3.14159, specifier: "%.2f")")) == "3.14")
    #expect(try string(Text("\(7, specifier: "%03d") \(255, specifier: "%llx")")) == "007 ff")
    #expect(try string(Text("\(Float(0.5), specifier: "%g")")) == "0.5")
  }

  @Test(arguments: ["%@", "%s", "%n", "d", "%", "", "%d%d", "%*d", "%f", "%.2f%s"])
  func `a specifier that would read what is not there is not used`(specifier: String) throws {
    #expect(try string(Text("\(7, specifier: specifier)")) == "7")
    #expect(
      try string(Text("\(0.5, specifier: specifier == "%f" ? "%d" : specifier)")) == "0.500000")
  }

  @Test func `a format says how a value is written`() throws {
    let format = IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US"))
    #expect(try string(Text("\(1_234, format: format) items")) == "1,234 items")
    #expect(try string(Text(1_234, format: format)) == "1,234")
    #expect(
      try string(Text(["a", "b"], format: .list(type: .and).locale(Locale(identifier: "en_US"))))
        == "a and b")
  }

  @Test func `a key may have a table, a bundle and a comment`() throws {
    #expect(
      try string(Text("key", tableName: "Table", bundle: .main, comment: "What it says")) == "key")
  }

  @Test func `a string with attributes shows its links`() throws {
    var link = AttributedString("b")
    link.link = URL(string: "https://example.org")
    let text = AttributedString("a ") + link
    let runs = try runs(Text(text))
    #expect(runs.map(\.string) == ["a ", "b"])
    #expect(runs.map(\.color) == [.black, DrawingColor(Color.accentColor)])
    #expect(try string(Text("<\(text)>")) == "<a b>")
  }
}
