public import Foundation

extension Text {
  /// Sets the room in points that is added after each character.
  nonisolated public func kerning(_ kerning: CGFloat) -> Text {
    styled { $0.traits.kerning = kerning }
  }

  /// Sets the room in points that is added after each character; counts for more than kerning.
  ///
  /// Ligatures, which SwiftUI's tracking pulls apart, do not exist here.
  nonisolated public func tracking(_ tracking: CGFloat) -> Text {
    styled { $0.traits.tracking = tracking }
  }

  /// Sets the design of the font; `nil` takes back a design set further out.
  ///
  /// A measurer of your own sees the design; the one of this package and the renderers do not.
  nonisolated public func fontDesign(_ design: Font.Design?) -> Text {
    styled { $0.traits.design = .some(design) }
  }

  /// Sets characters of one width; without effect but for a measurer of your own.
  nonisolated public func monospaced(_ isActive: Bool = true) -> Text {
    styled { $0.traits.isMonospaced = isActive }
  }

  /// Sets digits of one width, which all fonts here have: without effect.
  nonisolated public func monospacedDigit() -> Text {
    self
  }

  /// The letters that a text is written in.
  public enum Case: Hashable, Sendable {
    /// Capital letters.
    case uppercase
    /// Small letters.
    case lowercase
  }

  /// Where a line is cut that does not fit.
  public enum TruncationMode: Hashable, Sendable {
    /// At its start: "…end".
    case head
    /// At its end: "start…".
    case tail
    /// In its middle: "st…nd".
    case middle
  }
}
