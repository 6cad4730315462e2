extension Node {
  /// Counts a body that is about to run, or reports that it cannot.
  func mayRunBody(lacking lack: MissingObject?) -> Bool {
    if let lack {
      context.report(lack.diagnostic(at: path))
    } else {
      context.scheduler.counters.bodies += 1
    }
    return lack == nil
  }

  /// Takes away what the body before this one built.
  func hide(_ child: inout Node?) {
    guard let shown = child else { return }
    context.unmount(shown)
    child = nil
    container?.listDidChange()
  }
}
