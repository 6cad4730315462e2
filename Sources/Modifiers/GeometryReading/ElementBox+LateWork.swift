import Preferences

extension ElementBox {
  /// Has the element perform its late work after the next layout.
  final func enqueueLateWork() {
    guard !hasLateWork, let stage = element.context.stage(GeometryStage.self) else { return }
    hasLateWork = true
    stage.noteLateWork(of: self)
  }

  /// Forgets what was asked about the box, when its element goes.
  final func forgetGeometry() {
    element.context.stage(GeometryStage.self)?.forgetSize(of: box)
  }
}
