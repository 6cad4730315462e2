import Foundation
import Preferences

/// What a text takes from the environment for its size, looked up once for all texts of a place.
@MainActor final class InheritedText {
  let limits: LineLimits
  /// The room between lines, in points.
  let lineSpacing: CGFloat
  let truncationMode: Text.TruncationMode
  let measurer: any TextMeasurer

  private let textCase: Text.Case?
  private let traits: TextTraits
  private let font: Font
  private let plainFont: Font
  private let letterSpacing: CGFloat

  init(_ environment: EnvironmentValues) {
    limits = environment.lineLimits
    lineSpacing = max(0, environment.lineSpacing)
    truncationMode = environment.truncationMode
    measurer = environment.textMeasurer
    textCase = environment.textCase
    traits = environment.textTraits
    font = environment.font ?? .body
    plainFont = traits.applied(to: font)
    letterSpacing = traits.letterSpacing
  }

  /// A run without a style of its own.
  func run(_ string: String) -> StyledTextLeaf.Run {
    StyledTextLeaf.Run(string: cased(string), font: plainFont, letterSpacing: letterSpacing)
  }

  /// A run with a style.
  func run(_ string: String, style: RunStyle) -> StyledTextLeaf.Run {
    let traits = style.traits.inside(traits)
    return StyledTextLeaf.Run(
      string: cased(string), font: traits.applied(to: style.font ?? font),
      letterSpacing: traits.letterSpacing)
  }

  private func cased(_ string: String) -> String {
    switch textCase {
    case .uppercase: string.uppercased()
    case .lowercase: string.lowercased()
    case nil: string
    }
  }
}

extension LeafSurroundings {
  /// What the text takes from the environment; the text is measured again when that changes.
  ///
  /// - Complexity: O(1) but for the first text of a place.
  var inheritedText: InheritedText {
    let environment = environment
    let scope = element.scope
    if let known = scope.workedOut as? InheritedText { return known }
    let made = InheritedText(environment)
    scope.workedOut = made
    return made
  }
}
