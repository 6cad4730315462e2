package import Preferences

/// A host whose views can be found and acted on, whatever the type of its root view.
@MainActor package protocol InteractiveHost: AnyObject {
  /// What the nodes of the host share.
  var context: TreeContext { get }

  /// Updates the host if it needs to be, and if no update is going on.
  func bringUpToDate() throws(UpdateError)
}

extension ViewHost: InteractiveHost {
  package func bringUpToDate() throws(UpdateError) {
    guard needsUpdate, !context.scheduler.isUpdating else { return }
    try update()
  }
}
