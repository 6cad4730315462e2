package import Preferences

/// The part of phase one that knows where the focus is, and moves it.
///
/// ```
/// a state is written ──▶ request ──run()──▶ the place that stands for the value, the control inside
///                                            │ there: the focus moves   │ not there: the state is reset
/// the control goes, or is
/// disabled           ──────────────run()──▶ no focus, the states are reset
/// focus() from outside ──────────────────▶ the focus moves at once
/// ```
/// Whenever the focus moves, the states around the control that has it take their places' values,
/// and those around the control that had it are reset, but for those that were written meanwhile.
@MainActor package final class FocusStage: UpdateStage {
  /// The control that has the focus.
  package private(set) var focused: Element?

  /// The states around the control that has the focus.
  private var states: [AnyFocusBox] = []

  /// The states that were written and not answered yet, the latest last.
  private var requests: [AnyFocusBox] = []

  /// Whether a submission's actions wrote once more the value of the control that has the focus.
  private var isKept = false

  private let context: TreeContext

  package init(context: TreeContext) {
    self.context = context
  }

  package var needsRun: Bool { !requests.isEmpty || hasLostControl }

  /// Whether the control that has the focus cannot have it any longer.
  private var hasLostControl: Bool { focused.map { !$0.canHaveFocus } ?? false }

  /// Notes that the user's code wrote a state.
  func request(_ state: AnyFocusBox) {
    requests.removeAll { $0 === state }
    requests.append(state)
    if !context.scheduler.isUpdating { context.scheduler.invalidate() }
  }

  /// Notes that the user's code wrote the value that a state has.
  func keep(_ state: AnyFocusBox) {
    if states.contains(where: { $0 === state }) { isKept = true }
  }

  package func run() {
    if hasLostControl { move(to: nil) }
    while !requests.isEmpty { answer(requests.removeFirst()) }
  }

  /// Moves the focus as a state says that was written.
  ///
  /// - Complexity: O(elements inside the places that stand for the value).
  private func answer(_ state: AnyFocusBox) {
    if state.isFocused, let target = target(of: state) {
      move(to: target)
    } else {
      state.reset()
      if states.contains(where: { $0 === state }) { move(to: nil) }
    }
  }

  /// The control for which the value of a state stands: of several the first in the tree.
  private func target(of state: AnyFocusBox) -> Element? {
    var targets: [Element] = []
    for place in state.askedPlaces where !place.isInsideHidden {
      guard let target = Self.focusable(in: place) else { continue }
      if !targets.contains(where: { $0 === target }) { targets.append(target) }
    }
    guard targets.count > 1 else { return targets.first }
    let ordered = ElementOrder.sorted(targets)
    context.report(.ambiguousFocus(state.summary, targets: ordered))
    return ordered.first
  }

  /// Moves the focus to a control, or takes it away; the states around the two follow.
  package func move(to target: Element?) {
    focused = target
    let left = states
    states = []
    var next = target
    while let current = next {
      if let place = current as? any FocusPlace, let box = place.focusBox {
        // What was written meanwhile is answered next.
        if !requests.contains(where: { $0 === box }) { place.takeFocus() }
        states.append(box)
      }
      next = current.enclosing
    }
    for state in left where !isConcerned(state) { state.reset() }
  }

  /// Whether the focus is in a state's field by now, or the state has yet to be answered.
  private func isConcerned(_ state: AnyFocusBox) -> Bool {
    states.contains { $0 === state } || requests.contains { $0 === state }
  }

  /// Runs what a submission of the control that has the focus does, then takes the focus from it,
  /// unless that moved it, or said once more that it is there.
  package func endEditing(of element: Element, after actions: () -> Void) {
    isKept = false
    actions()
    guard focused === element, requests.isEmpty, !isKept else { return }
    move(to: nil)
  }

  /// The first control in an element, itself included, that can have the focus now.
  private static func focusable(in element: Element) -> Element? {
    var found: Element?
    element.walkInward { next in
      guard found == nil, !next.isHidden else { return false }
      guard next.control?.isFocusable == true else { return true }
      if next.canHaveFocus { found = next }
      return false
    }
    return found
  }

  /// The stage of the host that an element belongs to.
  package static func of(_ element: Element) -> FocusStage? {
    element.context.stage(FocusStage.self)
  }
}

extension Element {
  /// Whether this is a control that is there, takes the focus and is enabled.
  fileprivate var canHaveFocus: Bool {
    !isDead && control?.isFocusable == true && scope.values.isEnabled
  }
}

extension Diagnostic {
  /// Several controls stand for the value that a focus state was given.
  @MainActor fileprivate static func ambiguousFocus(
    _ value: String, targets: [Element]
  ) -> Diagnostic {
    Diagnostic(
      what: "The focus value \(value) stands for \(targets.count) fields; the first has the focus.",
      path: targets[1].path,
      fix: "Give each field a value of its own in focused(_:equals:)."
    )
  }
}
