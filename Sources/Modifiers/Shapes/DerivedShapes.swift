import Foundation
import Preferences

/// The line along the outline of another shape.
nonisolated struct StrokedShape<Base: Shape>: BuiltInShape {
  typealias Body = Never

  let base: Base
  let style: StrokeStyle

  static var shapeName: String { Modifiers.shapeName(of: Base.self) }

  func path(in rect: CGRect) -> Path { base.path(in: rect).strokedPath(style) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

/// A part of the outline of another shape.
nonisolated struct TrimmedShape<Base: Shape>: BuiltInShape {
  typealias Body = Never

  let base: Base

  /// The fractions of the outline's length between which it is drawn.
  let start: CGFloat
  let end: CGFloat

  static var shapeName: String { Modifiers.shapeName(of: Base.self) }

  func path(in rect: CGRect) -> Path { base.path(in: rect).trimmedPath(from: start, to: end) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}
