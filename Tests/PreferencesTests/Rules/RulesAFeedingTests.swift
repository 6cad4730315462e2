import Modifiers
import Testing

/// A value that goes up and, in the same pass, down again beside where it came from.
@Suite("A. Values going up: feeding a layer's environment") @MainActor struct RulesAFeedingTests {
  @Test func `A10 a value is in the environment of a layer in the same pass`() throws {
    let number = Remote(3)
    let host = ViewHost {
      Controlled(number) { Write(Sum.self, $0) }
        .overlayPreferenceValue(Sum.self) { Legend().environment(\.total, $0) }
    }
    let first = try host.update()
    #expect(first.passes == 1)
    #expect(first.actions == 0)
    #expect(host.snapshot().all(text: "total 3").count == 1)
    number.value = 4
    let second = try host.update()
    #expect(second.passes == 1)
    #expect(second.actions == 0)
    #expect(host.snapshot().all(text: "total 4").count == 1)
    // Of the state's view and the writer in it, the layer's closure, and the view in the layer.
    #expect(second.bodies == 4)
  }
}

private struct Legend: View {
  @Environment(\.total) private var total

  var body: some View {
    Text("total \(total)")
  }
}

private struct Total: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var total: Int {
    get { self[Total.self] }
    set { self[Total.self] = newValue }
  }
}
