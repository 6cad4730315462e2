/// A part of phase one that a client module hangs into the update, such as layout.
@MainActor package protocol UpdateStage: AnyObject {
  /// Creates the stage for one host's tree.
  init(context: TreeContext)

  /// Whether ``run()`` has something to do.
  var needsRun: Bool { get }

  /// Brings up to date what the stage keeps; it may make nodes or outputs dirty again.
  ///
  /// - Throws: An error that ends the update, when a limit is reached.
  func run() throws(UpdateError)
}
