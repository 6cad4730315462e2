import Modifiers
import Testing

/// Rule I7.
@MainActor struct AnimationTests {
  private struct Door: View {
    @State private var isOpen = false
    @State private var log = "-"

    var body: some View {
      VStack {
        Text(log)
        if isOpen {
          Text("open").transition(.move(edge: .top).combined(with: .opacity))
        }
        Button("Open") { withAnimation { isOpen = true } }
        Button("Close") {
          withAnimation(.easeInOut(duration: 2)) {
            isOpen = false
          } completion: {
            log = "closed"
          }
        }
      }
      .animation(.default, value: isOpen)
      .animation(.spring())
    }
  }

  @Test func `an animated change is there at once and costs one pass`() throws {
    let host = ViewHost { Door() }
    try host.update()
    let report = try host.perform { try host.find(button: "Open").tap() }
    #expect(report.passes == 1)
    #expect(try host.find(text: "open").exists)
  }

  @Test func `a completion runs at once`() throws {
    let host = ViewHost { Door() }
    try host.find(button: "Open").tap()
    try host.find(button: "Close").tap()
    #expect(try host.find(text: "closed").exists)
    #expect(try host.findAll(text: "open").isEmpty)
  }

  @Test func `the result of an animated closure is handed on`() throws {
    #expect(withAnimation(.linear.delay(1).speed(2)) { 7 } == 7)
    #expect(throws: CancellationError.self) { try withAnimation(nil) { throw CancellationError() } }
  }
}
