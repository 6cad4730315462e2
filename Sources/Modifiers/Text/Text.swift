package import Foundation
public import Preferences

/// One or more lines of read-only text.
///
/// The counterpart of SwiftUI's `Text`. It wraps at the width it is proposed, is cut off with "…"
/// at its line limit, and is measured by the environment's `textMeasurer`.
public struct Text: Equatable, Sendable {
  /// A part of the text with one style.
  struct Run: Equatable, Sendable {
    var string: String
    var style = RunStyle()
  }

  /// The characters, if nothing sets their style: most texts have no runs to allocate.
  private var plain: String
  private var styled: [Run]?

  /// The parts of the text, of which there is at least one.
  var runs: [Run] {
    get { styled ?? [Run(string: plain)] }
    set { self = Text(newValue) }
  }

  /// Creates a text that shows a string as it is; Markdown is read in literals only.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ content: S) {
    plain = String(content)
  }

  /// Creates a text that shows a string as it is.
  nonisolated public init(verbatim content: String) {
    plain = content
  }

  /// Creates a text of runs, of which there is at least one.
  init(_ runs: [Run]) {
    plain = ""
    if runs.count == 1, runs[0].style == RunStyle() {
      plain = runs[0].string
    } else {
      styled = runs
    }
  }

  /// Whether nothing sets the style of the text.
  var isPlain: Bool { styled == nil }

  /// Joins two texts; each keeps its style.
  nonisolated public static func + (lhs: Text, rhs: Text) -> Text {
    var text = lhs
    text.runs += rhs.runs
    return text
  }

  /// The characters without their styles, as they were given.
  var string: String {
    styled.map { $0.map(\.string).joined() } ?? plain
  }
}

/// The style that a text sets for itself; `nil` leaves a value to the environment.
struct RunStyle: Equatable, Sendable {
  var font: Font?
  var traits = TextTraits()
  var foreground: RunForeground?

  /// The traits, given what is around the text.
  @MainActor func traits(in environment: EnvironmentValues) -> TextTraits {
    traits.inside(environment.textTraits)
  }
}

/// A style that a text is drawn in.
struct RunForeground: Equatable, Sendable {
  let style: any ShapeStyle

  init(_ style: any ShapeStyle) {
    self.style = (style as? AnyShapeStyle)?.base ?? style
  }

  /// Two styles that cannot be compared count as different.
  static func == (lhs: RunForeground, rhs: RunForeground) -> Bool {
    func isEqual<S: Equatable>(_ style: S) -> Bool { rhs.style as? S == style }
    return (lhs.style as? any Equatable).map { isEqual($0) } ?? false
  }
}

extension Text: View {
  /// There is no body.
  public typealias Body = Never
}

extension Text: LayoutLeaf {
  package var text: String? { string }

  package func sizing(in surroundings: LeafSurroundings) -> StyledTextLeaf {
    let inherited = surroundings.inheritedText
    var sized: [StyledTextLeaf.Run] = []
    if isPlain {
      sized = [inherited.run(string)]
    } else {
      sized.reserveCapacity(runs.count)
      // A loop: a closure would have to ask each time whether it runs on the main actor.
      for run in runs { sized.append(inherited.run(run.string, style: run.style)) }
    }
    return StyledTextLeaf(
      runs: sized,
      limits: inherited.limits,
      lineSpacing: inherited.lineSpacing,
      truncationMode: inherited.truncationMode,
      measurer: inherited.measurer
    )
  }

  package func draw(
    _ sizing: StyledTextLeaf, in frame: CGRect, environment: EnvironmentValues,
    into painter: inout Painter
  ) {
    let runs = runs
    let foreground = environment.concrete(environment.foregroundColor)
    let colors = runs.map { run in
      run.style.foreground.map { environment.color(of: $0.style) } ?? foreground
    }
    let traits = runs.map { $0.style.traits(in: environment) }
    for piece in sizing.pieces(in: frame, alignment: environment.multilineTextAlignment) {
      painter.add(
        .text(
          TextRun(
            string: piece.string,
            frame: piece.frame,
            fontSize: piece.font.pointSize,
            isBold: piece.font.isBold,
            isItalic: piece.font.isItalic,
            underline: traits[piece.run].underline.flatMap { $0 }?.decoration(in: environment),
            strikethrough: traits[piece.run].strikethrough.flatMap { $0 }?
              .decoration(in: environment),
            letterSpacing: traits[piece.run].letterSpacing,
            color: DrawingColor(colors[piece.run])
          )
        )
      )
    }
  }
}
