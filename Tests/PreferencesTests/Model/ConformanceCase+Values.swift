extension ConformanceCase {
  /// What arrives at the top of trees that do not change.
  static let values: [ConformanceCase] = [
    ConformanceCase(
      "A1", "Where nothing is written, the default arrives",
      [.a(.stack, [.a(.leaf, 1)]): "arrives default"]),
    ConformanceCase("A2", "A written value arrives", [.writes(1): "arrives 1"]),
    ConformanceCase(
      "A3", "A writer hides what its own content wrote",
      [.a(.writer, 3, [.writes(2)]): "arrives 3"]),
    ConformanceCase(
      "A3, A8", "A writer lets other keys pass",
      [.a(.writer, 3, [.a(.secondWriter, 2)]): "arrives 3\narrives [2]"]),
    ConformanceCase(
      "A4", "Siblings are folded in their order, beginning with the first",
      [.a(.stack, [.writes(1), .writes(2), .writes(3)]): "arrives ((1 2) 3)"]),
    ConformanceCase(
      "A5", "A sibling that writes nothing takes no part",
      [.a(.stack, [.writes(1), .a(.leaf, 1), .writes(2)]): "arrives (1 2)"]),
    ConformanceCase(
      "A5", "A condition that is false takes no part",
      [.a(.stack, [.writes(1), .a(.condition, isOn: false, [.writes(2)])]): "arrives 1"]),
    ConformanceCase(
      "A5", "A container whose content is not there takes no part",
      [
        .a(.stack, [.writes(1), .a(.stack, [.a(.condition, isOn: false, [.writes(2)])])]):
          "arrives 1"
      ], inSwiftUI: "(1 default)"),
    ConformanceCase(
      "A5", "An empty list in a container takes no part",
      [.a(.stack, [.writes(1), .a(.pile, [.a(.list)])]): "arrives 1"], inSwiftUI: "(1 default)"),
    ConformanceCase(
      "A5", "A layer that writes nothing takes no part",
      [.a(.overlay, [.writes(1), .a(.condition, [.a(.leaf, 2)])]): "arrives 1"],
      inSwiftUI: "(1 default)"),
    ConformanceCase(
      "A7", "A transform changes what its content wrote",
      [.a(.transform, 9, [.writes(1)]): "arrives [1 9]\narrives [-9]"]),
    ConformanceCase(
      "A7", "A transform begins with the default where nothing is written",
      [.a(.transform, 9, [.a(.leaf, 1)]): "arrives [default 9]\narrives [-9]"]),
    ConformanceCase(
      "A7", "A writer hides a transform inside",
      [.a(.writer, 1, [.a(.transform, 9)]): "arrives 1\narrives [-9]"]),
    ConformanceCase(
      "A7", "A transform around a container runs once, on the fold",
      [
        .a(.transform, 9, [.a(.stack, [.writes(1), .writes(2)])]):
          "arrives [(1 2) 9]\narrives [-9]"
      ]),
    ConformanceCase(
      "A7, B3", "A transform around a group runs for each of its views",
      [
        .a(.stack, [.a(.transform, 9, [.a(.group, [.writes(1), .writes(2)])])]):
          "arrives ([1 9] [2 9])\narrives [-9, -9]"
      ]),
    ConformanceCase(
      "A9", "An overlay comes after what it lies over",
      [.a(.overlay, [.writes(1), .writes(2)]): "arrives (1 2)"]),
    ConformanceCase(
      "A9", "A background comes before what it lies under",
      [.a(.background, [.writes(1), .writes(2)]): "arrives (2 1)"]),
    ConformanceCase(
      "A9", "The views of a layer are siblings in a stack of their own",
      [.a(.overlay, [.writes(1), .a(.group, [.writes(2), .writes(3)])]): "arrives (1 (2 3))"]),
    ConformanceCase(
      "A10", "A layer made from a value joins that value above",
      [.a(.readingOverlay, [.writes(1)]): "arrives (1 #1)"]),
    ConformanceCase(
      "A10", "A layer made from a value lies before it, if it is a background",
      [.a(.readingBackground, [.writes(1)]): "arrives (#1 1)"]),
    ConformanceCase(
      "A11", "The fold is made in each container",
      [
        .a(.stack, [.a(.row, [.writes(1), .writes(2)]), .a(.row, [.writes(3), .writes(4)])]):
          "arrives ((1 2) (3 4))"
      ]),
    ConformanceCase(
      "A11", "A group, a condition and a list add no level",
      [
        .a(
          .stack,
          [
            .a(.group, [.writes(1), .writes(2)]), .a(.condition, [.writes(3)]),
            .a(.list, [.writes(4), .writes(5)]),
          ]): "arrives ((((1 2) 3) 4) 5)"
      ]),
    ConformanceCase(
      "A11", "A modifier of the layout adds no level",
      [.a(.stack, [.a(.padding, 4, [.writes(1)]), .writes(2)]): "arrives (1 2)"]),
    ConformanceCase(
      "B2", "A modifier of nothing does not exist",
      [.a(.stack, [.a(.writer, 1, [.a(.group)]), .writes(2)]): "arrives 2"]),
    ConformanceCase(
      "B2", "A layer over nothing does not exist",
      [.a(.stack, [.a(.overlay, [.a(.group), .writes(1)]), .writes(2)]): "arrives 2"]),
    ConformanceCase(
      "B3", "A writer around a group writes for each of its views",
      [.a(.stack, [.a(.writer, 1, [.a(.group, [.a(.leaf), .a(.leaf)])])]): "arrives (1 1)"]),
    ConformanceCase(
      "B3", "A layer over a group lies over each of its views",
      [
        .a(.stack, [.a(.overlay, [.writes(1), .writes(2), .writes(3)])]):
          "arrives ((1 3) (2 3))"
      ]),
  ]
}
