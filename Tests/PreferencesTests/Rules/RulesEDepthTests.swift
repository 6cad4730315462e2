import Modifiers
import Testing

/// Trees of any depth and width: nothing recurses over levels.
@Suite("E. When the user's code is wrong") @MainActor struct RulesEDepthTests {
  /// A kind of level of which many stand inside each other.
  enum Level: String, CaseIterable, CustomTestStringConvertible, Sendable {
    case stack, padding, writer, transform, reader, writerAndReader, environment, overlay, overlaid
    case background, backgrounded, custom, identity, condition, list, appearance, change, group
    case readingOverlay, readingBackground, inReadingOverlay

    var testDescription: String { rawValue }
  }

  @Test(arguments: Level.allCases)
  func `E5 a chain of 10,000 levels is mounted, changed, removed and released`(
    level: Level
  ) throws {
    let life = LifeCount()
    let number = Remote(1)
    let isThere = Remote(true)
    var host: ViewHost<AnyView>? = ViewHost(
      rootView: AnyView(
        VStack {
          Controlled(isThere) { isThere in
            if isThere { Self.chain(of: level, bottom: Bottom(number: number, probe: Probe(life))) }
          }
        }
        .onPreferenceChange(Bottommost.self) { _ in }))
    try host?.update()
    let hides = level == .writer || level == .writerAndReader
    #expect(host?.preference(Bottommost.self) == (hides ? 0 : 1))
    number.value = 2
    let layers = level == .readingOverlay || level == .readingBackground ? 10_000 : 0
    #expect(try host?.update().bodies == 1 + layers)
    #expect(host?.preference(Bottommost.self) == (hides ? 0 : 2))
    isThere.value = false
    try host?.update()
    #expect(host?.preference(Bottommost.self) == 0)
    #expect(life.alive == 0)
    isThere.value = true
    try host?.update()
    host = nil
    #expect(life.alive == 0)
  }

  @Test func `E5 a view of a fixed type may contain itself 10,000 times`() throws {
    let depth = Remote(10_000)
    var host: ViewHost<Controlled<Int, Nest>>? = ViewHost {
      Controlled(depth) { Nest(depth: $0) }
    }
    #expect(try host?.update().bodies == 10_002)
    #expect(host?.preference(Bottommost.self) == 7)
    depth.value = 9_999
    #expect(try host?.update().bodies == 10_001)
    depth.value = 0
    #expect(try host?.update().bodies == 2)
    depth.value = 10_000
    try host?.update()
    #expect(host?.preference(Bottommost.self) == 7)
    host = nil
  }

  @Test func `E5 100,000 siblings are mounted, changed, removed and released`() throws {
    let rows = Remote(0..<100_000)
    var host: ViewHost<AnyView>? = ViewHost(
      rootView: AnyView(
        VStack {
          Controlled(rows) { rows in
            ForEach(rows) { Text("").preference(key: Bottommost.self, value: $0 % 2) }
          }
        }
        .onPreferenceChange(Bottommost.self) { _ in }))
    #expect(try host?.update().reductions == 99_999)
    #expect(host?.preference(Bottommost.self) == 50_000)
    rows.value = 1..<100_000
    try host?.update()
    #expect(host?.preference(Bottommost.self) == 50_000)
    rows.value = 0..<1
    #expect(try host?.update().reductions == 0)
    rows.value = 0..<100_000
    try host?.update()
    host = nil
  }

  @Test func `E5 new values travel down 10,000 levels of environment`() throws {
    let host = ViewHost(rootView: Self.environments(offset: 0))
    try host.update()
    #expect(host.preference(Bottommost.self) == 10_000)
    host.rootView = Self.environments(offset: 5)
    try host.update()
    #expect(host.preference(Bottommost.self) == 10_005)
  }

  /// 10,000 levels that each add 1 to what is inherited.
  private static func environments(offset: Int) -> AnyView {
    var view = AnyView(DepthReader())
    for _ in 0..<9_999 {
      view = AnyView(view.transformEnvironment(\.level) { $0 += 1 })
    }
    return AnyView(view.environment(\.level, 1 + offset))
  }

  private static func chain(of level: Level, bottom: Bottom) -> AnyView {
    var view = AnyView(bottom)
    for _ in 0..<10_000 { view = wrap(view, level) }
    return view
  }

  private static func wrap(_ view: AnyView, _ level: Level) -> AnyView {
    switch level {
    case .stack: AnyView(VStack { view })
    case .padding: AnyView(view.padding(1))
    case .writer: AnyView(view.preference(key: Bottommost.self, value: 0))
    case .transform: AnyView(view.transformPreference(Bottommost.self) { $0 += 0 })
    case .reader: AnyView(view.onPreferenceChange(Bottommost.self) { _ in })
    case .writerAndReader:
      AnyView(
        view.preference(key: Bottommost.self, value: 0)
          .onPreferenceChange(Bottommost.self) { _ in })
    case .environment: AnyView(view.environment(\.level, 1))
    case .overlay: AnyView(Text("").overlay { view })
    case .overlaid: AnyView(view.overlay { Text("").preference(key: Bottommost.self, value: 0) })
    case .background: AnyView(Text("").background { view })
    case .backgrounded: AnyView(view.background { Text("") })
    case .custom: AnyView(view.modifier(Framed()))
    case .identity: AnyView(view.id(1))
    case .condition: AnyView(Group { if true { view } })
    case .list: AnyView(ForEach(0..<1) { _ in view })
    case .appearance: AnyView(view.onAppear {}.onDisappear {})
    case .change: AnyView(view.onChange(of: 1) {})
    case .group: AnyView(Group { view })
    case .readingOverlay:
      AnyView(view.overlayPreferenceValue(Bottommost.self) { _ in Text("") })
    case .readingBackground:
      AnyView(view.backgroundPreferenceValue(Bottommost.self) { _ in Text("") })
    case .inReadingOverlay:
      AnyView(Text("").overlayPreferenceValue(Bottommost.self) { _ in view })
    }
  }
}

private struct Bottommost: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct LevelKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

private struct Bottom: View {
  let number: Remote<Int>
  let probe: Probe

  var body: some View {
    Controlled(number) { Text("").preference(key: Bottommost.self, value: $0) }
  }
}

private struct DepthReader: View {
  @Environment(\.level) private var level
  var body: some View { Text("").preference(key: Bottommost.self, value: level) }
}

private struct Framed: ViewModifier {
  @State private var number = 1
  func body(content: Content) -> some View { VStack { content } }
}

private struct Nest: View {
  let depth: Int

  var body: some View {
    if depth > 0 {
      VStack { Nest(depth: depth - 1) }
    } else {
      Text("").preference(key: Bottommost.self, value: 7)
    }
  }
}
