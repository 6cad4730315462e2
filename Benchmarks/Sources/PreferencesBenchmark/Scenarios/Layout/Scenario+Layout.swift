import Modifiers

extension Scenario {
  /// What changes on the screen.
  static let layout =
    [
      text("text-same-size", "one of N texts changed, its size kept", SameSizeRow.self),
      text("text-resized", "one of N texts changed, its size too", ResizingRow.self),
      resize,
    ]

  private static func text<Kind: RowKind>(
    _ name: String, _ title: String, _ kind: Kind.Type
  ) -> Scenario {
    Scenario(name, title, yardstick: "Y1") { count in
      let controls = Controls<Int>(count: count)
      var positions = Places.random.positions(among: count)
      return try Trial(
        on: { RowList<Kind>(controls: controls, count: count) }, options: ViewHostOptions()
      ) {
        controls.advance(positions.next())
      }
    }
  }

  private static let resize = Scenario(
    "root-resize", "another proposal for the root of N texts", yardstick: "Y2"
  ) { count in
    let host = try Hosting.host(
      TextRows(labels: Labels.make(count)), options: ViewHostOptions())
    var width: CGFloat = 300
    return Trial {
      width = width == 300 ? 200 : 300
      host.proposal = ProposedViewSize(width: width, height: nil)
      return try host.update()
    }
  }
}
