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
    do {
      try host.bringUpToDate()
    } catch {
      throw InteractionError(error)
    }
  }

  /// What is there, in tree order.
  func everything(in element: Element?) throws(InteractionError) -> [FoundView] {
    guard host.context.options.runsStages else { throw InteractionError.withoutLayout }
    guard let element else { return [] }
    return element.visibleBoxes().map {
      FoundView($0.box.element, in: self, isPartOfControl: $0.isPartOfControl)
    }
  }
}
