public import Foundation
public import Preferences

extension View {
  /// Sets the most lines of the texts in this view; `nil` sets no limit.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Sets the most lines of the texts in this view, and the fewest for which they take room.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimits(LineLimits(maximum: limit.upperBound, reserved: limit.lowerBound))
  }

  /// Sets the fewest lines for which the texts in this view take room; there may be more.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimits(LineLimits(reserved: limit.lowerBound))
  }

  /// Sets the most lines of the texts in this view.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimits(LineLimits(maximum: limit.upperBound))
  }

  /// Sets the most lines of the texts in this view, and whether they always take room for all.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimits(LineLimits(maximum: limit, reserved: reservesSpace ? limit : 0))
  }

  nonisolated private func lineLimits(_ limits: LineLimits) -> some View {
    environment(\.lineLimits, limits)
  }

  /// Sets the room in points between the lines of the texts in this view; less than 0 counts as 0.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Sets where the last line of the texts in this view is cut if there is more text than room.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets how the lines of a text of several lines are aligned with each other.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Keeps for your own use how small texts may become; without effect, as texts never shrink here.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Keeps for your own use whether characters may move together; without effect on a text.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }
}
