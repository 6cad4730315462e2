import Foundation
import Modifiers
import Testing

@MainActor @Suite("H3. Actions in all the styles in use")
struct RulesHActionsTests {
  /// Updates a host until the text shows the height that was written, and gives up after a while.
  ///
  /// Where the action ends outside the update, the host says when it needs another one.
  private func settledHeight(_ view: some View) async throws -> Int {
    let host = ViewHost(rootView: view)
    let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
    host.onInvalidate = { continuation.yield() }
    let timeout = Task {
      try await Task.sleep(for: .seconds(10))
      continuation.finish()
    }
    defer { timeout.cancel() }
    try host.update()
    if host.preference(Shown.self) != 42 {
      for await _ in changes {
        try host.update()
        if host.preference(Shown.self) == 42 { break }
      }
    }
    #expect(!host.needsUpdate)
    return host.preference(Shown.self)
  }

  @Test func `H3 a plain assignment`() async throws {
    #expect(try await settledHeight(Plain()) == 42)
  }

  @Test func `H3 a plain assignment ends within the update`() throws {
    let host = ViewHost(rootView: Plain())
    let report = try host.update()
    #expect(report.passes == 2)
    #expect(report.actions == 1)
    #expect(host.preference(Shown.self) == 42)
  }

  @Test func `H3 a captured binding`() async throws {
    #expect(try await settledHeight(CapturedBinding()) == 42)
  }

  @Test func `H3 a task on the main actor`() async throws {
    #expect(try await settledHeight(InTask()) == 42)
  }

  @Test func `H3 a task with a captured binding`() async throws {
    #expect(try await settledHeight(InTaskWithBinding()) == 42)
  }

  @Test func `H3 assumed isolation`() async throws {
    #expect(try await settledHeight(AssumingIsolation()) == 42)
  }

  @Test func `H3 the main queue`() async throws {
    #expect(try await settledHeight(OnMainQueue()) == 42)
  }

  @Test func `H3 a method`() async throws {
    #expect(try await settledHeight(WithMethod()) == 42)
  }

  @Test func `H3 a binding that a parent gave`() async throws {
    #expect(try await settledHeight(ParentOfBound()) == 42)
  }

  @Test func `H3 a Sendable closure`() async throws {
    #expect(try await settledHeight(WithSendableClosure()) == 42)
  }
}

private struct Height: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

/// What a body knows of the height in its state.
private struct Shown: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

private struct Measured: View {
  let shown: Int

  var body: some View {
    Text("")
      .preference(key: Height.self, value: 42)
      .preference(key: Shown.self, value: shown)
  }
}

private struct Plain: View {
  @State private var height = 0

  var body: some View {
    Measured(shown: height)
      .onPreferenceChange(Height.self) { height = $0 }
  }
}

private struct CapturedBinding: View {
  @State private var height = 0

  var body: some View {
    Measured(shown: height)
      .onPreferenceChange(Height.self) { [$height] value in
        $height.wrappedValue = value
      }
  }
}

private struct InTask: View {
  @State private var height = 0

  var body: some View {
    Measured(shown: height)
      .onPreferenceChange(Height.self) { value in
        Task { @MainActor in
          height = value
        }
      }
  }
}

private struct InTaskWithBinding: View {
  @State private var height = 0

  var body: some View {
    Measured(shown: height)
      .onPreferenceChange(Height.self) { [$height] value in
        Task { @MainActor in
          $height.wrappedValue = value
        }
      }
  }
}

private struct AssumingIsolation: View {
  @State private var height = 0

  var body: some View {
    Measured(shown: height)
      .onPreferenceChange(Height.self) { value in
        MainActor.assumeIsolated {
          height = value
        }
      }
  }
}

private struct OnMainQueue: View {
  @State private var height = 0

  var body: some View {
    Measured(shown: height)
      .onPreferenceChange(Height.self) { value in
        DispatchQueue.main.async {
          height = value
        }
      }
  }
}

private struct WithMethod: View {
  @State private var height = 0

  var body: some View {
    Measured(shown: height)
      .onPreferenceChange(Height.self, perform: take)
  }

  private func take(_ value: Int) {
    height = value
  }
}

private struct ParentOfBound: View {
  @State private var height = 0

  var body: some View {
    Bound(height: $height)
      .preference(key: Shown.self, value: height)
  }

  private struct Bound: View {
    @Binding var height: Int

    var body: some View {
      Measured(shown: 0)
        .onPreferenceChange(Height.self) { self.height = $0 }
    }
  }
}

private struct WithSendableClosure: View {
  @State private var height = 0

  var body: some View {
    let take: @Sendable (Int) -> Void = { value in
      MainActor.assumeIsolated { height = value }
    }
    return Measured(shown: height).onPreferenceChange(Height.self, perform: take)
  }
}
