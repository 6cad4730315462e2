extension Exhibit {
  /// Everything that the gallery shows, in order.
  @MainActor static let all: [Exhibit] = [
    conditionalPadding, vanishingStack, validCases, conditionalViews, emptyState,
  ]
}
