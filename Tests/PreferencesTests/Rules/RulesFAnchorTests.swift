import Modifiers
import Testing

/// Where views stand, seen from elsewhere.
@MainActor @Suite("F. Geometry: anchors")
struct RulesFAnchorTests {
  /// The anchors that a layer over a view resolves, and the frames that a snapshot has of the
  /// texts.
  private func resolved(
    _ width: CGFloat? = nil, _ height: CGFloat? = nil, @ViewBuilder _ view: () -> some View
  ) throws -> (anchors: [String: CGRect], frames: [String: CGRect?]) {
    var anchors: [String: CGRect] = [:]
    let host = ViewHost(rootView: view().readingAnchors { anchors = $0 })
    host.proposal = ProposedViewSize(width: width, height: height)
    #expect(try host.update().passes == 1)
    let snapshot = host.snapshot()
    return (
      anchors,
      Dictionary(
        uniqueKeysWithValues: anchors.keys.map { ($0, snapshot.first(text: $0)?.frame) })
    )
  }

  @Test func `F6 anchors resolve through stacks, padding, offset and position`() throws {
    let (anchors, frames) = try resolved(200, 100) {
      VStack(alignment: .leading, spacing: 4) {
        Text("a").named("a")
        HStack(spacing: 0) {
          Text("bc").named("bc").padding(3)
          Text("d").named("d").offset(x: 5, y: -2)
        }
        .padding(.leading, 10)
        Text("e").named("e").position(x: 30, y: 20).frame(width: 60, height: 40)
      }
    }
    #expect(anchors == frames.compactMapValues { $0 })
    #expect(anchors["bc"]?.size == CGSize(16, 16))
    #expect(anchors["e"]?.size == CGSize(8, 16))
    #expect(anchors.count == 4)
  }

  @Test func `F6 an anchor is in the space of the view that resolves it`() throws {
    var frame = CGRect.zero
    let host = ViewHost {
      Text("ab").named("ab").padding(7)
        .overlayPreferenceValue(AnchorsKey.self) { anchors in
          GeometryReader { proxy in
            let _ = frame = anchors.first.map { proxy[$0.bounds] } ?? .zero
          }
        }
        .padding(50)
    }
    try host.update()
    #expect(frame == CGRect(7, 7, 16, 16))
  }

  @Test func `F6 views that only move run the closures that resolved them, and no action`() throws {
    let remote = Remote(CGFloat(0))
    var seen: [String: CGRect] = [:]
    var runs = 0
    let host = ViewHost {
      VStack(spacing: 0) {
        Controlled(remote) { Color.red.frame(width: 10, height: $0) }
        Text("ab").named("ab")
      }
      .readingAnchors {
        seen = $0
        runs += 1
      }
    }
    try host.update()
    #expect(seen["ab"]?.minY == 0)
    remote.value = 25
    let report = try host.update()
    #expect(seen["ab"]?.minY == 25)
    #expect(runs == 2)
    #expect(report.passes == 1)
    #expect(report.bodies == 2)
    #expect(report.reductions == 0)
    #expect(report.actions == 0)
  }

  @Test func `F6 a change that moves nothing runs no closure`() throws {
    let remote = Remote("x")
    var runs = 0
    let host = ViewHost {
      VStack { Controlled(remote) { Text($0).named("text") } }.readingAnchors { _ in runs += 1 }
    }
    try host.update()
    remote.value = "y"
    let report = try host.update()
    #expect(runs == 1)
    #expect(report.bodies == 1)
  }

