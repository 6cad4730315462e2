import Modifiers
import Testing

/// What a view's frame is measured from.
@MainActor @Suite struct CoordinateSpaceTests {
  @Test func `a space that stands for another says which`() {
    #expect(GlobalCoordinateSpace.global.coordinateSpace == .global)
    #expect(LocalCoordinateSpace.local.coordinateSpace == .local)
    #expect(NamedCoordinateSpace.named("a").coordinateSpace == .named("a"))
    #expect(NamedCoordinateSpace.named("a") == .named("a"))
    #expect(NamedCoordinateSpace.named("a") != .named("b"))
    #expect(NamedCoordinateSpace.scrollView != .scrollView(axis: .vertical))
    #expect(CoordinateSpace.global.isGlobal && !CoordinateSpace.global.isLocal)
    #expect(CoordinateSpace.local.isLocal && !CoordinateSpace.named(1).isLocal)
  }

  /// The frames of one reader, by the name of what they are measured from.
  private func frames(
    _ measure: @escaping (GeometryProxy) -> [String: CGRect]
  ) throws -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    let host = ViewHost {
      Color.clear.frame(width: 20, height: 10)
        .background { GeometryReader { proxy in let _ = frames = measure(proxy) } }
        .padding(1)
        .coordinateSpace(.named("inner"))
        .padding(2)
        .coordinateSpace(name: "outer")
        .padding(4)
        .coordinateSpace(.named("inner"))
        .padding(8)
    }
    try host.update()
    return frames
  }

  @Test func `F10 a frame is measured from the nearest space of the name`() throws {
    let frames = try frames { proxy in
      [
        "local": proxy.frame(in: .local), "global": proxy.frame(in: .global),
        "inner": proxy.frame(in: .named("inner")), "outer": proxy.frame(in: .named("outer")),
        "enum": proxy.frame(in: CoordinateSpace.named("outer")),
        "unknown": proxy.frame(in: .named("unknown")),
      ]
    }
    #expect(
      frames == [
        "local": CGRect(0, 0, 20, 10), "global": CGRect(15, 15, 20, 10),
        "inner": CGRect(1, 1, 20, 10), "outer": CGRect(3, 3, 20, 10),
        "enum": CGRect(3, 3, 20, 10), "unknown": CGRect(15, 15, 20, 10),
      ])
  }

  @Test func `F10 the bounds of a space are those of its view, seen from the reader`() throws {
    let frames = try frames { proxy in
      [
        "inner": proxy.bounds(of: .named("inner")) ?? .null,
        "outer": proxy.bounds(of: .named("outer")) ?? .null,
        "unknown": proxy.bounds(of: .named("unknown")) ?? .null,
      ]
    }
    #expect(
      frames == [
        "inner": CGRect(-1, -1, 22, 12), "outer": CGRect(-3, -3, 26, 16), "unknown": .null,
      ])
  }

  @Test func `F10 a space that takes another name is found under it in the same pass`() throws {
    let name = Remote("a")
    var frame = CGRect.zero
    let host = ViewHost {
      Controlled(name) {
        Text("x")
          .background { GeometryReader { proxy in let _ = frame = proxy.frame(in: .named("a")) } }
          .padding(3)
          .coordinateSpace(.named($0))
          .padding(5)
      }
    }
    try host.update()
    #expect(frame.minX == 3)
    name.value = "b"
    #expect(try host.update().passes == 1)
    #expect(frame.minX == 8)
  }
}
