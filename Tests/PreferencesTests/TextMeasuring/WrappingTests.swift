import Foundation
import Modifiers
import Testing

@Suite struct `Text wrapping` {
  private let measurer = MonospacedTextMeasurer()

  /// Lays text out at 16 points, 8 for each column.
  private func lines(_ text: String, columns: Int?, limit: Int? = nil) -> [String] {
    let width = columns.map { CGFloat($0) * 8 }
    return measurer.layout(text, font: .body, width: width, lineLimit: limit).lines.map(\.text)
  }

  @Test func `F1: hello there is 88 by 16`() {
    let layout = measurer.layout("Hello There", font: .body)
    #expect(layout.size == CGSize(88, 16))
    #expect(layout.firstBaseline == 12.8)
    #expect(layout.lastBaseline == 12.8)
    #expect(measurer.layout("Hello There", font: .caption2).size == CGSize(60.5, 11))
    #expect(measurer.layout("汉字", font: .body).size == CGSize(32, 16))
    #expect(measurer.layout("", font: .body).size == CGSize(0, 16))
  }

  @Test func `a text fits the width it was measured with`() {
    for font in [Font.body, .caption2, .subheadline, .system(size: 12.3)] {
      for text in ["Hello There", "日本 go", "e\u{301}a b"] {
        let ideal = measurer.layout(text, font: font)
        #expect(measurer.layout(text, font: font, width: ideal.size.width) == ideal)
      }
    }
  }

  @Test(arguments: [
    ("Hello There", 8, ["Hello", "There"]),
    ("Hello There", 5, ["Hello", "There"]),
    ("Hello There", 4, ["Hell", "o", "Ther", "e"]),
    ("a bc def", 4, ["a bc", "def"]),
    ("a  bc", 2, ["a", "bc"]),
    ("abcdef", 0, ["a", "b", "c", "d", "e", "f"]),
    ("汉字汉字", 5, ["汉字", "汉字"]),
    ("ab汉字", 3, ["ab", "汉", "字"]),
    ("go 東京 now", 7, ["go 東京", "now"]),
    ("a\n\nb", 9, ["a", "", "b"]),
    ("a\r\nb", 9, ["a", "b"]),
    ("été déjà", 4, ["été", "déjà"]),
    ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 3, ["👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"]),
    ("abc   ", 3, ["abc"]),
    ("  ab", 3, ["  a", "b"]),
    ("end ", 9, ["end "]),
  ])
  func `lines end at spaces, between wide characters, or inside long words`(
    text: String,
    columns: Int,
    expected: [String]
  ) {
    #expect(lines(text, columns: columns) == expected)
  }

  @Test func `both ways of reading a text find the same lines`() {
    let text = "the quick brown fox jumps over the lazy dog antidisestablishmentarianism  x "
    for columns in 0...30 {
      // A limit that is never reached takes the way over characters.
      #expect(lines(text, columns: columns) == lines(text, columns: columns, limit: 1000))
    }
  }

  @Test func `left out lines are shown by an ellipsis`() {
    #expect(lines("Hello There World", columns: 8, limit: 2) == ["Hello", "There W…"])
    #expect(lines("Hello There", columns: 8, limit: 1) == ["Hello T…"])
    #expect(lines("Hello There", columns: 8, limit: 2) == ["Hello", "There"])
    #expect(lines("a\nb", columns: nil, limit: 1) == ["a…"])
    #expect(lines("Hello", columns: 0, limit: 1) == ["…"])
    #expect(lines("汉字汉字", columns: 6, limit: 1) == ["汉字…"])
    let cut = measurer.layout("Hello There", font: .body, width: 64, lineLimit: 1)
    #expect(cut.isTruncated)
    #expect(cut.size == CGSize(64, 16))
  }

  @Test func `a proposed height bounds the lines, but one is always there`() {
    let text = "one two three"
    func lines(_ height: CGFloat) -> [String] {
      let proposal = ProposedViewSize(width: 40, height: height)
      return measurer.layout(text, font: .body, proposal: proposal).lines.map(\.text)
    }
    #expect(lines(48) == ["one", "two", "three"])
    #expect(lines(40) == ["one", "two…"])
    #expect(lines(0) == ["one…"])
    #expect(lines(.infinity) == ["one", "two", "three"])
    #expect(lines(.nan) == ["one", "two", "three"])
  }

  @Test func `baselines lie in the first and in the last line`() {
    let layout = measurer.layout("a b", font: .title3, width: 10)
    #expect(layout.size == CGSize(10, 40))
    #expect(layout.firstBaseline == 16)
    #expect(layout.lastBaseline == 36)
  }

  @Test func `an injected measurer breaks lines by its own widths`() {
    struct Wide: TextMeasurer {
      func advance(of character: Character, font: Font) -> CGFloat { 10 }
      func lineHeight(of font: Font) -> CGFloat { 20 }
      func ascent(of font: Font) -> CGFloat { 15 }
    }
    let layout = Wide().layout("ab cd", font: .body, width: 25)
    #expect(layout.lines.map(\.text) == ["ab", "cd"])
    #expect(layout.size == CGSize(20, 40))
  }

  @Test func `a megabyte is wrapped in linear time`() {
    let words = String(repeating: "lorem ipsum dolor ", count: 60_000)
    let layout = measurer.layout(words, font: .body, width: 480)
    #expect(layout.lines.allSatisfy { $0.size.width <= 480 })
    #expect(layout.lines.count == 18_000)
  }
}
