import Modifiers
import Testing

@MainActor @Suite("B. What is there: room")
struct RulesBSizeTests {
  private func size(@ViewBuilder of content: () -> some View) throws -> CGSize {
    let host = ViewHost(rootView: content())
    try host.update()
    return host.size
  }

  @Test func `B2 padding around nothing takes no room`() throws {
    #expect(try size { EmptyView().padding(20) } == .zero)
    #expect(try size { if false { Text("") } } == .zero)
  }

  @Test func `B4 an empty stack has size zero and takes padding`() throws {
    #expect(try size { VStack {} } == .zero)
    #expect(try size { VStack {}.padding(20) } == CGSize(width: 40, height: 40))
    #expect(try size { HStack { EmptyView() }.padding(20) } == CGSize(width: 40, height: 40))
    #expect(
      try size { ZStack { if false { Text("") } }.padding(20) } == CGSize(width: 40, height: 40))
  }

  @Test func `B5 an element that is invisible keeps its preferences`() throws {
    #expect(try value(of: Sum.self) { Write(Sum.self, 1).hidden() } == 1)
    #expect(try value(of: Sum.self) { Write(Sum.self, 2).opacity(0) } == 2)
    #expect(try value(of: Sum.self) { Write(Sum.self, 3).frame(width: 0, height: 0) } == 3)
    #expect(try value(of: Sum.self) { Text("").hidden().preference(key: Sum.self, value: 4) } == 4)
  }

  @Test func `B5 an element that is invisible keeps its room`() throws {
    let room = CGSize(width: 16, height: 16)
    #expect(try size { Text("ab").hidden() } == room)
    #expect(try size { Text("ab").opacity(0) } == room)
    #expect(try size { Text("ab").frame(width: 0, height: 0) } == .zero)
  }

  @Test func `B5 an element that is hidden appears and keeps its state`() throws {
    var appearances = 0
    let host = ViewHost { Text("").onAppear { appearances += 1 }.hidden() }
    try host.update()
    #expect(appearances == 1)
  }

  @Test func `B9 several elements at the root stand in a column`() throws {
    #expect(
      try size {
        Text("ab"); Text("a")
      } == CGSize(width: 16, height: 40))
  }

  @Test func `B9 several elements in a layer lie over each other`() throws {
    let host = ViewHost {
      Color.clear.frame(width: 100, height: 50).overlay {
        Text("ab"); Text("a")
      }
    }
    try host.update()
    let frames = host.snapshot().all(named: "Text").map(\.frame)
    #expect(frames.map(\.midX) == [50, 50])
    #expect(frames.map(\.midY) == [25, 25])
  }
}
