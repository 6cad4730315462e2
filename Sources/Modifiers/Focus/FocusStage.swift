package import Preferences

/// The part of phase one that knows where the focus is, and moves it.
///
/// ```
/// a state is written ──▶ request ──run()──▶ the place that stands for the value, the control inside
///                                            │ there: the focus moves   │ not there: the state is reset
/// the control goes   ──────────────run()──▶ no focus, the states are reset
/// focus() from outside ──────────────────▶ the focus moves at once
/// ```
/// Whenever the focus moves, the states around the control that has it take their places' values, and
/// those around the control that had it are reset.
@MainActor package final class FocusStage: UpdateStage {
  /// The control that has the focus.
  package private(set) var focused: Element?

  /// The places that stand for a value, with the number that each got when it came.
  private var places: [ObjectIdentifier: (place: any FocusPlace, number: Int)] = [:]
  private var arrivals = 0

  /// The states around the control that has the focus.
  private var states: [AnyFocusBox] = []

  /// The states that were written since the last run, the latest last.
  private var requests: [AnyFocusBox] = []

  private let context: TreeContext

  package init(context: TreeContext) {
    self.context = context
  }

  package var needsRun: Bool { !requests.isEmpty || focused?.isDead == true }

  /// Notes that the user's code wrote a state.
  func request(_ state: AnyFocusBox) {
    requests.removeAll { $0 === state }
    requests.append(state)
    if !context.scheduler.isUpdating { context.scheduler.invalidate() }
  }

  func add(_ place: any FocusPlace) {
    arrivals += 1
    places[ObjectIdentifier(place)] = (place, arrivals)
  }

  func remove(_ place: any FocusPlace) {
    places[ObjectIdentifier(place)] = nil
  }

  package func run() {
    if focused?.isDead == true { move(to: nil) }
    let written = requests
    requests = []
    for state in written { answer(state) }
  }

  /// Moves the focus as a state says that was written; of several places that stand for its value,
  /// to the one that came first.
  ///
  /// - Complexity: O(places).
  private func answer(_ state: AnyFocusBox) {
    guard state.isFocused else {
      if states.contains(where: { $0 === state }) { move(to: nil) }
      return
    }
    let asking = places.values.filter { $0.place.focusBox === state && $0.place.isAskedFor }
      .sorted { $0.number < $1.number }
    if let target = asking.lazy.compactMap({ Self.focusable(in: $0.place) }).first {
      move(to: target)
    } else {
      state.reset()
      if states.contains(where: { $0 === state }) { move(to: nil) }
    }
  }

  /// Moves the focus to a control, or takes it away; the states around the two follow.
  package func move(to target: Element?) {
    focused = target
    let left = states
    states = []
    var next = target
    while let current = next {
      if let place = current as? any FocusPlace, let box = place.focusBox {
        place.takeFocus()
        states.append(box)
      }
      next = current.parentElement
    }
    for state in left where !states.contains(where: { $0 === state }) { state.reset() }
  }

  /// Takes the focus from a control whose editing ended, unless it was moved already.
  package func endEditing(of element: Element) {
    guard focused === element, requests.isEmpty else { return }
    move(to: nil)
  }

  /// The first control in an element, itself included, that can have the focus now.
  private static func focusable(in element: Element) -> Element? {
    var waiting = [element]
    while let next = waiting.popLast() {
      if next.control?.isFocusable == true { return next.scope.values.isEnabled ? next : nil }
      var children: [Element] = []
      next.forEachElement { children.append($0) }
      waiting += children.reversed()
    }
    return nil
  }

  /// The stage of the host that an element belongs to.
  package static func of(_ element: Element) -> FocusStage? {
    element.context.stage(FocusStage.self)
  }
}
