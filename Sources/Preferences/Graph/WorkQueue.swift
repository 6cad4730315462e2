/// Work that waits, handed out by depth.
///
/// A binary heap over (depth, arrival), so that work of the same depth leaves in the order in
/// which it came and every run of a program does the same things in the same order.
@MainActor struct WorkQueue {
  /// Which end of the tree is served first.
  enum Direction {
    /// Shallow work first: bodies, from the root down.
    case down

    /// Deep work first: values, from the leaves up.
    case up
  }

  private struct Entry {
    let rank: Int64
    let work: Work
  }

  private var heap: [Entry] = []
  private var arrivals: Int64 = 0
  private let direction: Direction

  init(_ direction: Direction) {
    self.direction = direction
  }

  var isEmpty: Bool { heap.isEmpty }

  /// The work that is served next.
  var first: Work? { heap.first?.work }

  /// Adds work unless it waits already.
  ///
  /// - Complexity: O(log *n*) for *n* waiting.
  mutating func push(_ work: Work) {
    guard !work.isQueued else { return }
    work.isQueued = true
    arrivals += 1
    let depth = Int64(direction == .down ? work.depth : Int32.max - work.depth)
    heap.append(Entry(rank: depth << 32 | (arrivals & 0xFFFF_FFFF), work: work))
    siftUp()
  }

  /// Takes out the work that is served next.
  ///
  /// - Complexity: O(log *n*) for *n* waiting.
  mutating func pop() -> Work? {
    guard let last = heap.popLast() else {
      arrivals = 0
      return nil
    }
    guard let first = heap.first else {
      last.work.isQueued = false
      return last.work
    }
    heap[0] = last
    siftDown()
    first.work.isQueued = false
    return first.work
  }

  /// Forgets all waiting work.
  mutating func removeAll() {
    for entry in heap { entry.work.isQueued = false }
    heap.removeAll()
  }

  private mutating func siftUp() {
    var index = heap.count - 1
    let entry = heap[index]
    while index > 0 {
      let parent = (index - 1) / 2
      guard entry.rank < heap[parent].rank else { break }
      heap[index] = heap[parent]
      index = parent
    }
    heap[index] = entry
  }

  private mutating func siftDown() {
    var index = 0
    let entry = heap[0]
    while true {
      var child = 2 * index + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, heap[child + 1].rank < heap[child].rank { child += 1 }
      guard heap[child].rank < entry.rank else { break }
      heap[index] = heap[child]
      index = child
    }
    heap[index] = entry
  }
}