  @Test func `F6 rows that come, go and change places are resolved in the same pass`() throws {
    let remote = Remote(["a", "b"])
    var seen: [String: CGRect] = [:]
    let host = ViewHost {
      Controlled(remote) { rows in
        VStack(spacing: 0) { ForEach(rows, id: \.self) { Text($0).named($0) } }
      }
      .readingAnchors { seen = $0 }
    }
    try host.update()
    for rows in [["a", "c", "b"], ["b", "a"], [], ["d"], ["x", "d", "y"]] {
      remote.value = rows
      #expect(try host.update().passes == 1)
      #expect(Set(seen.keys) == Set(rows))
      for (index, row) in rows.enumerated() {
        #expect(seen[row] == CGRect(0, CGFloat(16 * index), 8, 16))
      }
    }
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `F6 an anchor whose view has gone is null, and reported once`() throws {
    let isThere = Remote(true)
    var kept: Anchor<CGRect>?
    var keptPoint: Anchor<CGPoint>?
    var keptRow: Anchor<[CGRect]>?
    var keptCorner: Anchor<CGPoint?>?
    var seen: [CGRect] = []
    var row: [CGRect]?
    var corner: CGPoint??
    let other = Remote(0)
    let host = ViewHost {
      VStack {
        Controlled(isThere) { there in
          if there {
            Text("a")
              .anchorPreference(key: AnchorsKey.self, value: .bounds) {
                kept = $0
                return []
              }
              .transformAnchorPreference(key: Last.self, value: .center) { keptPoint = $1 }
              .transformAnchorPreference(
                key: Sum.self, value: .init([.bounds, .rect(CGRect(1, 2, 3, 4))])
              ) { keptRow = $1 }
              .transformAnchorPreference(key: Largest.self, value: .init(.topLeading)) {
                keptCorner = $1
              }
          }
        }
        .overlayPreferenceValue(AnchorsKey.self) { _ in EmptyView() }
        .overlayPreferenceValue(Last.self) { _ in EmptyView() }
        .overlayPreferenceValue(Sum.self) { _ in EmptyView() }
        .overlayPreferenceValue(Largest.self) { _ in EmptyView() }
        Controlled(other) { _ in
          GeometryReader { proxy in
            let _ = kept.map { seen.append(proxy[$0]) }
            let _ = keptPoint.map { seen.append(CGRect(origin: proxy[$0], size: .zero)) }
            let _ = row = keptRow.map { proxy[$0] }
            let _ = corner = keptCorner.map { proxy[$0] }
          }
        }
      }
    }
    try host.update()
    // The reader is 10 wide and 8 below the text, which is 8 × 16: from x = 1, y = -24.
    #expect(seen.last == CGRect(5, -16, 0, 0))
    #expect(row == [CGRect(1, -24, 8, 16), CGRect(2, -22, 3, 4)])
    #expect(corner == CGPoint(x: 1, y: -24))
    #expect(host.diagnostics.isEmpty)
    isThere.value = false
    try host.update()
    other.value = 1
    try host.update()
    #expect(seen.suffix(2) == [.null, .zero])
    #expect(row == [.null, .null])
    #expect(corner == .some(.zero))
    #expect(
      host.diagnostics.map(\.description) == [
        """
        An anchor was resolved whose view is no longer there, or in another tree; it gave the null \
        rectangle, or zero for a point.
          where: VStack › Controlled › GeometryReader
          fix: Resolve anchors in the layer that is made from their preference, and keep none in \
        state.
        """
      ])
  }

  @Test func `F6 an anchor of the presenter is null in its sheet`() throws {
    var kept: Anchor<CGRect>?
    var seen: [CGRect] = []
    let host = ViewHost {
      Text("a")
        .anchorPreference(key: AnchorsKey.self, value: .bounds) {
          kept = $0
          return []
        }
        .overlayPreferenceValue(AnchorsKey.self) { _ in EmptyView() }
        .sheet(isPresented: .constant(true)) {
          GeometryReader { proxy in
            let _ = kept.map { seen.append(proxy[$0]) }
          }
        }
    }
    try host.update()
    #expect(seen == [.null])
    #expect(host.diagnostics.count == 1)
  }

  @Test func `F6 a thousand rows are resolved by one closure`() throws {
    var seen: [String: CGRect] = [:]
    let remote = Remote(CGFloat(5))
    let host = ViewHost {
      VStack(spacing: 0) {
        Controlled(remote) { Color.red.frame(width: 1, height: $0) }
        ForEach(0..<1_000) { row in Text("x").named("\(row)") }
      }
      .readingAnchors { seen = $0 }
    }
    try host.update()
    #expect(seen["999"] == CGRect(0, 15_989, 8, 16))
    remote.value = 6
    let report = try host.update()
    #expect(seen["999"] == CGRect(0, 15_990, 8, 16))
    #expect(report.bodies == 2)
    #expect(report.reductions == 0)
  }
}
