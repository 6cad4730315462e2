public import Modifiers

/// Writes a ``Modifiers/Drawing`` as a picture in SVG that needs nothing else.
///
/// Text is set in the system's monospace font and forced to its measured width, so that a picture
/// looks the same wherever it is shown. The same drawing gives the same characters every time.
public struct SVGWriter {
  private let drawing: Drawing
  private let clipName: String

  /// Creates a writer for a drawing.
  ///
  /// - Parameters:
  ///   - drawing: What to draw.
  ///   - clipName: What the ids of clip paths begin with; pictures on one page need different ones.
  ///     Only its letters, digits, hyphens and underscores of ASCII are used.
  public init(_ drawing: Drawing, clipName: String = "clip") {
    self.drawing = drawing
    self.clipName = clipName.filter {
      $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_")
    }
  }

  /// The picture, one element on each line, with no line feed at the end.
  ///
  /// - Complexity: O(*n*) in the number of commands; no recursion over nested groups.
  public var svg: String {
    let size = drawing.drawableSize
    let width = SVGElement.number(size.width)
    let height = SVGElement.number(size.height)
    var root = SVGElement("svg")
    root.set("xmlns", "http://www.w3.org/2000/svg")
    root.set("width", width)
    root.set("height", height)
    root.set("viewBox", "0 0 \(width) \(height)")
    root.set("font-family", "ui-monospace, Menlo, Consolas, monospace")
    var lines = [root.start]
    write(drawing.commands, to: &lines)
    lines.append(root.end)
    return lines.joined(separator: "\n")
  }

  private func write(_ commands: [DrawingCommand], to lines: inout [String]) {
    var groups = [Group(commands: commands[...], end: nil)]
    var clips = 0
    while var group = groups.popLast() {
      guard let command = group.commands.popFirst() else {
        if let end = group.end { lines.append(end) }
        continue
      }
      groups.append(group)
      switch command {
      case .text(let run):
        if let element = SVGElement(run) { lines.append(element.text) }
      case .fill(let outline, let color):
        if let element = SVGElement(filling: outline, with: color) { lines.append(element.text) }
      case .stroke(let outline, let color, let style):
        if let element = SVGElement(stroking: outline, with: color, style: style) {
          lines.append(element.text)
        }
      case .transformed(let transform, let commands):
        guard let matrix = SVGElement.matrix(transform), !commands.isEmpty else { break }
        var element = SVGElement("g")
        element.set("transform", matrix)
        lines.append(element.start)
        groups.append(Group(commands: commands[...], end: element.end))
      case .group(let opacity, let clip, let commands):
        let opacity = opacity.clampedToUnit
        guard opacity > 0, !commands.isEmpty else { break }
        var element = SVGElement("g")
        if opacity < 1 { element.set("opacity", opacity.decimalText(places: 3)) }
        if let clip {
          // A clip that cannot be drawn lets nothing through.
          guard let shape = SVGElement(clip, of: .clip) else { break }
          clips += 1
          var path = SVGElement("clipPath")
          path.set("id", "\(clipName)\(clips)")
          path.content = shape.text
          lines.append(path.text)
          element.set("clip-path", "url(#\(clipName)\(clips))")
        }
        let isPlain = opacity == 1 && clip == nil
        if !isPlain { lines.append(element.start) }
        groups.append(Group(commands: commands[...], end: isPlain ? nil : element.end))
      }
    }
  }

  /// A group of commands that is being written.
  private struct Group {
    var commands: ArraySlice<DrawingCommand>
    let end: String?
  }
}
