/// Draws a sketch for a failure's text and for the table of expected values.
enum SketchDrawing {
  /// The tree, one line for each node.
  ///
  /// - Parameter isNumbered: Whether all nodes show their ids, or only those that are told apart by
  ///   them.
  static func text(of sketch: Sketch, isNumbered: Bool = true) -> String {
    var lines = [label(sketch, isNumbered)]
    append(sketch, "", isNumbered, to: &lines)
    return lines.joined(separator: "\n")
  }

  /// A state's tree, with the environment where it holds something.
  static func text(of state: SketchState) -> String {
    (state.level == 0 ? "" : "level \(state.level)\n") + text(of: state.sketch)
  }

  private static func append(
    _ sketch: Sketch, _ indent: String, _ isNumbered: Bool, to lines: inout [String]
  ) {
    for (index, child) in sketch.children.enumerated() {
      let isLast = index == sketch.children.count - 1
      let label = label(child, isNumbered || sketch.kind == .list)
      lines.append(indent + (isLast ? "└─ " : "├─ ") + label)
      append(child, indent + (isLast ? "   " : "│  "), isNumbered, to: &lines)
    }
  }

  private static func label(_ sketch: Sketch, _ isNumbered: Bool) -> String {
    var label = "\(sketch.kind)"
    if isNumbered || [.reader, .appearing, .echo].contains(sketch.kind) {
      label += " #\(sketch.id)"
    }
    if sketch.kind.showsValue { label += " = \(sketch.value)" }
    if sketch.kind.hasSwitch, !sketch.isOn { label += ", off" }
    return label
  }
}
