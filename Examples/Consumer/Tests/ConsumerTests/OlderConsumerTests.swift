import Modifiers
import OlderConsumer
import Testing

@MainActor struct OlderConsumerTests {
  @Test func `H2 a key with a variable default, in Swift 5 mode, is a key`() throws {
    let host = ViewHost { HeightView() }
    try host.update()
    #expect(host.snapshot().first(text: "30") != nil)
    #expect(host.preference(MeasuredHeight.self) == 30)
  }
}
