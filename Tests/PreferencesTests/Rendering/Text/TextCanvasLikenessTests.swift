import Modifiers
import Rendering
import Testing

/// What is equal or aligned in points is so in cells.
@MainActor struct TextCanvasLikenessTests {
  private func picture(_ view: some View) throws -> String {
    try TextRenderer(content: view).text
  }

  private let pets = ["Cat", "Goldfish", "Dog"]

  @Test func `areas of one width are equally wide, whatever stands in them`() throws {
    let row = HStack(spacing: 8) {
      ForEach(pets, id: \.self) { Text($0).frame(width: 80, height: 48).border(.red) }
    }
    #expect(
      try picture(row) == """
        ┌────────┐ ┌────────┐ ┌────────┐
        │  Cat   │ │Goldfish│ │  Dog   │
        └────────┘ └────────┘ └────────┘
        """)
    let stack = VStack(spacing: 0) {
      ForEach(pets, id: \.self) { Text($0).frame(width: 80).background(Color.gray) }
    }
    #expect(
      try picture(stack) == """
        ▒▒▒Cat▒▒▒▒
        ▒Goldfish▒
        ▒▒▒Dog▒▒▒▒
        """)
  }

  @Test func `an area alone has its text in the middle`() throws {
    #expect(try picture(Text("Cat").frame(width: 80).border(.red)) == "│   Cat   │")
  }

  @Test func `areas of one height are equally high, the last one too`() throws {
    let rows = VStack(spacing: 0) {
      ForEach(["one", "two", "six"], id: \.self) {
        Text($0).frame(height: 24).background(Color.gray)
      }
    }
    #expect(try picture(rows) == "one\n▒▒▒\ntwo\n▒▒▒\nsix\n▒▒▒")
    let boxes = VStack(spacing: 2) {
      ForEach(0..<3) { Text("\($0)").font(.caption).padding(20).border(.red) }
    }
    let box = "┌────┐\n│  0 │\n└────┘"
    #expect(
      try picture(boxes)
        == [box, box.replacing("0", with: "1"), box.replacing("0", with: "2")]
        .joined(separator: "\n"))
  }

  @Test(arguments: [0, 2, 4, 6, 8, 10, 12, 14])
  func `fonts in a row stay in one row at every height`(height: CGFloat) throws {
    let row = HStack {
      Text("12").font(.caption)
      Text("Goldfish")
    }
    let moved = VStack(alignment: .leading, spacing: 0) {
      Color.clear.frame(width: 8, height: height)
      row.padding(4)
    }
    #expect(try picture(moved).split(separator: "\n") == [" 12 Goldfish"])
  }

  @Test(arguments: [0, 2, 4, 6])
  func `an area looks alike at every height`(height: CGFloat) throws {
    let moved = VStack(alignment: .leading, spacing: 0) {
      Color.clear.frame(width: 8, height: height)
      Text("Dog!").padding(4).background(Color.gray)
    }
    #expect(try picture(moved) == "▒Dog!▒\n▒▒▒▒▒▒")
  }

  @Test func `what is at the right edge is drawn there`() throws {
    let bar = VStack(spacing: 0) {
      Color.gray.frame(width: 160, height: 16).overlay(alignment: .topTrailing) { Text("0") }
      Text("Row 0")
    }
    #expect(try picture(bar) == "▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒0\n        Row 0")
    let row = HStack {
      Text("a")
      Spacer()
      Text("0")
    }
    let boxed = VStack(spacing: 0) {
      row.frame(width: 160).padding(8).border(.red)
      Text("odd 1")
    }
    #expect(
      try picture(boxed) == """
        ┌─────────────────────┐
        │a                   0│
        └─────────────────────┘
                 odd 1
        """)
  }

  @Test func `small distances are none, each time`() throws {
    let list = VStack(alignment: .leading, spacing: 4) {
      Text("one").padding(4).background(Color.gray)
      Text("two")
      Text("three").font(.footnote)
      Text("four").padding(4).background(Color.gray)
      Text("five")
    }
    #expect(
      try picture(list.padding(8).border(.black)) == """
        ┌──────┐
        │▒one▒ │
        │▒▒▒▒▒ │
        │two   │
        │three │
        │▒four▒│
        │▒▒▒▒▒▒│
        │five  │
        └──────┘
        """)
  }
}
