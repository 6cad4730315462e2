extension Group where Content: View {
  /// Creates a view from the subviews of another view: the elements that are there.
  ///
  /// Groups dissolve, and what stands for nothing is not among them. The closure runs again when
  /// the subviews that it looked at are others. What it does not show is not mounted, and
  /// contributes nothing.
  ///
  /// - Complexity: O(*n*) for the *n* subviews that the closure looks at.
  nonisolated public init<Base, Result>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result>, Base: View, Result: View {
    content = GroupElementsOfContent(subviews: view, transform: transform)
  }
}
