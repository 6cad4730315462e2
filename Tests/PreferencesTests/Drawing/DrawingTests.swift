import Modifiers
import Testing

struct DrawingTests {
  @Test func `color components are clamped, and what is not a number is 0`() {
    let color = DrawingColor(red: -1, green: 2, blue: .nan, opacity: .infinity)
    #expect(color == DrawingColor(red: 0, green: 1, blue: 0, opacity: 1))
  }

  @Test(
    arguments: [
      (CGRect(x: 1, y: 2, width: 3, height: 4), CGRect(x: 1, y: 2, width: 3, height: 4)),
      (CGRect(x: 10, y: 20, width: -4, height: -8), CGRect(x: 6, y: 12, width: 4, height: 8)),
      (
        CGRect(x: 0, y: 0, width: 1e300, height: CGFloat.infinity),
        CGRect(x: 0, y: 0, width: 1e6, height: 1e6)
      ),
      (
        CGRect(x: -CGFloat.infinity, y: 0, width: .infinity, height: 1),
        CGRect(x: -1e6, y: 0, width: 2e6, height: 1)
      ),
      (CGRect(x: 1e300, y: 0, width: 10, height: 10), CGRect(x: 1e6, y: 0, width: 0, height: 10)),
      (CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), nil),
      (CGRect(x: 0, y: 0, width: 1, height: CGFloat.nan), nil),
    ] as [(CGRect, CGRect?)])
  func `every rectangle has a drawable form or none`(given: CGRect, drawable: CGRect?) {
    #expect(given.drawable == drawable)
  }

  @Test(
    arguments: [
      (CGSize(width: 3, height: 4), CGSize(width: 3, height: 4)),
      (CGSize(width: -3, height: CGFloat.nan), .zero),
      (CGSize(width: CGFloat.infinity, height: 1e300), CGSize(width: 1e6, height: 1e6)),
    ])
  func `a size is drawn within limits`(given: CGSize, drawable: CGSize) {
    #expect(Drawing(size: given).drawableSize == drawable)
  }

  @Test func `commands are equal if they draw the same`() {
    let bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
    let fill = DrawingCommand.fill(.rectangle(bounds), .black)
    let stroke = DrawingCommand.stroke(.ellipse(bounds), .black, lineWidth: 1)
    let text = DrawingCommand.text(TextRun(string: "a", frame: bounds))
    let group = DrawingCommand.group(opacity: 1, clip: .capsule(bounds), commands: [fill, text])
    let all = [fill, stroke, text, group]
    for (row, first) in all.enumerated() {
      for (column, second) in all.enumerated() {
        #expect((first == second) == (row == column))
      }
    }
    #expect(fill != .fill(.rectangle(bounds), .white))
    #expect(stroke != .stroke(.ellipse(bounds), .black, lineWidth: 2))
    let dashed = StrokeStyle(lineWidth: 1, dash: [2])
    #expect(stroke != .stroke(.ellipse(bounds), .black, style: dashed))
    #expect(group != .group(opacity: 1, clip: .capsule(bounds), commands: [fill]))
    #expect(group != .group(opacity: 1, clip: .capsule(bounds), commands: [text, fill]))
    #expect(group != .group(opacity: 1, clip: nil, commands: [fill, text]))
  }

  @Test func `groups 10,000 levels deep are compared without recursion`() {
    func nested(_ innermost: DrawingCommand) -> DrawingCommand {
      var command = innermost
      for _ in 0..<10_000 {
        command = .group(opacity: 1, clip: nil, commands: [command])
      }
      return command
    }
    let bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
    let black = nested(.fill(.rectangle(bounds), .black))
    #expect((black == nested(.fill(.rectangle(bounds), .black))) == true)
    #expect((black == nested(.fill(.rectangle(bounds), .white))) == false)
  }
}
