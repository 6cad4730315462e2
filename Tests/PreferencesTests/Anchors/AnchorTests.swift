import Modifiers
import Testing

/// Anchors as values, and what they are worth.
@MainActor @Suite struct AnchorTests {
  private enum Key<Value>: PreferenceKey {
    static var defaultValue: [Anchor<Value>] { [] }
    static func reduce(value: inout [Anchor<Value>], nextValue: () -> [Anchor<Value>]) {
      value += nextValue()
    }
  }

  /// What an anchor of a view of 40 × 20 is worth, ten points further in.
  private func value<Value>(of source: Anchor<Value>.Source) throws -> Value {
    var found: Value?
    let host = ViewHost {
      Color.clear.frame(width: 40, height: 20)
        .anchorPreference(key: Key<Value>.self, value: source) { [$0] }
        .padding(10)
        .overlayPreferenceValue(Key<Value>.self) { anchors in
          GeometryReader { proxy in let _ = found = anchors.first.map { proxy[$0] } }
        }
    }
    try host.update()
    return try #require(found)
  }

  @Test func `the bounds and a rectangle are resolved`() throws {
    #expect(try value(of: .bounds) == CGRect(10, 10, 40, 20))
    #expect(try value(of: .rect(CGRect(1, 2, 3, 4))) == CGRect(11, 12, 3, 4))
  }

  nonisolated static let points: [(source: Anchor<CGPoint>.Source, point: CGPoint)] = [
    (.topLeading, CGPoint(x: 10, y: 10)), (.top, CGPoint(x: 30, y: 10)),
    (.topTrailing, CGPoint(x: 50, y: 10)), (.leading, CGPoint(x: 10, y: 20)),
    (.center, CGPoint(x: 30, y: 20)), (.trailing, CGPoint(x: 50, y: 20)),
    (.bottomLeading, CGPoint(x: 10, y: 30)), (.bottom, CGPoint(x: 30, y: 30)),
    (.bottomTrailing, CGPoint(x: 50, y: 30)),
    (.point(CGPoint(x: 5, y: -1)), CGPoint(x: 15, y: 9)),
    (.unitPoint(UnitPoint(x: 0.25, y: 2)), CGPoint(x: 20, y: 50)),
  ]

  @Test(arguments: points.indices)
  func `a corner, an edge, the middle and other points are resolved`(_ index: Int) throws {
    #expect(try value(of: Self.points[index].source) == Self.points[index].point)
  }

  @Test func `arrays and optionals of sources are resolved as a whole`() throws {
    #expect(
      try value(of: Anchor<[CGPoint]>.Source([.center, .topLeading])) == [
        CGPoint(x: 30, y: 20), CGPoint(x: 10, y: 10),
      ])
    #expect(try value(of: Anchor<[CGPoint]>.Source([])) == [])
    #expect(
      try value(of: Anchor<CGRect?>.Source(Anchor<CGRect>.Source.bounds))
        == CGRect(10, 10, 40, 20))
    #expect(try value(of: Anchor<CGRect?>.Source(nil)) == nil)
    let rows = [[Anchor<CGPoint>.Source.top], [.bottom, .center]].map(Anchor<[CGPoint]>.Source.init)
    #expect(
      try value(of: Anchor<[[CGPoint]]>.Source(rows)).map { $0.map(\.y) } == [[10], [30, 20]])
  }

  @Test func `sources of the same places are equal`() {
    typealias Source = Anchor<CGPoint>.Source
    #expect(Source.center == .unitPoint(.center))
    #expect(Source.center != .point(CGPoint(x: 0.5, y: 0.5)))
    #expect(Source.top != .bottom)
    let split = [[Source.top, .center], [.bottom]].map(Anchor<[CGPoint]>.Source.init)
    let otherwise = [[Source.top], [.center, .bottom]].map(Anchor<[CGPoint]>.Source.init)
    #expect(Anchor<[[CGPoint]]>.Source(split) != Anchor<[[CGPoint]]>.Source(otherwise))
    #expect(Anchor<CGPoint?>.Source(nil) != Anchor<CGPoint?>.Source(Source.top))
  }

  @Test func `anchors of one place of one view are equal, wherever it stands`() throws {
    let remote = Remote(CGFloat(0))
    var delivered: [[Anchor<CGRect>]] = []
    let host = ViewHost {
      Controlled(remote) { space in
        VStack(spacing: space) {
          Text("a").anchorPreference(key: Key<CGRect>.self, value: .bounds) { [$0] }
          Text("b").anchorPreference(key: Key<CGRect>.self, value: .bounds) { [$0] }
        }
      }
      .onPreferenceChange(Key<CGRect>.self) { delivered.append($0) }
    }
    try host.update()
    #expect(delivered.count == 1)
    #expect(delivered.first.map { $0.count == 2 && $0[0] != $0[1] && $0[0] == $0[0] } == true)
    remote.value = 30
    try host.update()
    #expect(delivered.count == 1)
  }

  @Test func `an anchor replaces what the view wrote, a transform adds to it`() throws {
    func names(_ view: some View) throws -> [String] {
      let host = ViewHost(rootView: view)
      try host.update()
      var delivered: [String] = []
      let reading = ViewHost {
        VStack { view }.onPreferenceChange(AnchorsKey.self) { delivered = $0.map(\.name) }
      }
      try reading.update()
      #expect(host.preference(AnchorsKey.self).map(\.name) == delivered)
      return delivered
    }
    #expect(try names(Text("").named("a").named("b")) == ["b"])
    #expect(try names(Text("").named("a").alsoNamed("b")) == ["a", "b"])
    let stack = VStack { Text("").named("a") }
    #expect(try names(stack.alsoNamed("b").alsoNamed("c")) == ["a", "b", "c"])
    let group = Group {
      Text("").named("a")
      Text("")
    }
    #expect(try names(group.alsoNamed("b")) == ["a", "b", "b"])
  }

  @Test func `an anchor holds no view`() throws {
    let count = LifeCount()
    let isThere = Remote(true)
    var kept: [NamedAnchor] = []
    let host = ViewHost {
      VStack {
        Controlled(isThere) { [count] there in
          if there {
            let probe = Probe(count)
            Text("a").onTapGesture { probe.touch() }.named("a")
          }
        }
      }
      .onPreferenceChange(AnchorsKey.self) { kept += $0 }
    }
    try host.update()
    #expect(count.alive == 1)
    isThere.value = false
    try host.update()
    #expect(count.alive == 0)
    #expect(kept.count == 1)
  }

  @Test func `a dump tells a written anchor from one that is added`() throws {
    let host = ViewHost {
      Text("a")
        .anchorPreference(key: AnchorsKey.self, value: .bounds) { _ in [] }
        .transformAnchorPreference(key: AnchorsKey.self, value: .bounds) { _, _ in }
    }
    try host.update()
    let lines = host.dump().split(separator: "\n")
    #expect(lines.filter { $0.contains(" anchorPreference(AnchorsKey)") }.count == 1)
    #expect(lines.filter { $0.contains(" transformAnchorPreference(AnchorsKey)") }.count == 1)
  }
}
