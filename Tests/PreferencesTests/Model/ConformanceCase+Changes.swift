extension ConformanceCase {
  /// What comes of changes, and what readers hear of them.
  static let changes: [ConformanceCase] = [
    ConformanceCase(
      "A12", "What comes back contributes at its place",
      [
        .a(.stack, [.writes(1), .a(.condition, isOn: false, [.writes(2)]), .writes(3)]):
          "arrives (1 3)",
        .a(.stack, [.writes(1), .a(.condition, [.writes(2)]), .writes(3)]):
          "arrives ((1 2) 3)",
      ]),
    ConformanceCase(
      "B6", "What goes takes its value along",
      [
        .a(.stack, [.a(.condition, [.writes(1)]), .writes(2)]): "arrives (1 2)",
        .a(.stack, [.a(.condition, isOn: false, [.writes(1)]), .writes(2)]): "arrives 2",
      ]),
    ConformanceCase(
      "B7, C9", "A row that moves keeps its memory; the order changes",
      [
        .a(.stack, [.a(.list, [reading(1, id: 11), reading(2, id: 12)])]):
          "arrives (1 2)\n#11 hears 1\n#12 hears 2",
        .a(.stack, [.a(.list, [reading(2, id: 12), reading(1, id: 11)])]): "arrives (2 1)",
      ]),
    ConformanceCase(
      "B7, C10", "A row with another id starts afresh",
      [
        .a(.list, [reading(1, id: 11)]): "arrives 1\n#11 hears 1",
        .a(.list, [reading(1, id: 12)]): "arrives 1\n#12 hears 1",
      ]),
    ConformanceCase(
      "C1, C6", "A reader hears of a value once, and of no value that is as it was",
      [
        .a(.reader, [.a(.writer, 1, [.a(.leaf, 1)])]): "arrives 1\n#1 hears 1",
        .a(.reader, [.a(.writer, 2, [.a(.leaf, 1)])]): "arrives 2\n#1 hears 2",
        .a(.reader, [.a(.writer, 2, [.a(.leaf, 7)])]): "arrives 2",
      ]),
    ConformanceCase(
      "C2, C3", "Over what may come and go a reader hears of the default",
      [
        .a(.reader, [.a(.stack, [.a(.condition, isOn: false, [.writes(1)])])]):
          "arrives default\n#1 hears default",
        .a(.reader, [.a(.stack, [.a(.condition, [.writes(1)])])]): "arrives 1\n#1 hears 1",
        .a(.reader, [.a(.stack, [.a(.condition, isOn: false, [.writes(1)])])]):
          "arrives default\n#1 hears default",
      ]),
    ConformanceCase(
      "C4", "Readers hear from the inside out, siblings in their order",
      [
        .a(.reader, [.a(.stack, [reading(1), reading(2)])]):
          "arrives (1 2)\n#3 hears 1\n#5 hears 2\n#1 hears (1 2)"
      ]),
    ConformanceCase(
      "C7", "A reader hears what is inside, not the writer around it",
      [.a(.writer, 9, [reading(1)]): "arrives 9\n#2 hears 1"]),
    ConformanceCase(
      "C10", "Another identity above a reader starts its memory afresh",
      [
        .a(.identity, 1, [reading(1)]): "arrives 1\n#2 hears 1",
        .a(.identity, 2, [reading(1)]): "arrives 1\n#2 hears 1",
      ]),
    ConformanceCase(
      "D6, C5", "What goes is told before what comes",
      [
        .a(.choice, [.a(.appearing, 1)]): "arrives default\n#2 appears",
        .a(.choice, isOn: false, [.a(.appearing, 1)]):
          "arrives default\n#2 disappears\n#2 appears",
      ]),
    ConformanceCase(
      "C8, D6", "A state that an action writes is shown when the update ends",
      [
        .a(.echo, [.a(.secondWriter, 5), .a(.secondWriter, 6)]):
          "arrives ~2\narrives [5, 6]",
        .a(.echo, [.a(.secondWriter, 5)]): "arrives ~1\narrives [5]",
      ]),
  ]

  /// What is there, and where it stands.
  static let frames: [ConformanceCase] = [
    ConformanceCase(
      "B1, F2", "What is not there takes no spacing",
      [
        .a(.stack, 5, [.a(.leaf, 1), .a(.condition, isOn: false, [.a(.leaf, 2)]), .a(.leaf, 3)]):
          """
        arrives default
        VStack 5.0 × 11.0 at (0.0, 0.0)
          VStack 5.0 × 11.0 at (0.0, 0.0)
            Color 3.0 × 2.0 at (1.0, 0.0)
            Color 5.0 × 4.0 at (0.0, 7.0)
        """
      ], showsFrames: true),
    ConformanceCase(
      "B2", "Padding around nothing takes no room",
      [
        .a(.padding, 4, [.a(.condition, isOn: false, [.a(.leaf, 1)])]):
          "arrives default\nVStack 0.0 × 0.0 at (0.0, 0.0)"
      ], showsFrames: true),
    ConformanceCase(
      "B4", "A stack of nothing is there",
      [
        .a(.padding, 4, [.a(.stack)]):
          """
        arrives default
        VStack 8.0 × 8.0 at (0.0, 0.0)
          VStack 0.0 × 0.0 at (4.0, 4.0)
        """
      ], showsFrames: true),
    ConformanceCase(
      "B9", "Several views of a layer stand in a stack at the center of what they lie over",
      [
        .a(.overlay, [.a(.leaf, 11), .a(.group, [.a(.leaf, 1), .a(.leaf, 3)])]):
          """
        arrives default
        VStack 13.0 × 5.0 at (0.0, 0.0)
          Color 13.0 × 5.0 at (0.0, 0.0)
          ZStack 5.0 × 4.0 at (4.0, 0.5)
            Color 3.0 × 2.0 at (5.0, 1.5)
            Color 5.0 × 4.0 at (4.0, 0.5)
        """
      ], showsFrames: true),
  ]

  static let all = values + changes + frames

  /// A reader around a writer.
  private static func reading(_ value: Int, id: Int = 0) -> Sketch {
    .a(.reader, id: id, [.writes(value)])
  }
}
