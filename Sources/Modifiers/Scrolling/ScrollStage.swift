import Preferences

/// The part of phase one that scrolls once everything is laid out.
@MainActor final class ScrollStage: UpdateStage {
  private let context: TreeContext

  /// What scrolls: one after the other, each again and again until no layout has anything new to
  /// show for it.
  private var requests: [@MainActor () -> Void] = []

  /// What keeps its aim until the request that is being carried out is done with.
  private var aiming: [ScrollPosition] = []

  init(context: TreeContext) {
    self.context = context
    context.require(LayoutStage.self)
  }

  var needsRun: Bool { !requests.isEmpty }

  /// Notes a wish, which the next layout fulfils.
  func add(_ request: @escaping @MainActor () -> Void) {
    requests.append(request)
    if !context.scheduler.isUpdating { context.scheduler.invalidate() }
  }

  /// Notes that a position aims at a point.
  func noteAim(of position: ScrollPosition) {
    if !aiming.contains(where: { $0 === position }) { aiming.append(position) }
  }

  func run() {
    // A wish is about what is there once everything else has come to rest.
    guard let first = requests.first, !mayAppear else { return }
    first()
    guard !mayAppear else { return }
    requests.removeFirst()
    for position in aiming { position.aim = nil }
    aiming = []
  }

  /// Whether views may appear yet in this pass.
  private var mayAppear: Bool {
    context.scheduler.hasWork || context.stages.contains { $0 !== self && $0.needsRun }
  }
}
