import Preferences

/// The part of phase one that scrolls to views once they are laid out.
@MainActor final class ScrollStage: UpdateStage {
  private let context: TreeContext
  private var requests: [ScrollRequest] = []

  init(context: TreeContext) {
    self.context = context
    context.require(LayoutStage.self)
  }

  var needsRun: Bool { !requests.isEmpty }

  /// Notes a wish, which the next layout fulfils.
  func add(_ request: ScrollRequest) {
    requests.append(request)
    if !context.scheduler.isUpdating { context.scheduler.invalidate() }
  }

  func run() {
    let waiting = requests
    requests = []
    for request in waiting where !request.perform() && mayAppear {
      requests.append(request)
    }
  }

  /// Whether views may appear yet in this pass.
  private var mayAppear: Bool {
    context.scheduler.hasWork || context.stages.contains { $0 !== self && $0.needsRun }
  }
}
