import Preferences

/// The part of phase one that tells what layout found out to those who asked.
///
/// ```
///  layout ──▶ questions asked before, asked again ──other answer──▶ their readers are due
///             work that waited for a layout ──────────────────────▶ is performed, phase one goes round
/// ```
/// Sizes are asked again where a frame changed; what depends on where a view stands, whenever
/// anything moved.
@MainActor final class GeometryStage: UpdateStage {
  private let context: TreeContext
  private let layout: LayoutStage?

  /// Elements whose work waits for a layout.
  private var due: [ElementBox] = []

  /// The sizes that were asked for, by their boxes.
  private var sizes: [ObjectIdentifier: GeometrySource] = [:]

  /// What else was asked for.
  private var places: [GeometrySource] = []

  /// How many of them there were when they were last asked again.
  private var knownPlaces = 0

  /// Anchors that were resolved when their views were gone.
  private var lost: [GeometrySource] = []
  private var seenMoves = 0

  init(context: TreeContext) {
    self.context = context
    context.require(LayoutStage.self)
    layout = context.stage(LayoutStage.self)
  }

  var needsRun: Bool {
    !due.isEmpty || !lost.isEmpty || layout?.moves != seenMoves
  }

  /// Notes that an element has work to do once everything is laid out.
  func noteLateWork(of box: ElementBox) {
    due.append(box)
  }

  /// Lets go of the work of an element that goes.
  func forgetLateWork(of box: ElementBox) {
    due.removeAll { $0 === box }
  }

  /// Asks a question again after each layout from now on, as long as somebody wants to know.
  func watch(_ source: GeometrySource) {
    if source.query == .size {
      guard let box = source.site?.layoutBox else { return }
      box.reportsFrame = true
      sizes[ObjectIdentifier(box)] = source
      return
    }
    if places.count > 2 * knownPlaces + 16 {
      removeUnread()
      knownPlaces = places.count
    }
    places.append(source)
  }

  /// Notes that an anchor was resolved whose view is gone.
  func noteLost(_ source: GeometrySource) {
    lost.append(source)
  }

  /// Lets go of the size of a box that goes.
  func forgetSize(of box: LayoutBox) {
    sizes[ObjectIdentifier(box)] = nil
  }

  func run() {
    guard let layout else { return }
    for box in layout.takeReframed() {
      if let source = sizes[ObjectIdentifier(box)] { ask(source) }
    }
    if layout.moves != seenMoves {
      seenMoves = layout.moves
      removeUnread()
      knownPlaces = places.count
      for source in places { ask(source) }
    }
    for box in takeDue() where box.hasLateWork {
      box.hasLateWork = false
      if !box.element.isDead { box.element.performLate() }
    }
    reportLost()
  }

  /// The boxes whose turn it is.
  ///
  /// From the outermost inward, as what is outside makes what is inside anew. What goes by the size
  /// of its content comes once nothing inside it is due any more.
  private func takeDue() -> [ElementBox] {
    guard due.count > 1 || due.first?.goesByContent == true else {
      defer { due = [] }
      return due
    }
    var ready = due.filter { !$0.goesByContent }
    if ready.isEmpty, !context.scheduler.hasWork {
      var around: Set<ObjectIdentifier> = []
      for box in due {
        var next = box.element.parentElement
        while let element = next, around.insert(ObjectIdentifier(element)).inserted {
          next = element.parentElement
        }
      }
      ready = due.filter { !around.contains(ObjectIdentifier($0.element)) }
    }
    let taken = Set(ready.map(ObjectIdentifier.init))
    due.removeAll { taken.contains(ObjectIdentifier($0)) }
    guard ready.count > 1 else { return ready }
    return ready.map { ($0, $0.element.ancestorCount) }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  private func ask(_ source: GeometrySource) {
    guard let answer = source.site?.find(source.query, of: source.target) else { return }
    guard !Self.comparison.areEqual(answer, source.known) else { return }
    source.known = answer
    source.source.notifyDependents()
  }

  /// Values that are not equal to themselves count as equal.
  private static let comparison = Comparison.of(GeometryAnswer.self)

  private func removeUnread() {
    places.removeAll { source in
      guard !source.isRead else { return false }
      source.site?.forget(source)
      return true
    }
  }

  /// Reports anchors of views that are gone, once all who might have let go of them have run.
  private func reportLost() {
    guard !lost.isEmpty, due.isEmpty, !context.scheduler.hasWork else { return }
    for source in lost where source.isRead {
      guard let site = source.site, let element = site.element,
        site.find(source.query, of: source.target) == .gone
      else { continue }
      context.report(.anchorOfLostView(at: element))
    }
    lost = []
  }
}

extension Element {
  /// The number of elements around this one.
  fileprivate var ancestorCount: Int {
    var count = 0
    var next = parentElement
    while let element = next {
      count += 1
      next = element.parentElement
    }
    return count
  }
}
