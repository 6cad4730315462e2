import Modifiers
import Testing

@MainActor struct TaskTests {
  private let log = Log()

  @Test func `a task is started when its view appears, and its writes reach the view`() async throws
  {
    let host = ViewHost { Loading(log: log) }
    try host.update()
    #expect(log.entries == ["body none"])
    await log.next("loaded")
    #expect(try host.update().bodies == 1)
    #expect(log.entries == ["body none", "loaded", "body done"])
  }

  @Test func `a task is cancelled when its view goes`() async throws {
    let isThere = Remote(true)
    let host = ViewHost {
      VStack { Controlled(isThere) { if $0 { Waiting(log: log, id: 1) } } }
    }
    try host.update()
    await log.next("started 1")
    isThere.value = false
    try host.update()
    await log.next("cancelled 1")
  }

  @Test func `a task is called by its name, or by its place in the source`() async throws {
    let host = ViewHost {
      Text("").task(name: "load") { log.note(Task.name ?? "none") }
      Text("").task(id: 1, file: "App/Screen.swift", line: 7) {
        log.note(Task.name ?? "none")
      }
    }
    try host.update()
    await log.next("load")
    await log.next("App/Screen.swift:7")
  }

  @Test func `a task is cancelled when its host is released`() async throws {
    var host: ViewHost<Waiting>? = ViewHost { Waiting(log: log, id: 1) }
    try host?.update()
    await log.next("started 1")
    host = nil
    await log.next("cancelled 1")
  }

  @Test func `a task with an id is cancelled and started anew when the id changes`() async throws {
    let id = Remote(1)
    let host = ViewHost { Controlled(id) { Waiting(log: log, id: $0) } }
    try host.update()
    await log.next("started 1")
    id.value = 2
    try host.update()
    await log.next("cancelled 1")
    await log.next("started 2")
    host.rootView = host.rootView
    try host.update()
    #expect(log.entries.sorted() == ["cancelled 1", "started 1", "started 2"])
  }

  @Test func `a task without an id is not started anew`() async throws {
    let number = Remote(1)
    let host = ViewHost {
      Controlled(number) { n in Text("\(n)").task { log.note("task") } }
    }
    try host.update()
    await log.next("task")
    number.value = 2
    try host.update()
    for _ in 0..<10 { await Task.yield() }
    #expect(log.entries == ["task"])
  }

  @Test func `a task has the priority that it was given`() async throws {
    let host = ViewHost {
      Text("").task(priority: .low) { log.note("\(Task.currentPriority == .low)") }
    }
    try host.update()
    await log.next("true")
  }
}

/// What happened, with a way to wait for it.
@MainActor private final class Log {
  private(set) var entries: [String] = []
  private var waiting: (entry: String, continuation: CheckedContinuation<Void, Never>)?

  func note(_ entry: String) {
    entries.append(entry)
    guard let waiting, waiting.entry == entry else { return }
    self.waiting = nil
    waiting.continuation.resume()
  }

  /// Waits until something has happened.
  func next(_ entry: String) async {
    guard !entries.contains(entry) else { return }
    await withCheckedContinuation { waiting = (entry, $0) }
  }
}

private struct Loading: View {
  let log: Log
  @State private var text: String?

  var body: some View {
    let _ = log.note("body \(text ?? "none")")
    Text(text ?? "")
      .task {
        await Task.yield()
        text = "done"
        log.note("loaded")
      }
  }
}

private struct Waiting: View {
  let log: Log
  let id: Int

  var body: some View {
    Text("").task(id: id) {
      log.note("started \(id)")
      do {
        try await Task.sleep(for: .seconds(1_000))
      } catch {
        log.note("cancelled \(id)")
      }
    }
  }
}
