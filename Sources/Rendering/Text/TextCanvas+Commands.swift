import Modifiers

extension TextCanvas {
  /// Draws commands and the groups among them, keeping the place in each open group on a list.
  mutating func draw(_ commands: [DrawingCommand]) {
    var groups = [
      Group(commands: commands[...], opacity: 1, clip: CellClip(area: area, visible: grid.bounds))
    ]
    while var group = groups.popLast() {
      guard let command = group.commands.popFirst() else { continue }
      groups.append(group)
      switch command {
      case .text(let run):
        draw(run, opacity: group.opacity, clip: group.clip)
      case .fill(let outline, let color):
        fill(outline, with: CellColor(color, opacity: group.opacity), clip: group.clip)
      case .stroke(let outline, let color, let style):
        let ink = CellColor(color, opacity: group.opacity)
        stroke(outline, with: ink, lineWidth: style.lineWidth, clip: group.clip)
      case .transformed:
        // The drawing was freed of transforms first.
        break
      case .group(let opacity, let outline, let commands):
        let clip = outline.map { group.clip.narrowed(to: $0, on: grid) } ?? group.clip
        let product = group.opacity * opacity.clampedToUnit
        if product > 0, !clip.area.isEmpty {
          groups.append(Group(commands: commands[...], opacity: product, clip: clip))
        }
      }
    }
  }

  /// A group of commands that is being drawn.
  private struct Group {
    var commands: ArraySlice<DrawingCommand>
    let opacity: Double
    let clip: CellClip
  }
}
