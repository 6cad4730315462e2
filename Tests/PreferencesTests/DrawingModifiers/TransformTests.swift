import Modifiers
import Rendering
import Testing

/// Views that are scaled and turned.
@MainActor @Suite struct TransformTests {
  private func host(_ view: some View) throws -> ViewHost<some View> {
    let host = ViewHost(rootView: view)
    try host.update()
    return host
  }

  private var color: some View { Color.red.frame(width: 40, height: 20) }

  @Test func `a scaled view takes the room it took and stands where it is drawn`() throws {
    let host = try host(color.scaleEffect(2).padding(10))
    #expect(host.size == CGSize(60, 40))
    #expect(try host.find(named: "Color").frame == CGRect(-10, 0, 80, 40))
    #expect(host.snapshot().all(named: "Color").map(\.frame) == [CGRect(-10, 0, 80, 40)])
  }

  @Test func `the anchor of a scale stays where it is`() throws {
    let top = try host(color.scaleEffect(x: 0.5, y: 3, anchor: .topLeading).padding(10))
    #expect(try top.find(named: "Color").frame == CGRect(10, 10, 20, 60))
    let bottom = try host(
      color.scaleEffect(CGSize(width: 2, height: 2), anchor: .bottomTrailing).padding(10))
    #expect(try bottom.find(named: "Color").frame == CGRect(-30, -10, 80, 40))
    let mirrored = try host(color.scaleEffect(x: -1, anchor: .leading).padding(10))
    #expect(try mirrored.find(named: "Color").frame == CGRect(-30, 10, 40, 20))
  }

  @Test func `a quarter turn swaps the sides without rounding`() throws {
    for degrees in [90.0, -90, 270, 450] {
      let host = try host(color.rotationEffect(.degrees(degrees)).padding(10))
      #expect(try host.find(named: "Color").frame == CGRect(20, 0, 20, 40))
    }
    let cornered = try host(color.rotationEffect(.degrees(90), anchor: .topLeading))
    #expect(try cornered.find(named: "Color").frame == CGRect(-20, 0, 20, 40))
  }

  @Test func `the frame of a turned view is the rectangle around it`() throws {
    let host = try host(
      Color.red.frame(width: 20, height: 20).rotationEffect(.degrees(45)).padding(10))
    let frame = try host.find(named: "Color").frame
    #expect(abs(frame.width - 800.squareRoot()) < 1e-9)
    #expect(abs(frame.midX - 20) < 1e-9)
    #expect(abs(frame.midY - 20) < 1e-9)
  }

  @Test func `F6 anchors and frames go through scale and rotation`() throws {
    var anchors: [String: CGRect] = [:]
    var local = CGRect.zero
    var named = CGRect.zero
    let view =
      VStack(spacing: 0) {
        Text("ab").named("ab")
        Text("cd").named("cd").background {
          GeometryReader { proxy in
            let _ = local = proxy.bounds(of: .named("box")) ?? .null
            let _ = named = proxy.frame(in: .named("box"))
          }
        }
      }
      .padding(4)
      .coordinateSpace(.named("box"))
      .scaleEffect(0.5, anchor: .topLeading)
      .rotationEffect(.degrees(90), anchor: .topLeading)
      .padding(100)
      .readingAnchors { anchors = $0 }
    let host = try host(view)
    // Turned around the corner (100, 100): what goes down goes to the left.
    #expect(anchors == ["ab": CGRect(90, 102, 8, 8), "cd": CGRect(82, 102, 8, 8)])
    #expect(host.snapshot().first(text: "ab")?.frame == anchors["ab"])
    #expect(host.snapshot().first(text: "cd")?.frame == anchors["cd"])
    #expect(named == CGRect(4, 20, 16, 16))
    #expect(local == CGRect(-4, -20, 24, 40))
  }

  @Test func `F6 a view inside a turned one sees another inside it as it was laid out`() throws {
    var seen: [String: CGRect] = [:]
    let view = HStack(spacing: 3) {
      Text("a").named("a")
      Text("b").named("b")
    }
    .readingAnchors { seen = $0 }
    .rotationEffect(.degrees(33))
    .scaleEffect(1.7)
    _ = try host(view)
    #expect(seen == ["a": CGRect(0, 0, 8, 16), "b": CGRect(11, 0, 8, 16)])
  }

  @Test func `F6 another angle runs the closures that asked, in one pass and without measuring`()
    throws
  {
    let remote = Remote(0.0)
    var seen: [String: CGRect] = [:]
    let host = ViewHost {
      Controlled(remote) { Text("abcd").named("a").rotationEffect(.degrees($0)) }
        .readingAnchors { seen = $0 }
    }
    try host.update()
    remote.value = 90
    let report = try host.update()
    #expect(seen["a"] == CGRect(8, -8, 16, 32))
    #expect(report.passes == 1)
    #expect(report.bodies == 2)
    remote.value = 90.0
    #expect(try host.update().passes == 0)
  }

  @Test func `a transform that is none of numbers changes nothing, one to nothing is finite`()
    throws
  {
    for view in [
      AnyView(color.rotationEffect(.radians(.nan))), AnyView(color.scaleEffect(.infinity)),
      AnyView(color.scaleEffect(1)), AnyView(color.rotationEffect(.zero)),
    ] {
      #expect(try host(view).find(named: "Color").frame == CGRect(0, 0, 40, 20))
    }
    var seen: [String: CGRect] = [:]
    let flat = try host(
      Text("a").named("a").readingAnchors { seen = $0 }.scaleEffect(0).padding(5))
    #expect(seen["a"] == CGRect(0, 0, 8, 16))
    #expect(try flat.find(text: "a").frame == CGRect(9, 13, 0, 0))
  }

  @Test func `the drawing holds the transform around what it turns`() throws {
    let host = try host(color.opacity(0.5).rotationEffect(.degrees(90), anchor: .topLeading))
    guard case .transformed(let transform, let inner)? = host.drawing.commands.first,
      case .group(0.5, nil, let fills)? = inner.first,
      case .fill(let outline, _)? = fills.first
    else {
      Issue.record("\(host.drawing.commands)")
      return
    }
    #expect(transform == CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(outline == .rectangle(CGRect(0, 0, 40, 20)))
    #expect(host.drawing == host.drawing)
    #expect(host.drawing != Drawing(size: host.size, commands: inner))
  }

  @Test func `SVG turns what is inside`() throws {
    let renderer = SVGRenderer(
      content: Text("Hi").rotationEffect(.degrees(30), anchor: .topLeading).padding(8))
    let group = try renderer.svg.split(separator: "\n").first { $0.contains("<g") }
    #expect(
      group == "<g transform=\"matrix(0.866025 0.5 -0.5 0.866025 5.07 -2.93)\">")
  }

  @Test
  func `the text renderer draws what is turned by a quarter and scaled, and keeps text level`()
    throws
  {
    let turned = Color.clear.frame(width: 48, height: 32).border(.red)
      .rotationEffect(.degrees(90)).frame(width: 80, height: 64)
    #expect(
      picture(of: turned) == """

           ┌──┐
           │  │
           └──┘
        """)
    let scaled = Text("Hello").padding(.horizontal, 8).border(.red)
      .scaleEffect(x: 1, y: 3).padding(.vertical, 16)
    #expect(
      picture(of: scaled) == """
        ┌─────┐
        │Hello│
        └─────┘
        """)
    #expect(picture(of: Text("upright").rotationEffect(.degrees(180))) == "upright")
  }
}
