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

  @Test func `two animations are equal if they would look alike`() {
    #expect(Animation.linear(duration: 1) != .linear(duration: 2))
    #expect(Animation.linear(duration: 1) == .linear(duration: 1))
    #expect(Animation.linear == .linear(duration: 0.35))
    #expect(Animation.easeIn(duration: 1) != .easeOut(duration: 1))
    #expect(Animation.spring == .spring())
    #expect(Animation.spring(duration: 1) != .spring(duration: 1, bounce: 0.5))
    #expect(Animation.spring(response: 1, dampingFraction: 1) == .spring(duration: 1))
    #expect(Animation.bouncy != .bouncy(extraBounce: 0.1))
    #expect(Animation.snappy(duration: 1) != .smooth(duration: 1))
    #expect(Animation.smooth(duration: 1, extraBounce: 0.3) == .bouncy(duration: 1))
    #expect(Animation.interactiveSpring != .spring)
    #expect(Animation.interpolatingSpring(stiffness: 1, damping: 2) != .interpolatingSpring)
    #expect(Animation.linear.delay(1) != .linear.delay(2))
    #expect(Animation.linear.delay(1).speed(2) != .linear.speed(2).delay(1))
    #expect(Animation.linear.repeatForever() != .linear.repeatForever(autoreverses: false))
    #expect(Animation.linear.repeatCount(3) != .linear)
  }

  @Test func `the result of an animated closure is handed on`() throws {
    #expect(withAnimation(.linear.delay(1).speed(2)) { 7 } == 7)
    #expect(throws: CancellationError.self) { try withAnimation(nil) { throw CancellationError() } }
  }
}
