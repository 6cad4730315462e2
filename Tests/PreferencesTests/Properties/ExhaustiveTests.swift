import Modifiers
import Testing

/// Small trees and every single edit of them, compared with the naive model.
///
/// All trees of four nodes and of five are tried by `preferences-soak --small-trees`, in `Benchmarks`.
@MainActor @Suite("Small trees") struct ExhaustiveTests {
  /// A release build has time for many; a debug build takes the same few in every run.
  nonisolated private static func every(_ debug: Int, _ release: Int) -> Int {
    #if DEBUG
      debug
    #else
      release
    #endif
  }

  private func search(
    _ kinds: [Sketch.Kind], nodes: Int, every stride: Int = 1,
    in settings: [SketchTrial.Setting] = SketchSearch.settings
  ) {
    var search = SketchSearch()
    search.inspect = { try $0.checkInvariants() }
    if let failure = search.exhaust(kinds, nodes: nodes, every: stride, in: settings) {
      Issue.record("\(failure.text)")
    }
  }

  @Test(arguments: SketchSearch.settings)
  func `A12 every tree of up to two nodes of any kind, with every edit, is as the rules say`(
    in setting: SketchTrial.Setting
  ) {
    search(Sketch.Kind.allCases, nodes: 1, in: [setting])
    search(Sketch.Kind.allCases, nodes: 2, every: Self.every(7, 1), in: [setting])
  }

  @Test func `A12 trees of three nodes of any kind, with every edit, are as the rules say`() {
    search(Sketch.Kind.allCases, nodes: 3, every: Self.every(400, 5))
  }

  @Test func `A12 every tree of three nodes of many kinds, with every edit, is as the rules say`() {
    search(SketchSearch.manyKinds, nodes: 3, every: Self.every(80, 1))
  }

  @Test func `A12 trees of four nodes of many kinds, with every edit, are as the rules say`() {
    search(SketchSearch.manyKinds, nodes: 4, every: Self.every(1_000, 12), in: [.init()])
  }

  @Test func `A12 trees of five nodes of few kinds, with every edit, are as the rules say`() {
    search(SketchSearch.fewKinds, nodes: 5, every: Self.every(1_000, 40), in: [.init()])
  }

  @Test func `there are so many trees`() {
    func counts(_ kinds: [Sketch.Kind], upTo nodes: Int) -> [Int] {
      let all = SketchEnumeration(of: kinds, upTo: nodes)
      return (1...nodes).map { count in
        var trees = 0
        all.forEach(count) { tree in
          trees += tree.count == count ? 1 : 0
          return true
        }
        return trees
      }
    }
    #expect(counts([.leaf, .stack], upTo: 4) == [2, 2, 6, 22])
    #expect(counts(SketchSearch.fewKinds, upTo: 5) == [6, 30, 330, 4_530, 69_630])
    #expect(SketchEnumeration(of: SketchSearch.manyKinds, upTo: 4).count(4) == 60_610)
  }
}
