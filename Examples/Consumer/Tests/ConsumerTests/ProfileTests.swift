import Consumer
import Modifiers
import Rendering
import Testing

@MainActor struct ProfileTests {
  @Test func `a profile of nothing takes no room`() throws {
    let host = ViewHost(rootView: Profile(name: nil, city: nil))
    let report = try host.update()
    #expect(host.size == .zero)
    #expect(report.passes == 1)
  }

  @Test func `a profile shows what is known, with room around it`() throws {
    let profile = Profile(name: "Ada", city: "里昂")
    #expect(
      try TextRenderer(content: profile.border(.gray)).text == """
        ┌──────┐
        │ Ada  │
        │ 里昂 │
        └──────┘
        """)
  }

  @Test func `a line that comes later gets its room`() throws {
    let host = ViewHost(rootView: Profile(name: nil, city: nil))
    try host.update()
    host.rootView = Profile(name: nil, city: "Lyon")
    #expect(host.needsUpdate)
    try host.update()
    #expect(host.size == CGSize(width: 64, height: 48))
    #expect(host.snapshot().first(text: "Lyon")?.frame.origin == CGPoint(x: 16, y: 16))
  }
}
