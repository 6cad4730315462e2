import Modifiers
import Testing

/// What a tree held is let go when its host is gone.
@MainActor struct LifetimeTests {
  private let life = LifeCount()

  @Test func `a probe lives as long as it is held`() {
    var probe: Probe? = Probe(life)
    #expect(life.alive == 1 && probe != nil)
    probe = nil
    #expect(life.alive == 0)
  }

  @Test func `a host that never updated is freed`() {
    expectFreed(1, updates: false) { Holding(probe: $0[0]) }
  }

  @Test func `views, their state and their closures are freed with the host`() {
    expectFreed(1) { Holding(probe: $0[0]) }
    expectFreed(1) { Keeping(probe: $0[0]) }
    expectFreed(1) { probes in Text("").onAppear { probes[0].touch() } }
    expectFreed(1) { probes in Text("").onDisappear { probes[0].touch() } }
    expectFreed(1) { probes in Text("").onChange(of: 1) { probes[0].touch() } }
  }

  @Test func `writers, transforms and readers are freed with the host`() {
    expectFreed(3) { probes in
      VStack {
        Text("").preference(key: Probes.self, value: Box(probes: [probes[0]]))
        Text("").preference(key: Probes.self, value: Box())
          .transformPreference(Probes.self) { _ in probes[1].touch() }
      }
      .onPreferenceChange(Probes.self) { _ in probes[2].touch() }
    }
    expectFreed(20) { probes in
      VStack {
        ForEach(0..<20) {
          Text("").preference(key: RegroupedProbes.self, value: Box(probes: [probes[$0]]))
        }
      }
      .onPreferenceChange(RegroupedProbes.self) { _ in }
    }
  }

  @Test func `layers, groups, identities and hidden types are freed with the host`() {
    expectFreed(2) { probes in
      Holding(probe: probes[0]).overlay { Holding(probe: probes[1]) }
    }
    expectFreed(2) { probes in
      Holding(probe: probes[0]).background { Holding(probe: probes[1]) }.padding()
    }
    expectFreed(2) { probes in
      Group {
        Holding(probe: probes[0])
        Holding(probe: probes[1])
      }
      .preference(key: Probes.self, value: Box())
    }
    expectFreed(1) { AnyView(Holding(probe: $0[0]).id(1)) }
    expectFreed(2) { probes in ForEach(0..<2) { Holding(probe: probes[$0]) } }
  }

  @Test func `modifiers with bodies and environments are freed with the host`() {
    expectFreed(2) { Holding(probe: $0[0]).modifier(Framing(probe: $0[1])) }
    expectFreed(2) { Holding(probe: $0[0]).environment(\.probe, $0[1]) }
    expectFreed(1) { probes in
      EnvironmentReading().transformEnvironment(\.probe) { $0 = probes[0] }
    }
  }

  @Test func `the state of a view that a binding reaches from outside is freed with both`() throws {
    var remote: Remote<Probe>? = Remote(Probe(life))
    try remote.map { remote in
      let host = ViewHost { Controlled(remote) { Holding(probe: $0) } }
      try host.update()
      remote.value = Probe(life)
      try host.update()
    }
    #expect(life.alive == 2)
    remote = nil
    #expect(life.alive == 0)
  }

  /// Mounts a view that holds all of some probes; after the host is gone none may be left.
  private func expectFreed(
    _ count: Int, updates: Bool = true, sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder _ content: ([Probe]) -> some View
  ) {
    mount(content((0..<count).map { _ in Probe(life) }), updates: updates, sourceLocation)
    #expect(life.alive == 0, sourceLocation: sourceLocation)
  }

  private func mount(_ content: some View, updates: Bool, _ sourceLocation: SourceLocation) {
    let host = ViewHost(rootView: AnyView(content))
    guard updates else { return }
    #expect(throws: Never.self, sourceLocation: sourceLocation) { try host.update() }
    #expect(life.alive > 0, sourceLocation: sourceLocation)
  }
}

private struct Box: Equatable {
  var probes: [Probe] = []

  static func == (a: Box, b: Box) -> Bool {
    a.probes.count == b.probes.count && zip(a.probes, b.probes).allSatisfy { $0 === $1 }
  }
}

private enum Probes: PreferenceKey {
  static var defaultValue: Box { Box() }
  static func reduce(value: inout Box, nextValue: () -> Box) { value.probes += nextValue().probes }
}

private enum RegroupedProbes: AssociativePreferenceKey {
  static var defaultValue: Box { Box() }
  static func reduce(value: inout Box, nextValue: () -> Box) { value.probes += nextValue().probes }
}

private struct ProbeKey: EnvironmentKey {
  static var defaultValue: Probe? { nil }
}

private struct NumberKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var probe: Probe? {
    get { self[ProbeKey.self] }
    set { self[ProbeKey.self] = newValue }
  }

  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}

private struct Holding: View {
  let probe: Probe
  var body: some View { Text("") }
}

/// Keeps a probe in its state.
private struct Keeping: View {
  @State private var kept: Probe?
  let probe: Probe

  var body: some View {
    let _ = kept
    Text("").onAppear { kept = probe }
  }
}

private struct EnvironmentReading: View {
  @Environment(\.probe) private var probe
  var body: some View { Text(probe == nil ? "" : "probe") }
}

private struct Framing: ViewModifier {
  let probe: Probe
  @State private var number = 1
  func body(content: Content) -> some View { VStack { content }.padding() }
}
