import Modifiers
import Testing

/// A tree of stacks, padding, frames, spacers, readers and grids over texts that have a number.
private indirect enum Plot {
  case text(Int)
  case spacer
  case stack(Axis?, CGFloat, [Plot])
  case grid([[Plot]])
  case padded(CGFloat, Plot)
  case framed(CGFloat?, CGFloat?, Plot)
  case flexible(CGFloat, Plot)
  case reader(Plot)

  /// A random tree; one without frames and readers keeps all its views inside each other.
  static func random(
    using random: inout SeededGenerator, texts: inout Int, depth: Int, isCalm: Bool
  ) -> Plot {
    func inner() -> Plot {
      .random(using: &random, texts: &texts, depth: depth - 1, isCalm: isCalm)
    }
    func length() -> CGFloat { CGFloat(Int.random(in: 0...60, using: &random)) }
    guard depth > 0, texts < 60 else {
      texts += 1
      return .text(texts)
    }
    switch Int.random(in: 0..<(isCalm ? 7 : 10), using: &random) {
    case 0: return .spacer
    case 1: return .padded(length() / 4, inner())
    case 2:
      let columns = Int.random(in: 1...3, using: &random)
      return .grid(
        (0..<Int.random(in: 1...3, using: &random)).map { _ in (0..<columns).map { _ in inner() } })
    case 3...6:
      let axis = [Axis.vertical, .horizontal, nil][Int.random(in: 0..<3, using: &random)]
      let count = Int.random(in: 0...4, using: &random)
      return .stack(axis, length() / 6, (0..<count).map { _ in inner() })
    case 7: return .framed(Bool.random(using: &random) ? length() : nil, length(), inner())
    case 8: return .flexible(length(), inner())
    default: return .reader(inner())
    }
  }
}

private struct PlotView: View {
  let plot: Plot

  var body: some View {
    switch plot {
    case .text(let number):
      Text("\(number)").anchorPreference(key: PlotBounds.self, value: .bounds) { [number: $0] }
    case .spacer: Spacer()
    case .stack(.vertical?, let spacing, let plots): VStack(spacing: spacing) { rows(plots) }
    case .stack(.horizontal?, let spacing, let plots): HStack(spacing: spacing) { rows(plots) }
    case .stack(nil, _, let plots): ZStack { rows(plots) }
    case .grid(let lines):
      Grid(horizontalSpacing: 2, verticalSpacing: 3) {
        ForEach(lines.indices, id: \.self) { line in GridRow { rows(lines[line]) } }
      }
    case .padded(let length, let plot): inner(plot).padding(length)
    case .framed(let width, let height, let plot): inner(plot).frame(width: width, height: height)
    case .flexible(let minimum, let plot):
      inner(plot).frame(minWidth: minimum, maxWidth: .infinity, maxHeight: minimum)
    case .reader(let plot): GeometryReader { _ in inner(plot) }
    }
  }

  private func inner(_ plot: Plot) -> AnyView { AnyView(PlotView(plot: plot)) }

  private func rows(_ plots: [Plot]) -> some View {
    ForEach(plots.indices, id: \.self) { inner(plots[$0]) }
  }
}

private enum PlotBounds: PreferenceKey {
  static var defaultValue: [Int: Anchor<CGRect>] { [:] }

  static func reduce(
    value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]
  ) {
    value.merge(nextValue()) { first, _ in first }
  }
}

@MainActor @Suite("Random layouts") struct RandomLayoutTests {
  /// A release build has time for all; they are the same in every run.
  nonisolated private static var count: UInt64 {
    #if DEBUG
      1_000
    #else
      10_000
    #endif
  }

  private final class Seen {
    var anchors: [Int: CGRect] = [:]
  }

  /// A laid out tree and the rectangles of its anchors.
  private func layout(_ seed: UInt64) throws -> (snapshot: ElementSnapshot, Seen, isCalm: Bool) {
    var random = SeededGenerator(seed: seed)
    var texts = 0
    let isCalm = seed.isMultiple(of: 2)
    let plot = Plot.random(using: &random, texts: &texts, depth: 4, isCalm: isCalm)
    let seen = Seen()
    let host = ViewHost {
      PlotView(plot: plot).overlayPreferenceValue(PlotBounds.self) { anchors in
        GeometryReader { proxy in
          let _ = seen.anchors = anchors.mapValues { proxy[$0] }
        }
      }
    }
    host.proposal = ProposedViewSize(
      width: CGFloat(Int.random(in: 0...400, using: &random)),
      height: Bool.random(using: &random) ? nil : 300)
    #expect(try host.update().passes == 1, "seed \(seed)")
    return (host.snapshot(), seen, isCalm)
  }

  @Test func `F6: frames are numbers, views lie inside, runs agree, anchors are where views are`()
    throws
  {
    for seed in 1...Self.count {
      let (snapshot, seen, isCalm) = try layout(seed)
      var waiting = [(snapshot, false)]
      while let (next, isInside) = waiting.popLast() {
        let frame = next.frame
        let isNumber = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
        guard isNumber else {
          Issue.record("seed \(seed): \(next.name) has the frame \(frame)")
          return
        }
        for child in next.children {
          if isInside, isCalm, child.name != "Spacer", !frame.isAround(child.frame) {
            Issue.record(
              "seed \(seed): \(child.frame) of \(child.name) is not in \(frame)\n\(next)")
            return
          }
          waiting.append((child, ["VStack", "HStack", "ZStack"].contains(child.name)))
        }
      }
      for (number, anchor) in seen.anchors {
        let frame = snapshot.first(text: "\(number)")?.frame ?? .null
        guard anchor.isAround(frame), frame.isAround(anchor) else {
          Issue.record("seed \(seed): the anchor of \(number) is \(anchor), its frame is \(frame)")
          return
        }
      }
      if seed.isMultiple(of: 10) {
        let again = try layout(seed)
        #expect(again.snapshot == snapshot, "seed \(seed)")
      }
    }
  }
}

extension CGRect {
  fileprivate func isAround(_ other: CGRect) -> Bool {
    minX <= other.minX + 1e-6 && maxX >= other.maxX - 1e-6
      && minY <= other.minY + 1e-6 && maxY >= other.maxY - 1e-6
  }
}
