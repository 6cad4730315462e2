import Modifiers
import Testing

/// What is made of other publishers.
struct PublisherTests {
  private let subject = PassthroughSubject<Int, Never>()

  /// What a publisher made of the subject hands out when numbers are sent.
  private func received<P: Publisher<T, Never>, T>(
    from publisher: P, sending numbers: Int...
  ) -> [T] {
    var values: [T] = []
    let sink = publisher.sink { values.append($0) }
    for number in numbers { subject.send(number) }
    sink.cancel()
    subject.send(100)
    return values
  }

  @Test func `map turns each value into another`() {
    #expect(received(from: subject.map { "\($0)" }, sending: 1, 2) == ["1", "2"])
    #expect(received(from: subject.map(\.description), sending: 3) == ["3"])
  }

  @Test func `a value may become nil by map, and is left out by compactMap`() {
    #expect(received(from: subject.map { $0 > 1 ? $0 : nil }, sending: 1, 2) == [nil, 2])
    #expect(received(from: subject.compactMap { $0 > 1 ? $0 : nil }, sending: 1, 2) == [2])
  }

  @Test func `filter leaves out values`() {
    #expect(received(from: subject.filter { $0.isMultiple(of: 2) }, sending: 1, 2, 3, 4) == [2, 4])
  }

  @Test func `a filter lets nil through if it is included`() {
    let optional = subject.map { $0 > 1 ? $0 : nil }.filter { $0 != 3 }
    #expect(received(from: optional, sending: 1, 2, 3) == [nil, 2])
  }

  @Test func `values are received in a queue, in their order, and none once cancelled`() {
    let queue = DispatchQueue(label: "receiving")
    nonisolated(unsafe) var values: [Int] = []
    let sink = subject.receive(on: queue).map { $0 * 2 }.sink { values.append($0) }
    queue.sync {
      for number in 1...3 { subject.send(number) }
      #expect(values.isEmpty)
    }
    queue.sync {}
    #expect(values == [2, 4, 6])
    queue.sync {
      subject.send(4)
      sink.cancel()
    }
    queue.sync {}
    #expect(values == [2, 4, 6])
  }

  @Test func `what is stored is the very sink`() {
    let sink = subject.sink { _ in }
    var set: Set<AnyCancellable> = []
    sink.store(in: &set)
    sink.store(in: &set)
    #expect(set == [sink])
    var list: [AnyCancellable] = []
    sink.store(in: &list)
    #expect(list.first === sink)
  }

  @Test func `removeDuplicates leaves out what is equal to the one before`() {
    #expect(received(from: subject.removeDuplicates(), sending: 1, 1, 2, 1) == [1, 2, 1])
    let byParity = subject.removeDuplicates { $0 % 2 == $1 % 2 }
    #expect(received(from: byParity, sending: 1, 3, 2, 4, 5) == [1, 2, 5])
  }

  @Test func `dropFirst leaves out the first values, for each sink of its own`() {
    let rest = subject.dropFirst(2)
    #expect(received(from: rest, sending: 1, 2, 3) == [3])
    #expect(received(from: rest, sending: 4, 5, 6) == [6])
    #expect(received(from: subject.dropFirst(), sending: 1, 2) == [2])
  }

  @Test func `combineLatest begins when both have a value`() {
    let other = CurrentValueSubject<String, Never>("a")
    var values: [String] = []
    let sink = subject.combineLatest(other) { "\($0)\($1)" }.sink { values.append($0) }
    subject.send(1)
    other.send("b")
    subject.send(2)
    sink.cancel()
    subject.send(3)
    #expect(values == ["1a", "1b", "2b"])
  }

  @Test func `combineLatest ends when both have ended`() {
    let other = PassthroughSubject<Int, Never>()
    var ends = 0
    let sink = subject.combineLatest(other)
      .sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { _ in })
    subject.send(completion: .finished)
    #expect(ends == 0)
    other.send(completion: .finished)
    #expect(ends == 1)
    sink.cancel()
  }

  @Test func `combineLatest ends with the first failure`() {
    let first = PassthroughSubject<Int, Broken>()
    let second = PassthroughSubject<Int, Broken>()
    var ends: [Subscribers.Completion<Broken>] = []
    let sink = first.combineLatest(second)
      .sink(receiveCompletion: { ends.append($0) }, receiveValue: { _ in })
    first.send(completion: .failure(Broken()))
    second.send(completion: .finished)
    #expect(ends == [.failure(Broken())])
    sink.cancel()
  }

  @Test func `Just hands out its value and ends`() {
    var journal: [String] = []
    _ = Just(1).sink(
      receiveCompletion: { journal.append("\($0)") }, receiveValue: { journal.append("\($0)") })
    #expect(journal == ["1", "finished"])
  }

  @Test func `AnyPublisher hides how a publisher was made`() {
    let publishers: [AnyPublisher<Int, Never>] = [
      Just(1).eraseToAnyPublisher(), subject.eraseToAnyPublisher(),
      subject.map { $0 * 10 }.eraseToAnyPublisher(),
    ]
    #expect(publishers.map { received(from: $0, sending: 2) } == [[1], [2], [20]])
  }

  @Test func `assign writes into a property of an object`() {
    let target = Target()
    let sink = subject.assign(to: \.number, on: target)
    subject.send(4)
    #expect(target.number == 4)
    sink.cancel()
    subject.send(5)
    #expect(target.number == 4)
  }

  @Test func `an end passes through what is made of a publisher`() {
    let failing = PassthroughSubject<Int, Broken>()
    var ends: [Subscribers.Completion<Broken>] = []
    let sink = failing.map { $0 + 1 }.filter { $0 > 0 }.eraseToAnyPublisher()
      .sink(receiveCompletion: { ends.append($0) }, receiveValue: { _ in })
    failing.send(completion: .failure(Broken()))
    #expect(ends == [.failure(Broken())])
    sink.cancel()
  }
}

private struct Broken: Error, Equatable {}

private final class Target {
  var number = 0
}
