import Modifiers
import Testing

@Suite struct `Column widths` {
  @Test(arguments: [
    ("", 0), ("Hello There", 11), ("汉字", 4), ("한국어", 6), ("ＡＢ", 4), ("カナ", 4),
    ("e\u{301}te\u{301}", 3), ("été", 3), ("👨‍👩‍👧‍👦", 2), ("🇫🇷🇯🇵", 4), ("1️⃣", 2),
    ("👍🏽", 2), ("❤", 1), ("❤️", 2), ("⌚︎", 1), ("⌚", 2), ("مرحبا", 5), ("مَرْحَبًا", 5),
    ("a\u{200B}b", 2), ("a\u{200D}b", 2), ("\u{301}", 0), ("\u{200D}", 0), ("\t", 4), ("a\nb", 2),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("нет", 3), ("x\u{AD}y", 2), ("—…", 2), ("☎️", 2), ("𠮷", 2),
  ])
  func `F1: a text takes its columns`(text: String, columns: Int) {
    #expect(text.columnWidth == columns, "\(text)")
    #expect(text.reduce(0) { $0 + $1.columnWidth } == columns, "\(text)")
  }

  @Test func `substrings are counted as strings are`() {
    let text = "abc汉字def"
    #expect(text.dropFirst(2).prefix(2).columnWidth == 3)
    #expect(text.dropFirst(5).columnWidth == 3)
  }
}
