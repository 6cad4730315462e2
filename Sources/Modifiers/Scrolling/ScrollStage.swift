import Preferences

/// The part of phase one that scrolls once everything is laid out.
@MainActor final class ScrollStage: UpdateStage {
  private let context: TreeContext

  /// What scrolls, and returns whether it has arrived; one after the other, each once a layout has
  /// shown what the one before has done.
  private var requests: [@MainActor () -> Bool] = []

  init(context: TreeContext) {
    self.context = context
    context.require(LayoutStage.self)
  }

  var needsRun: Bool { !requests.isEmpty }

  /// Notes a wish, which the next layout fulfils.
  func add(_ request: @escaping @MainActor () -> Bool) {
    requests.append(request)
    if !context.scheduler.isUpdating { context.scheduler.invalidate() }
  }

  func run() {
    guard let first = requests.first else { return }
    if first() || !mayAppear { requests.removeFirst() }
  }

  /// Whether views may appear yet in this pass.
  private var mayAppear: Bool {
    context.scheduler.hasWork || context.stages.contains { $0 !== self && $0.needsRun }
  }
}
