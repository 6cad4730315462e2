import Testing

@testable import Preferences

@MainActor struct WorkQueueTests {
  private let depths: [Int32] = [3, 1, 2, 1, 3, 0, 2]

  @Test func `downward work leaves from the root on, equal depths in order of arrival`() {
    #expect(order(.down) == [5, 1, 3, 2, 6, 0, 4])
  }

  @Test func `upward work leaves from the leaves on, equal depths in order of arrival`() {
    #expect(order(.up) == [0, 4, 2, 6, 1, 3, 5])
  }

  @Test func `work that waits is not added again`() {
    var queue = WorkQueue(.down)
    let work = Work(depth: 1)
    queue.push(work)
    queue.push(work)
    #expect(queue.pop() === work)
    #expect(queue.pop() == nil)
    queue.push(work)
    #expect(queue.pop() === work)
  }

  @Test func `forgotten work may come again`() {
    var queue = WorkQueue(.down)
    let work = Work(depth: 1)
    queue.push(work)
    queue.removeAll()
    #expect(queue.isEmpty)
    queue.push(work)
    #expect(queue.pop() === work)
  }

  @Test(arguments: 0..<20)
  func `whatever comes and goes, the next is the shallowest of the oldest`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var queue = WorkQueue(.down)
    var model: [Work] = []
    for _ in 0..<300 {
      if Int.random(in: 0..<3, using: &random) > 0 {
        let work = Work(depth: Int32.random(in: 0..<6, using: &random))
        queue.push(work)
        model.append(work)
      } else {
        let first = model.indices.min { (model[$0].depth, $0) < (model[$1].depth, $1) }
        #expect(queue.pop() === first.map { model.remove(at: $0) }, "seed \(seed)")
      }
    }
  }

  private func order(_ direction: WorkQueue.Direction) -> [Int] {
    let works = depths.map { Work(depth: $0) }
    var queue = WorkQueue(direction)
    works.forEach { queue.push($0) }
    var found: [Int] = []
    while let work = queue.pop() { found += works.indices.filter { works[$0] === work } }
    return found
  }
}
