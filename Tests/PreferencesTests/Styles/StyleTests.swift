import Foundation
import Modifiers
import Testing

@Suite struct `Styles` {
  @Test func `F1: text styles have their sizes`() {
    let sizes = Font.TextStyle.allCases.map(\.pointSize)
    #expect(sizes == [34, 28, 22, 20, 16, 15, 16, 16, 13, 12, 11])
    #expect(Font.title.pointSize == 28)
    #expect(Font.system(size: -3).pointSize == 0)
    #expect(Font.system(size: .nan).pointSize == 0)
  }

  @Test func `weights decide what is bold`() {
    #expect(!Font.body.isBold)
    #expect(Font.headline.isBold)
    #expect(Font.body.bold().isBold)
    #expect(!Font.body.bold().weight(.light).isBold)
    #expect(Font.body.italic().isItalic)
  }

  @Test func `colours know their name and components`() {
    #expect(Color.red.description == "red")
    #expect(Color.red.opacity(0.5).description == "red 0.5")
    #expect(Color(red: 1, green: 0.5, blue: 0).description == "#FF8000")
    #expect(Color(white: 0.2).hexadecimal == "#333333")
    #expect(Color(.sRGBLinear, white: 1).hexadecimal == "#FFFFFF")
    #expect(Color(hue: 0, saturation: 1, brightness: 1).hexadecimal == "#FF0000")
    #expect(Color(hue: 1.0 / 3, saturation: 1, brightness: 1).hexadecimal == "#00FF00")
    #expect(Color(hue: -1.0 / 3, saturation: 1, brightness: 1).hexadecimal == "#0000FF")
    #expect(Color(red: .nan, green: 7, blue: -1).hexadecimal == "#00FF00")
  }

  @Test func `styles reduce to colours`() {
    func color(_ style: some ShapeStyle) -> Color { style.resolved(foreground: .blue) }
    #expect(color(.red) == Color.red)
    #expect(color(.foreground) == Color.blue)
    #expect(color(.primary) == Color.blue)
    #expect(color(.tertiary) == Color.blue.opacity(0.3))
    #expect(color(.quinary) == Color.blue.opacity(0.1))
    #expect(color(.primary.opacity(0.5)) == Color.blue.opacity(0.5))
    #expect(color(AnyShapeStyle(.tint)) == Color.tint)
    #expect(HierarchicalShapeStyle.secondary.resolved() == Color.secondary)
  }
}
