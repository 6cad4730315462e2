extension Exhibit {
  /// Everything that the gallery shows, in order.
  @MainActor static let all: [Exhibit] = [
    conditionalPadding, vanishingStack, validCases, conditionalViews, emptyState,
    equalWidths, childSize, nestedReaders, selectedMonth, formMap, tabUnderline, scrollHeader,
    flowLayout, screenTitle, detents, visibleRows, tableColumns, chartLegend,
  ]
}
