/// A drawing of any tree with box characters, one node under the other.
///
/// ```
/// VStack
/// ├─ Text
/// │  a second line of the same label
/// └─ HStack
///    └─ Text
/// ```
///
/// Levels past ``indentationLimit`` are not indented further; their lines begin with the level's
/// number instead (`⋯ 101: Text`). Nothing is lost, and a chain of 10,000 levels takes 10,000 short
/// lines where indentation alone would take 150 MB.
package struct TreeDrawing<Node> {
  private let root: Node
  private let indentationLimit: Int
  private let label: (Node) -> String
  private let children: (Node) -> [Node]

  /// Creates a drawing of the tree under a node.
  ///
  /// - Parameters:
  ///   - root: The node on the first line.
  ///   - indentationLimit: The number of levels drawn by indentation.
  ///   - label: What is written for a node; lines after the first stand below its start.
  ///   - children: The nodes directly under a node, in order.
  package init(
    root: Node,
    indentationLimit: Int = 100,
    label: @escaping (Node) -> String,
    children: @escaping (Node) -> [Node]
  ) {
    self.root = root
    self.indentationLimit = max(0, indentationLimit)
    self.label = label
    self.children = children
  }

  /// The drawing, its lines separated by line feeds, with none at the end.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the result; no recursion.
  package var text: String {
    var output = ""
    // For each indented level above the current line: whether its node has a later sibling.
    var continues: [Bool] = []
    var pending = [Entry(node: root, level: 0, isLast: true)]
    while let entry = pending.popLast() {
      if entry.level > 0 { output += "\n" }
      var connector = ""
      var padding = ""
      if entry.level > indentationLimit {
        connector = "⋯ \(entry.level): "
        padding = String(repeating: " ", count: connector.count)
      } else if entry.level > 0 {
        continues.removeLast(continues.count - (entry.level - 1))
        connector = entry.isLast ? "└─ " : "├─ "
        padding = entry.isLast ? "   " : "│  "
      }
      let ancestors = indentation(of: continues)
      append(
        label(entry.node), first: ancestors + connector, next: ancestors + padding, to: &output)
      if entry.level > 0, entry.level <= indentationLimit {
        continues.append(!entry.isLast)
      }
      var isLast = true
      for child in children(entry.node).reversed() {
        pending.append(Entry(node: child, level: entry.level + 1, isLast: isLast))
        isLast = false
      }
    }
    return output
  }

  private struct Entry {
    let node: Node
    let level: Int
    let isLast: Bool
  }

  private func indentation(of continues: [Bool]) -> String {
    var text = ""
    for level in continues { text += level ? "│  " : "   " }
    return text
  }

  private func append(_ label: String, first: String, next: String, to output: inout String) {
    var prefix = first
    var isFirst = true
    for line in label.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if !isFirst { output += "\n" }
      let isBlank = line.isEmpty
      output.append(contentsOf: isBlank ? prefix.trimmingTrailingSpaces : prefix[...])
      // What would move the cursor of a terminal must not come out of a text that a view shows.
      output.append(contentsOf: line.contains(where: \.isControl) ? line.withoutControls : line)
      prefix = next
      isFirst = false
    }
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: Substring {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return text
  }
}
