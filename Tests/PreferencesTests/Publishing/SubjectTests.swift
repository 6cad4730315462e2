import Modifiers
import Testing

@testable import Preferences

/// Who is given what, also when sinks come and go while a value is on its way.
struct SubjectTests {
  private let life = LifeCount()

  @Test func `a passthrough subject keeps nothing for those who come later`() {
    let subject = PassthroughSubject<Int, Never>()
    subject.send(1)
    var values: [Int] = []
    let sink = subject.sink { values.append($0) }
    subject.send(2)
    #expect(values == [2])
    sink.cancel()
  }

  @Test func `a current value subject begins with its value`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    subject.value = 2
    var values: [Int] = []
    let sink = subject.sink { values.append($0) }
    subject.send(3)
    #expect(values == [2, 3] && subject.value == 3)
    sink.cancel()
  }

  @Test func `a sink is given nothing once it is cancelled or released`() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let cancelled = subject.sink { values.append($0) }
    cancelled.cancel()
    cancelled.cancel()
    var released: AnyCancellable? = subject.sink { values.append($0) }
    #expect(released != nil)
    released = nil
    subject.send(1)
    #expect(values.isEmpty)
  }

  @Test func `a sink that cancels itself while it is given a value is given no other`() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var sink: AnyCancellable?
    sink = subject.sink {
      values.append($0)
      sink?.cancel()
    }
    subject.send(1)
    subject.send(2)
    #expect(values == [1])
  }

  @Test func `a sink that another one cancels on the way is not given that value`() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [String] = []
    var second: AnyCancellable?
    let first = subject.sink {
      values.append("first \($0)")
      second?.cancel()
    }
    second = subject.sink { values.append("second \($0)") }
    subject.send(1)
    #expect(values == ["first 1"])
    first.cancel()
  }

  @Test func `a value sent while another is on its way arrives`() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let sink = subject.sink {
      values.append($0)
      if $0 < 3 { subject.send($0 + 1) }
    }
    subject.send(1)
    #expect(values == [1, 2, 3])
    sink.cancel()
  }

  @Test func `a sink that comes while a value is on its way is given the next one`() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var sinks: Set<AnyCancellable> = []
    subject.sink { _ in
      guard sinks.count == 1 else { return }
      subject.sink { values.append($0) }.store(in: &sinks)
    }.store(in: &sinks)
    subject.send(1)
    subject.send(2)
    #expect(values == [2])
  }

  @Test func `after the end nothing is sent, and who comes later is told of it`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var journal: [String] = []
    func listen() -> AnyCancellable {
      subject.sink(
        receiveCompletion: { journal.append("\($0)") }, receiveValue: { journal.append("\($0)") })
    }
    let early = listen()
    subject.send(completion: .finished)
    subject.send(completion: .finished)
    subject.send(2)
    let late = listen()
    #expect(journal == ["1", "finished", "finished"] && subject.value == 1)
    early.cancel()
    late.cancel()
  }

  @Test func `cancellables are kept in sets and arrays, and stop with them`() {
    let subject = PassthroughSubject<Void, Never>()
    var count = 0
    var set: Set<AnyCancellable> = []
    var array: [AnyCancellable] = []
    subject.sink { count += 1 }.store(in: &set)
    subject.sink { count += 1 }.store(in: &array)
    subject.send()
    #expect(count == 2)
    set = []
    array = []
    subject.send()
    #expect(count == 2)
  }

  @Test func `what a closure holds is let go when its sink is cancelled, or the subject ends`() {
    let subject = PassthroughSubject<Int, Never>()
    let sinks = (0..<3).map { _ in
      let probe = Probe(life)
      return subject.sink { _ in probe.touch() }
    }
    #expect(life.alive == 3)
    sinks[0].cancel()
    #expect(life.alive == 2)
    subject.send(completion: .finished)
    #expect(life.alive == 0)
    // A sink that is released is cancelled; these are held to the end.
    withExtendedLifetime(sinks) {}
  }

  @Test func `a closure whose release cancels another sink does no harm`() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    var inner: AnyCancellable? = subject.sink { received.append($0) }
    let outer = subject.sink { [inner] _ in _ = inner }
    inner = nil
    outer.cancel()
    subject.send(1)
    #expect(received.isEmpty)
  }

  @Test func `of ten thousand sinks that come and go none is left`() {
    let sinks = SinkList<Int, Never>()
    var sum = 0
    func add() -> AnyCancellable {
      sinks.add(receiveCompletion: { _ in }, receiveValue: { sum += $0 })
    }
    for _ in 0..<10_000 { add().cancel() }
    #expect(sinks.count == 0)
    var kept = (0..<10_000).map { _ in add() }
    sinks.send(1)
    #expect(sum == 10_000)
    kept = Array(kept.prefix(1))
    sinks.send(1)
    #expect(sum == 10_001)
    #expect(sinks.count <= 2 * kept.count)
  }
}
