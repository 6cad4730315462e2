import Modifiers
import Testing

/// Several wishes to scroll in one update.
@MainActor @Suite("Scrolling several times at once")
struct ScrollOrderTests {
  private final class Reach {
    var proxy: ScrollViewProxy?
  }

  private func host(_ reach: Reach, isLazy: Bool) -> ViewHost<some View> {
    ViewHost {
      ScrollViewReader { proxy in
        let _ = reach.proxy = proxy
        ScrollView {
          if isLazy {
            LazyVStack(spacing: 0) { ForEach(0..<300) { Text("r\($0)").frame(height: 20) } }
          } else {
            VStack(spacing: 0) { ForEach(0..<300) { Text("r\($0)").frame(height: 20) } }
          }
        }
        .frame(width: 100, height: 60)
      }
    }
  }

  @Test(arguments: [true, false], [UnitPoint?.none, .top])
  func `the last wish wins, as if a layout stood between them`(
    isLazy: Bool, anchor: UnitPoint?
  ) throws {
    for ids in [[50, 50], [10, 50], [50, 10], [299, 0], [0, 299], [5, 6, 5]] {
      let reach = Reach()
      let host = host(reach, isLazy: isLazy)
      try host.update()
      for id in ids { reach.proxy?.scrollTo(id, anchor: anchor) }
      try host.update()
      let once = Reach()
      let other = self.host(once, isLazy: isLazy)
      try other.update()
      for id in ids {
        once.proxy?.scrollTo(id, anchor: anchor)
        try other.update()
      }
      let offset = try host.find(named: "ScrollView").contentOffset
      #expect(try offset == other.find(named: "ScrollView").contentOffset)
      #expect(host.snapshot().first(text: "r\(ids.last ?? 0)") != nil)
    }
  }

  @Test func `F13 a lazy row that is removed in the same update is not scrolled to`() throws {
    let rows = Remote(Array(0..<30))
    let reach = Reach()
    let host = ViewHost {
      Controlled(rows) { rows in
        ScrollViewReader { proxy in
          let _ = reach.proxy = proxy
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(rows, id: \.self) { Text("r\($0)").frame(height: 20) }
            }
          }
          .frame(width: 100, height: 60)
        }
      }
    }
    try host.update()
    rows.value.remove(at: 20)
    reach.proxy?.scrollTo(20, anchor: .top)
    try host.update()
    #expect(try host.find(named: "ScrollView").contentOffset == .zero)
  }

  @Test func `a distance that is no number does not scroll`() throws {
    let host = host(Reach(), isLazy: false)
    let view = try host.find(named: "ScrollView")
    try view.scroll(y: 100)
    try view.scroll(x: .nan, y: 3)
    try view.scroll(y: .nan)
    #expect(try view.contentOffset == CGPoint(x: 0, y: 103))
  }
}
