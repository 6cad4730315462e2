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
    guard let stage = element.context.stage(GeometryStage.self) else { return }
    stage.forgetSize(of: box)
    if hasLateWork {
      hasLateWork = false
      stage.forgetLateWork(of: self)
    }
  }
}
