import Modifiers
import Testing

/// Views that are made from their own size.
@MainActor @Suite("F. Geometry: readers")
struct RulesFReadingTests {
  private func host(
    _ width: CGFloat? = nil, _ height: CGFloat? = nil, @ViewBuilder _ view: () -> some View
  ) throws -> ViewHost<some View> {
    let host = ViewHost(rootView: view())
    host.proposal = ProposedViewSize(width: width, height: height)
    return host
  }

  @Test func `F5 a reader takes what it is offered, and ten points where nothing is`() throws {
    for (width, height, size) in [
      (nil, nil, CGSize(10, 10)), (50, nil, CGSize(50, 10)), (nil, 7, CGSize(10, 7)),
      (30, 40, CGSize(30, 40)), (0, 0, .zero),
    ] as [(CGFloat?, CGFloat?, CGSize)] {
      let host = try host(width, height) { GeometryReader { _ in Text("a long text") } }
      try host.update()
      #expect(host.size == size)
    }
  }

  @Test func `F5 the content sees the final size in the same update`() throws {
    let journal = Journal()
    let host = try host(200, 100) {
      HStack(spacing: 0) {
        Text("abc")
        GeometryReader { proxy in
          let _ = journal.note("\(proxy.size)")
          Text("\(Int(proxy.size.width)) × \(Int(proxy.size.height))")
        }
      }
    }
    let report = try host.update()
    #expect(journal.take() == ["\(CGSize(176, 100))"])
    #expect(host.snapshot().first(text: "176 × 100") != nil)
    #expect(report.passes == 1)
    #expect(report.bodies == 1)
    #expect(report.actions == 0)
  }

  @Test func `F5 the content stands top left, several views one over the other`() throws {
    let host = try host(100, 60) {
      GeometryReader { _ in
        Text("ab")
        Text("abcd")
      }
    }
    #expect(try host.find(text: "ab").frame == CGRect(0, 0, 16, 16))
    #expect(try host.find(text: "abcd").frame == CGRect(0, 0, 32, 16))
  }

  @Test func `F5 another proposal runs the closure once, an update without one not at all`() throws
  {
    let host = try host(100, 60) {
      VStack(spacing: 0) {
        Text("fixed")
        GeometryReader { Text("\(Int($0.size.height))") }
      }
    }
    try host.update()
    #expect(try host.update().bodies == 0)
    host.proposal = ProposedViewSize(width: 100, height: 80)
    let report = try host.update()
    #expect(report.passes == 1)
    #expect(report.bodies == 1)
    #expect(host.snapshot().first(text: "64") != nil)
  }

  @Test func `F5 a closure that reads no size does not run when the size changes`() throws {
    let host = try host(100, 60) { GeometryReader { _ in Text("same") } }
    try host.update()
    host.proposal = ProposedViewSize(width: 90, height: 60)
    #expect(try host.update().bodies == 0)
  }

  @Test func `F5 readers inside each other see their sizes in one pass`() throws {
    let host = try host(100, 60) {
      GeometryReader { outer in
        GeometryReader { inner in
          Text("\(Int(outer.size.width)) \(Int(inner.size.width))")
        }
        .frame(width: outer.size.width / 2, height: 10)
      }
    }
    let report = try host.update()
    #expect(report.passes == 1)
    #expect(report.bodies == 2)
    #expect(host.snapshot().first(text: "100 50") != nil)
  }

  @Test func `F5 a reader in a background measures what it lies behind`() throws {
    let host = try host {
      Text("Hello").padding(4).background {
        GeometryReader { Color.clear.preference(key: WidestKey.self, value: $0.size.width) }
      }
    }
    #expect(try host.update().passes == 1)
    #expect(host.preference(WidestKey.self) == 48)
    #expect(host.size == CGSize(48, 24))
  }

  @Test func `F5 state inside lives on while the size changes`() throws {
    let remote = Remote(1)
    let host = try host(100, 20) {
      GeometryReader { proxy in
        Controlled(remote) { Text("\($0) in \(Int(proxy.size.width))") }
      }
    }
    try host.update()
    remote.value = 5
    host.proposal = ProposedViewSize(width: 70, height: 20)
    try host.update()
    #expect(host.snapshot().first(text: "5 in 70") != nil)
    remote.value = 6
    #expect(try host.update().bodies == 1)
    #expect(host.snapshot().first(text: "6 in 70") != nil)
  }

  @Test func `D5 the closure of a reader counts as a body`() throws {
    let remote = Remote(1)
    let host = try host(40, 40) {
      Controlled(remote) { number in GeometryReader { _ in Text("\(number)") } }
    }
    #expect(try host.update().bodies == 2)
    remote.value = 2
    #expect(try host.update().bodies == 2)
    #expect(host.snapshot().first(text: "2") != nil)
  }

  @Test func `B9 without layout a reader is there and has no content`() throws {
    let host = ViewHost(options: ViewHostOptions(runsStages: false)) {
      GeometryReader { _ in Write(Sum.self, 1) }.preference(key: Last.self, value: 2)
    }
    #expect(try host.update().bodies == 0)
    #expect(host.preference(Sum.self) == 0)
    #expect(host.preference(Last.self) == 2)
  }
}
