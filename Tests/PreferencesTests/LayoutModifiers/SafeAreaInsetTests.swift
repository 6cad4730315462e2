import Modifiers
import Testing

/// Views at an edge, and those that make room for them.
@MainActor @Suite struct SafeAreaInsetTests {
  private func host(_ view: some View) -> ViewHost<some View> {
    let host = ViewHost(rootView: view)
    host.proposal = ProposedViewSize(width: 100, height: 60)
    return host
  }

  @Test func `F14 the view has the room that the inset leaves`() throws {
    let bottom = host(Color.red.safeAreaInset(edge: .bottom, spacing: 0) { Text("bar") })
    #expect(try bottom.find(named: "Color").frame == CGRect(0, 0, 100, 44))
    #expect(try bottom.find(text: "bar").frame == CGRect(38, 44, 24, 16))
    let top = host(
      Color.red.safeAreaInset(edge: .top, alignment: .trailing, spacing: 4) { Text("bar") })
    #expect(try top.find(named: "Color").frame == CGRect(0, 20, 100, 40))
    #expect(try top.find(text: "bar").frame == CGRect(76, 0, 24, 16))
    let side = host(
      Color.red.safeAreaInset(edge: .leading, alignment: .bottom, spacing: 0) { Text("bar") })
    #expect(try side.find(named: "Color").frame == CGRect(24, 0, 76, 60))
    #expect(try side.find(text: "bar").frame == CGRect(0, 44, 24, 16))
    let trailing = host(Color.red.safeAreaInset(edge: .trailing) { Text("bar") })
    #expect(try trailing.find(named: "Color").frame == CGRect(0, 0, 68, 60))
  }

  @Test func `F14 an inset without a length takes no distance either`() throws {
    let host = host(Color.red.safeAreaInset(edge: .bottom) { EmptyView() })
    #expect(try host.find(named: "Color").frame == CGRect(0, 0, 100, 60))
  }

  @Test func `F14 a reader knows what is given away at the edges that it reaches`() throws {
    var insets: [String: EdgeInsets] = [:]
    func reader(_ name: String) -> some View {
      GeometryReader { proxy in let _ = insets[name] = proxy.safeAreaInsets }
    }
    let host = host(
      VStack(spacing: 0) {
        reader("upper")
        reader("lower")
      }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        Text("inner").background { reader("bar") }
      }
      .safeAreaInset(edge: .bottom, spacing: 2) { Text("outer") }
      .safeAreaInset(edge: .leading, spacing: 0) { Text("|") })
    try host.update()
    // The bar "|" at the left is 8 wide; "inner" and "outer" are 16 high, and "outer" keeps a
    // distance of 2. The upper reader reaches no bottom edge. Below the lower one both bars are
    // given away, 16 + 16 + 2 = 34; below the inner bar the outer one, 16 + 2 = 18.
    #expect(insets["upper"] == EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 0))
    #expect(insets["lower"] == EdgeInsets(top: 0, leading: 8, bottom: 34, trailing: 0))
    #expect(insets["bar"] == EdgeInsets(top: 0, leading: 0, bottom: 18, trailing: 0))
  }

  @Test func `F14 insets that grow are seen in the same pass`() throws {
    let height = Remote(CGFloat(10))
    var insets: [CGFloat] = []
    let host = host(
      GeometryReader { proxy in let _ = insets.append(proxy.safeAreaInsets.bottom) }
        .safeAreaInset(edge: .bottom, spacing: 0) {
          Controlled(height) { Color.red.frame(height: $0) }
        })
    try host.update()
    height.value = 20
    #expect(try host.update().passes == 1)
    #expect(insets == [10, 20])
  }

  @Test func `A14 an inset contributes after what it insets`() throws {
    for edge in [VerticalEdge.top, .bottom] {
      let view = Write(Listed.self, [1]).safeAreaInset(edge: edge) { Write(Listed.self, [2]) }
      #expect(try value(of: Listed.self) { view } == [1, 2])
    }
    let side = Write(Listed.self, [1]).safeAreaInset(edge: HorizontalEdge.leading) {
      Write(Listed.self, [2])
      Write(Listed.self, [3])
    }
    #expect(try value(of: Listed.self) { side } == [1, 2, 3])
  }
}
