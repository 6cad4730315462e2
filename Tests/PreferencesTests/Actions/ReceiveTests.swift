import Modifiers
import Testing

@MainActor struct ReceiveTests {
  private let journal = Journal()
  private let life = LifeCount()
  private let subject = PassthroughSubject<Int, Never>()

  @Test func `each value runs the action, as long as the view is there`() throws {
    let isThere = Remote(true)
    let host = ViewHost {
      VStack {
        Controlled(isThere) {
          if $0 { Text("").onReceive(subject) { journal.note("\($0)") } }
        }
      }
    }
    subject.send(1)
    try host.update()
    subject.send(2)
    subject.send(3)
    #expect(journal.take() == ["2", "3"])
    isThere.value = false
    try host.update()
    subject.send(4)
    #expect(journal.entries.isEmpty)
  }

  @Test func `the value that a publisher begins with arrives in phase two`() throws {
    let current = CurrentValueSubject<Int, Never>(1)
    let host = ViewHost { Text("").onReceive(current) { journal.note("\($0)") } }
    let report = try host.update()
    #expect(report.passes == 1 && report.actions == 1)
    #expect(journal.entries == ["1"])
  }

  @Test func `an action writes state, which the next update shows`() throws {
    let host = ViewHost { Receiving(subject: subject, journal: journal) }
    try host.update()
    subject.send(5)
    #expect(host.needsUpdate)
    #expect(try host.update().bodies == 1)
    #expect(journal.entries == ["0", "5"])
  }

  @Test func `a value that a body sends runs the action in phase two`() throws {
    let number = Remote(0)
    let host = ViewHost {
      VStack {
        Receiving(subject: subject, journal: journal)
        Controlled(number) { n in
          let _ = subject.send(n)
          Text("")
        }
      }
    }
    try host.update()
    number.value = 7
    let report = try host.update()
    #expect(report.passes == 2 && report.actions == 1)
    #expect(journal.entries == ["0", "7"] && host.diagnostics.isEmpty)
  }

  @Test func `another publisher in the same place is heard instead`() throws {
    let other = PassthroughSubject<Int, Never>()
    let first = Remote(true)
    let host = ViewHost {
      Controlled(first) {
        Text("").onReceive($0 ? subject : other) { journal.note("\($0)") }
      }
    }
    try host.update()
    first.value = false
    try host.update()
    subject.send(1)
    other.send(2)
    #expect(journal.entries == ["2"])
  }

  @Test func `the same publisher is heard on when the view is described anew`() throws {
    let model = Model()
    let number = Remote(1)
    let erased = model.$number.map { $0 }.eraseToAnyPublisher()
    let host = ViewHost {
      Controlled(number) { n in
        Text("").onReceive(model.$number) { journal.note("\(n) property \($0)") }
          .onReceive(erased) { journal.note("\(n) erased \($0)") }
          .onReceive(Just(n / 2)) { journal.note("\(n) just \($0)") }
      }
    }
    try host.update()
    #expect(journal.take() == ["1 property 1", "1 erased 1", "1 just 0"])
    number.value = 2
    try host.update()
    #expect(journal.take() == ["2 just 1"])
    model.number = 2
    #expect(journal.take() == ["2 property 2", "2 erased 2"])
    number.value = 3
    try host.update()
    #expect(journal.take() == [])
  }

  @Test func `a value from another thread arrives on the main actor`() async throws {
    let subject = PassthroughSubject<Int, Never>()
    let arrivals = AsyncStream<Int>.makeStream()
    let host = ViewHost { Text("").onReceive(subject) { arrivals.continuation.yield($0) } }
    try host.update()
    await Task.detached { subject.send(3) }.value
    for await value in arrivals.stream {
      #expect(value == 3)
      break
    }
  }

  @Test func `what an action holds is freed with the host`() throws {
    var host: ViewHost<AnyView>? = ViewHost { [life, subject] in
      let probe = Probe(life)
      return AnyView(Text("").onReceive(subject) { _ in probe.touch() })
    }
    try host?.update()
    #expect(life.alive == 1)
    host = nil
    #expect(life.alive == 0)
    subject.send(1)
  }
}

private final class Model: ObservableObject {
  @Published var number = 1
}

private struct Receiving: View {
  let subject: PassthroughSubject<Int, Never>
  let journal: Journal
  @State private var last = 0

  var body: some View {
    let _ = journal.note("\(last)")
    Text("").onReceive(subject) { last = $0 }
  }
}
