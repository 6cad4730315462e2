import Testing

@testable import Preferences

/// Both combiners against a plain fold.
@MainActor struct CombinerTests {
  @Test(arguments: 0..<30)
  func `an ordered combination equals a plain fold through any edits`(seed: UInt64) {
    check(Ordered.self, seed: seed, sizes: 0..<40, steps: 60)
  }

  @Test(arguments: 0..<30)
  func `a balanced combination equals a plain fold through any edits`(seed: UInt64) {
    check(Balanced.self, seed: seed, sizes: 0..<120, steps: 60)
  }

  @Test(arguments: 0..<6)
  func `long combinations equal a plain fold as well`(seed: UInt64) {
    check(Ordered.self, seed: seed, sizes: 300..<900, steps: 25)
    check(Balanced.self, seed: seed, sizes: 300..<900, steps: 25)
  }

  @Test func `the first fold makes one reduction fewer than there are values`() {
    for count in [2, 7, 8, 9, 64, 65, 1000] {
      #expect(Bench<Ordered>(count: count).settle() == count - 1)
      #expect(Bench<Balanced>(count: count).settle() == count - 1)
    }
  }

  @Test func `one change among 10,000 values of an associative key costs at most 64 reductions`() {
    let bench = Bench<Balanced>(count: 10_000)
    _ = bench.settle()
    for position in [0, 1, 7, 8, 63, 64, 4_999, 9_999] {
      bench.change(at: position, to: [-position])
      #expect(bench.settle() <= 64)
      #expect(bench.isExact)
    }
  }

  @Test func `one insertion, removal or move costs at most 64 reductions`() {
    let bench = Bench<Balanced>(count: 10_000)
    _ = bench.settle()
    for position in [0, 5_000, 10_000] {
      bench.insert([-1], at: position)
      #expect(bench.settle() <= 64)
      #expect(bench.isExact)
    }
    for position in [10_002, 5_000, 0] {
      bench.remove(at: position)
      #expect(bench.settle() <= 64)
      #expect(bench.isExact)
    }
    for (from, to) in [(0, 9_999), (9_999, 0), (2_500, 7_500)] {
      bench.move(from: from, to: to)
      #expect(bench.settle() <= 64)
      #expect(bench.isExact)
    }
  }

  @Test func `values sorted anew equal a plain fold and go on being edited`() {
    checkSorting(Ordered.self)
    checkSorting(Balanced.self)
  }

  private func checkSorting<K: TestKey>(_ key: K.Type) {
    let bench = Bench<K>(count: 300)
    _ = bench.settle()
    bench.reverse()
    #expect(bench.settle() == 299)
    #expect(bench.isExact)
    bench.change(at: 7, to: [-1])
    bench.remove(at: 200)
    _ = bench.settle()
    #expect(bench.isExact)
  }

  @Test func `many edits of an associative key stay cheap`() {
    let bench = Bench<Balanced>(count: 10_000)
    _ = bench.settle()
    var random = SeededGenerator(seed: 3)
    var most = 0
    for _ in 0..<1_000 {
      bench.edit(&random)
      most = max(most, bench.settle())
    }
    #expect(most <= 80)
    #expect(bench.isExact)
  }

  @Test func `a change at the end costs a plain key few reductions`() {
    let bench = Bench<Ordered>(count: 10_000)
    _ = bench.settle()
    bench.change(at: 9_999, to: [-1])
    #expect(bench.settle() <= 8)
    #expect(bench.isExact)
    bench.insert([-2], at: 10_000)
    #expect(bench.settle() <= 8)
    #expect(bench.isExact)
    bench.remove(at: 10_000)
    #expect(bench.settle() <= 16)
    #expect(bench.isExact)
  }

  @Test func `values appended one by one cost a plain key few reductions each`() {
    let bench = Bench<Ordered>(count: 1)
    _ = bench.settle()
    var total = 0
    for number in 0..<3_000 {
      bench.insert([number], at: number + 1)
      total += bench.settle()
    }
    #expect(total <= 8 * 3_000)
    #expect(bench.isExact)
  }

  @Test func `a fold that meets what it was before stops there`() {
    let bench = Bench<Capped>(count: 10_000)
    _ = bench.settle()
    bench.change(at: 0, to: [5_000])
    #expect(bench.settle() < 6_000)
    #expect(bench.isExact)
  }

  private func check<K: TestKey>(
    _ key: K.Type, seed: UInt64, sizes: Range<Int>, steps: Int
  ) {
    var random = SeededGenerator(seed: seed)
    let bench = Bench<K>(count: Int.random(in: sizes, using: &random))
    _ = bench.settle()
    #expect(bench.isExact, "seed \(seed)")
    for step in 0..<steps {
      for _ in 0..<Int.random(in: 1...4, using: &random) { bench.edit(&random) }
      _ = bench.settle()
      #expect(bench.isExact, "seed \(seed), step \(step)")
    }
  }
}
