import Modifiers

extension Scenario {
  /// Sizes and places that are read, and lists that mount what is seen.
  static let geometry = [
    geometryReaders, anchors,
    scrolling("lazy-scroll-top", "a lazy list of N scrolled by a row at its top", atEnd: false),
    scrolling("lazy-scroll-end", "a lazy list of N scrolled by a row at its end", atEnd: true),
  ]

  /// The numbers of rows that are laid out one by one.
  private static let sizes = [100, 1_000, 10_000]

  private static let geometryReaders = Scenario(
    "geometry-readers", "the room of one of N geometry readers changed", sizes: sizes,
    yardstick: "Y1"
  ) { count in
    let controls = Controls<Int>(count: count)
    var positions = Places.random.positions(among: count)
    return try Trial(
      on: { RowList<ReaderRow>(controls: controls, count: count) }, options: ViewHostOptions()
    ) {
      controls.advance(positions.next())
    }
  }

  private static let anchors = Scenario(
    "anchors", "one of N anchors that a layer resolves moved", sizes: sizes, yardstick: "Y2"
  ) { count in
    let controls = Controls<Int>(count: count)
    var positions = Places.random.positions(among: count)
    return try Trial(
      on: {
        RowList<AnchoredRow>(controls: controls, count: count)
          .overlayPreferenceValue(RowBounds.self) { anchors in
            GeometryReader { proxy in
              let right = anchors.reduce(0) { max($0, proxy[$1].maxX) }
              Color.clear.frame(width: right, height: 1)
            }
          }
      }, options: ViewHostOptions()
    ) {
      controls.advance(positions.next())
    }
  }

  private static func scrolling(_ name: String, _ title: String, atEnd: Bool) -> Scenario {
    Scenario(name, title, sizes: sizes, yardstick: "Y1") { count in
      let host = try Hosting.host(LazyRows(count: count), options: ViewHostOptions())
      let list = try host.find(named: "ScrollView")
      let end = CGFloat(count) * LazyRows.rowHeight - LazyRows.height
      let places = atEnd ? [end, end - LazyRows.rowHeight] : [0, LazyRows.rowHeight]
      try list.scroll(to: CGPoint(x: 0, y: places[0]))
      try host.update()
      var isAway = false
      return Trial {
        isAway.toggle()
        try list.scroll(to: CGPoint(x: 0, y: places[isAway ? 1 : 0]))
        return try host.update()
      }
    }
  }
}
