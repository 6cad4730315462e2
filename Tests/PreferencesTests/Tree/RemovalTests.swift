import Modifiers
import Testing

/// What a part of the tree held is let go when the part is gone.
@MainActor struct RemovalTests {
  private let life = LifeCount()

  @Test func `a branch that is gone is freed in the same update`() throws {
    try expectGone { isThere in
      if isThere { Owning(life: life).onDisappear {} }
    }
    try expectGone { isThere in
      if isThere { Owning(life: life).padding() } else { Text("") }
    }
    try expectGone { isThere in
      Group { if isThere { Owning(life: life) } }.onAppear {}.preference(
        key: Probes.self, value: Box())
    }
  }

  @Test func `what was found of a part that is gone can still be asked`() throws {
    let isThere = Remote(true)
    let host = ViewHost {
      Controlled(isThere) { isThere in
        if isThere {
          ForEach(0..<1) { _ in
            VStack { Text("row").id("inner").padding().accessibilityIdentifier("name") }
          }
          .onAppear {}
        }
      }
    }
    let found = try host.find(text: "row")
    #expect(found.ids.contains(AnyHashable("inner")))
    isThere.value = false
    try host.update()
    #expect(!found.exists)
    #expect(found.ids.isEmpty)
    #expect(found.frame == .zero)
    #expect(found.label.isEmpty)
  }

  @Test func `removed rows are freed in the same update`() throws {
    try expectGone { isThere in ForEach(0..<(isThere ? 1 : 0)) { _ in Owning(life: life) } }
    try expectGone { isThere in
      ForEach(isThere ? [1, 2, 3] : [3, 1], id: \.self) { row in
        if row == 2 { Owning(life: life).modifier(Plain()) } else { Text("") }
      }
    }
  }

  @Test func `what a hidden type held is freed when the type changes`() throws {
    try expectGone { isThere in isThere ? AnyView(Owning(life: life)) : AnyView(Text("")) }
  }

  @Test func `what another identity replaces is freed`() throws {
    let identity = Remote(1)
    let host = ViewHost { Controlled(identity) { Owning(life: life).id($0) } }
    try host.update()
    for number in 2..<5 {
      identity.value = number
      try host.update()
      #expect(life.alive == 1)
    }
  }

  @Test func `the content and the environment of what is gone are freed`() throws {
    try expectGone { isThere in
      if isThere { Owning(life: life).modifier(Plain()).environment(\.number, 1) }
    }
    try expectGone { isThere in
      VStack { if isThere { Text("").overlay { Owning(life: life) } } }
    }
    try expectGone { isThere in
      Text("").modifier(Choosing(isThere: isThere, life: life))
    }
  }

  @Test func `a value that was written is freed when another takes its place`() throws {
    let probes = Remote([Probe(life)])
    let host = ViewHost {
      VStack {
        Controlled(probes) { Text("").preference(key: Probes.self, value: Box(probes: $0)) }
        Text("").preference(key: Probes.self, value: Box())
      }
      .onPreferenceChange(Probes.self) { _ in }
    }
    try host.update()
    // The remote keeps the first one as its initial value.
    for _ in 0..<3 {
      probes.value = [Probe(life)]
      try host.update()
      #expect(life.alive == 2)
    }
    probes.value = []
    try host.update()
    #expect(life.alive == 1)
  }

  @Test func `a combination lets go of the values of rows that are gone`() throws {
    for edit in [[2], [2, 1], []] {
      let rows = Remote([1, 2, 3])
      let host = ViewHost {
        VStack {
          Controlled(rows) { rows in
            ForEach(rows, id: \.self) { row in
              Text("")
                .preference(key: Probes.self, value: Box(probes: [Probe(life)]))
                .preference(key: RegroupedProbes.self, value: Box(probes: [Probe(life)]))
            }
          }
        }
        .onPreferenceChange(Probes.self) { _ in }
        .onPreferenceChange(RegroupedProbes.self) { _ in }
      }
      try host.update()
      #expect(life.alive == 6)
      rows.value = edit
      try host.update()
      #expect(life.alive == 2 * edit.count)
      rows.value = []
      try host.update()
      #expect(life.alive == 0)
    }
  }

  /// Shows a view that holds one probe and takes it away again, twice.
  private func expectGone(
    sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder _ content: @escaping (Bool) -> some View
  ) throws {
    let isThere = Remote(true)
    let host = ViewHost { Controlled(isThere, content: content) }
    for _ in 0..<2 {
      isThere.value = true
      try host.update()
      #expect(life.alive == 1, sourceLocation: sourceLocation)
      isThere.value = false
      try host.update()
      #expect(life.alive == 0, sourceLocation: sourceLocation)
    }
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

/// Makes its probe when it is mounted and keeps it in its state.
private struct Owning: View {
  let life: LifeCount
  @State private var probe: Probe?

  var body: some View {
    Text("").onAppear { probe = Probe(life) }
    if probe != nil { Text("") }
  }
}

private struct Plain: ViewModifier {
  func body(content: Content) -> some View { VStack { content } }
}

private struct Choosing: ViewModifier {
  let isThere: Bool
  let life: LifeCount

  func body(content: Content) -> some View {
    VStack {
      content
      if isThere { Owning(life: life) }
    }
  }
}
