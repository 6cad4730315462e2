import Modifiers
import Testing

/// What a proxy answers, to whom and when.
@MainActor @Suite struct GeometryProxyTests {
  private struct Place: View {
    let proxy: GeometryProxy

    var body: some View {
      Text("\(Int(proxy.frame(in: .global).minX))")
    }
  }

  @Test func `a body that was given a proxy runs again when a layout changes what it asked`() throws
  {
    let remote = Remote(CGFloat(3))
    let host = ViewHost {
      HStack(spacing: 0) {
        Controlled(remote) { Color.red.frame(width: $0, height: 1) }
        GeometryReader { Place(proxy: $0) }.frame(width: 50, height: 20)
      }
    }
    try host.update()
    #expect(host.snapshot().first(text: "3") != nil)
    remote.value = 9
    let report = try host.update()
    #expect(host.snapshot().first(text: "9") != nil)
    #expect(report.passes == 1)
    // The remote's and that of the place; the reader's closure asked nothing.
    #expect(report.bodies == 2)
  }

  @Test func `an action is told the state of the last layout`() throws {
    let remote = Remote(CGFloat(3))
    var seen: [CGFloat] = []
    let host = ViewHost {
      Controlled(remote) { width in
        GeometryReader { proxy in
          Button("Ask") { seen.append(proxy.size.width) }
        }
        .frame(width: width, height: 20)
      }
    }
    try host.find(button: "Ask").tap()
    remote.value = 8
    try host.find(button: "Ask").tap()
    #expect(seen == [3, 8])
    #expect(try host.update().bodies == 0)
  }

  @Test func `a proxy whose view is gone has no size`() throws {
    let isThere = Remote(true)
    var kept: GeometryProxy?
    let host = ViewHost {
      VStack {
        Controlled(isThere) { there in
          if there { GeometryReader { proxy in let _ = kept = proxy } }
        }
      }
    }
    try host.update()
    #expect(kept?.size == CGSize(10, 10))
    isThere.value = false
    try host.update()
    #expect(kept?.size == .zero)
    #expect(kept?.frame(in: .global) == .zero)
    #expect(kept?.bounds(of: .named("a")) == nil)
  }

  @Test func `readers that are let go of are let go of`() throws {
    let count = LifeCount()
    let shown = Remote(3)
    let host = ViewHost {
      VStack {
        Controlled(shown) { [count] number in
          ForEach(0..<number, id: \.self) { _ in
            let probe = Probe(count)
            GeometryReader { proxy in
              Text("\(proxy.size.width) \(proxy.frame(in: .global).minY)").onTapGesture {
                probe.touch()
              }
            }
          }
        }
      }
    }
    try host.update()
    #expect(count.alive == 3)
    shown.value = 0
    try host.update()
    #expect(count.alive == 0)
  }

  @Test func `sizes of a thousand readers cost what changed`() throws {
    let remote = Remote(CGFloat(10))
    let host = ViewHost {
      VStack(spacing: 0) {
        ForEach(0..<1_000) { row in
          if row == 500 {
            Controlled(remote) { width in
              GeometryReader { Text("\($0.size.width)") }.frame(width: width, height: 10)
            }
          } else {
            GeometryReader { Text("\($0.size.width)") }.frame(width: 10, height: 10)
          }
        }
      }
    }
    try host.update()
    remote.value = 12
    let report = try host.update()
    #expect(report.passes == 1)
    #expect(report.bodies == 2)
    #expect(report.layouts < 12)
  }
}
