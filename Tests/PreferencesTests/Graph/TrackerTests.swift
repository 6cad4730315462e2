import Testing

@testable import Preferences

@MainActor struct TrackerTests {
  private let work = Reader(depth: 0)
  private let a = Source()
  private let b = Source()
  private let c = Source()

  @Test func `a source tells the work that read it`() {
    read(a, b)
    a.notifyDependents()
    c.notifyDependents()
    #expect(work.notices == 1)
  }

  @Test func `a source that is read twice in one run tells once`() {
    read(a, b, a, a)
    a.notifyDependents()
    #expect(work.notices == 1)
  }

  @Test func `a source that the last run did not read is forgotten`() {
    read(a, b)
    read(b)
    #expect(!a.hasDependents)
    a.notifyDependents()
    #expect(work.notices == 0)
    b.notifyDependents()
    #expect(work.notices == 1)
  }

  @Test func `a run that reads nothing forgets everything`() {
    read(a, b, c)
    read()
    #expect(!a.hasDependents && !b.hasDependents && !c.hasDependents)
    #expect(work.dependencies.isEmpty)
  }

  @Test func `all orders of reading leave exactly what was read last`() {
    let sources = [a, b, c]
    let runs = (0..<16).map { mask in (0..<4).filter { mask >> $0 & 1 == 1 }.map { $0 % 3 } }
    for first in runs {
      for second in runs + runs.map({ $0.reversed() }) {
        read(first.map { sources[$0] })
        read(second.map { sources[$0] })
        for (index, source) in sources.enumerated() {
          work.notices = 0
          source.notifyDependents()
          #expect(work.notices == (second.contains(index) ? 1 : 0), "\(first) then \(second)")
        }
      }
    }
  }

  @Test func `a run inside another keeps its own list`() {
    let inner = Reader(depth: 1)
    Tracker.track(work) {
      Tracker.read(a)
      Tracker.track(inner) { Tracker.read(b) }
      Tracker.read(c)
    }
    b.notifyDependents()
    #expect(inner.notices == 1 && work.notices == 0)
    a.notifyDependents()
    c.notifyDependents()
    #expect(inner.notices == 1 && work.notices == 2)
    inner.dependencies.removeAll()
  }

  @Test func `reading untracked, or as of the last pass, leaves no trace`() {
    Tracker.track(work) {
      Tracker.untracked {
        #expect(!Tracker.isActive)
        Tracker.read(a)
      }
      Tracker.readingLastPass {
        #expect(Tracker.isActive)
        Tracker.read(b)
      }
      Tracker.read(c)
    }
    #expect(!a.hasDependents && !b.hasDependents && c.hasDependents)
    work.dependencies.removeAll()
    #expect(!c.hasDependents)
  }

  @Test func `several readers of one source all hear, and leave in any order`() {
    for leaving in 0..<3 {
      let readers = (0..<3).map { _ in Reader(depth: 0) }
      for reader in readers { Tracker.track(reader) { Tracker.read(a) } }
      readers[leaving].dependencies.removeAll()
      a.notifyDependents()
      #expect(readers.indices.map { readers[$0].notices } == (0..<3).map { $0 == leaving ? 0 : 1 })
      for reader in readers { reader.dependencies.removeAll() }
      #expect(!a.hasDependents)
    }
  }

  private func read(_ sources: Source...) {
    read(sources)
  }

  private func read(_ sources: [Source]) {
    Tracker.track(work) { sources.forEach { Tracker.read($0) } }
  }
}

private final class Reader: Work {
  var notices = 0

  override func sourceDidChange() {
    notices += 1
  }
}
