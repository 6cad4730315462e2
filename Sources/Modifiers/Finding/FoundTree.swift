import Preferences

/// The host in which views were found, and the view beside which it is shown, if there is one.
@MainActor final class FoundTree {
  let host: any InteractiveHost
  private let presenter: FoundView?

  init(_ host: any InteractiveHost, presenter: FoundView? = nil) {
    self.host = host
    self.presenter = presenter
  }

  /// Updates what needs to be, outside of updates.
  func bringUpToDate() throws(InteractionError) {
    try presenter?.bringUpToDate(for: "used")
    defer { reportToPresenter() }
    do {
      try host.bringUpToDate()
    } catch {
      throw InteractionError(error)
    }
  }

  /// Hands the mistakes of a host that nobody else sees on to the one that is seen.
  private func reportToPresenter() {
    guard let presenter else { return }
    for diagnostic in host.context.diagnostics {
      presenter.tree.host.context.report(
        Diagnostic(
          what: diagnostic.what, path: "\(presenter.path) › swipeActions › \(diagnostic.path)",
          fix: diagnostic.fix))
    }
    presenter.tree.reportToPresenter()
  }

  /// The root of the sheet that stands in front of an element, if there is one.
  ///
  /// - Complexity: O(elements around it).
  func sheet(inFrontOf element: Element) -> Element? {
    if let front = host.context.presented.last {
      var root = element
      while let outer = root.enclosing { root = outer }
      if root !== front { return front }
    }
    guard let presenter, let beside = presenter.element else { return nil }
    return presenter.tree.sheet(inFrontOf: beside)
  }

  /// What is there, in tree order.
  func everything(in element: Element?) throws(InteractionError) -> [FoundView] {
    guard host.context.options.runsStages else { throw InteractionError.withoutLayout }
    guard let element else { return [] }
    return views(in: element)
  }

  /// What can be found in an element, in tree order.
  func views(in element: Element) -> [FoundView] {
    element.visibleBoxes().map {
      FoundView($0.box.element, in: self, isPartOfControl: $0.isPartOfControl)
    }
  }
}
