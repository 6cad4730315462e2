/// A node that is there to be laid out: a leaf, a container, or a modifier around one element.
///
/// ```
///  made by its view's node ──▶ inactive ──shown by a container──▶ active ──place gone──▶ dead
/// ```
/// An inactive element contributes nothing and mounts nothing below it.
@MainActor package class Element: Node {
  /// The element around this one: a modifier or a container. It goes with this one or later.
  // Unchecked: read at every step, and nothing that could touch it runs meanwhile.
  @exclusivity(unchecked) package final unowned(unsafe) var parentElement: Element?

  /// Whether this element is, or was, part of what is shown. One that is not has no effect: it only
  /// keeps its value, for the places where a copy of it is shown.
  // Unchecked: read at every step, and nothing that could touch it runs meanwhile.
  @exclusivity(unchecked) private(set) final var isActive = false

  /// The keys that somebody above asks for, fixed when the element becomes active.
  // Unchecked: read at every step, and nothing that could touch it runs meanwhile.
  @exclusivity(unchecked) final var demand: Demand

  /// What a client module has hung on this element, such as a layout.
  // Unchecked: read at every step, and nothing that could touch it runs meanwhile.
  @exclusivity(unchecked) package final var attachment: (any ElementAttachment)?

  /// What arrives from the elements inside, one port for each key; used by junctions alone.
  // Unchecked: read at every step, and nothing that could touch it runs meanwhile.
  @exclusivity(unchecked) final var ports: [Port] = []

  /// The refresh of the container's list that saw this element last.
  // Unchecked: read at every step, and nothing that could touch it runs meanwhile.
  @exclusivity(unchecked) final var mark: Int32 = 0

  /// The order at the start of a pass, as of the last pass in which it changed.
  // Unchecked: read at every step, and nothing that could touch it runs meanwhile.
  @exclusivity(unchecked) private final var formerOrder: Int32 = 0
  // Unchecked: read at every step, and nothing that could touch it runs meanwhile.
  @exclusivity(unchecked) private final var reorderingPass: Int32 = -1

  init(in place: Place) {
    demand = place.context.noDemand
    super.init(in: place, isElement: true)
  }

  /// The position among the siblings at the start of the pass, by which those that are gone stand
  /// in order with those that are still there.
  final var orderBeforePass: Int32 {
    reorderingPass == context.pass ? formerOrder : order
  }

  /// Takes another position among the siblings.
  final func move(to newOrder: Int32) {
    if reorderingPass != context.pass {
      reorderingPass = context.pass
      formerOrder = order
    }
    order = newOrder
  }

  /// Whether this element contributes a default of its own, as SwiftUI's containers do.
  final var contributesDefault: Bool {
    context.options.implicitDefaults == .contributed && holdsVariableContent
  }

  /// Whether this is a container of views that may come and go.
  var holdsVariableContent: Bool { false }

  override final func list(into cursor: inout ListCursor) {
    cursor.emit(self)
  }

  /// Becomes part of what is shown; returns the element inside, which is activated next.
  final func activate() -> Element? {
    isActive = true
    return didActivate()
  }

  /// Hears that this element has become part of what is shown; returns the element inside, which is
  /// activated next.
  func didActivate() -> Element? { nil }

  /// Whether the values of several elements meet here.
  var isJunction: Bool { false }

  /// Takes in a change of what a child contributes; returns what changes for the element above.
  func accept(_ change: Contribution, from child: Element) -> Contribution? {
    isJunction ? meet(change, from: child) : change
  }

  /// Where the value of a key comes from, for computing it without outputs.
  func origin<K: PreferenceKey>(of key: K.Type) -> Origin<K> { .nothing }

  /// What reads the value that the content of this element has for a key, if anything does.
  func reading<K: PreferenceKey>(of key: K.Type) -> Reading<K>? { nil }

  /// The key that this element is for, if it is a modifier that is for one.
  package var preferenceKey: (any PreferenceKey.Type)? { nil }

  /// The output of this element's own, if a modifier makes or reads a value here.
  var ownOutput: (key: KeyIdentity, output: AnyOutput)? { nil }

  /// Calls `body` with each element inside, in tree order.
  package func forEachElement(_ body: (Element) -> Void) {}

  /// The element inside, if this is a modifier.
  package var wrapped: Element? { nil }

  /// Makes another element of the same view or modifier, without the element inside.
  func makeCopy(in place: Place) -> Element {
    preconditionFailure("Element.makeCopy: an element does not say how it is shown elsewhere")
  }

  /// Takes the element inside, if this is a modifier.
  func take(_ child: Element) {}

  /// Takes the view's or modifier's value from the element that this is a copy of.
  func takeValue(of original: Element) {}

  /// Makes what a client module hangs on this element.
  package func makeAttachment() -> (any ElementAttachment)? { nil }

  /// What this element is a place for, if its content need not be one element.
  package var slot: Slot? { nil }

  /// Begins the work that waited for a client module, such as making views from a size.
  package func performLate() {}

  /// Reads the environment; the attachment hears when any of it changes.
  package final func readEnvironment() -> EnvironmentValues {
    Tracker.trackSources(of: self) { scope.readAll() }
  }

  package override func sourceDidChange() {
    attachment?.elementDidChange()
  }

  override final func bury() {
    super.bury()
    parentElement = nil
  }

  override func didUnmount() {
    super.didUnmount()
    attachment?.elementDidUnmount()
    attachment = nil
  }
}

/// What a client module hangs on an element, and what it hears.
@MainActor package protocol ElementAttachment: AnyObject {
  /// The element's own view or modifier has a new value.
  func elementDidChange()

  /// The elements inside are others than before, or stand in another order.
  func childrenDidChange()

  /// The element has something to work out that waits for the client module: it is to call
  /// ``Element/performLate()`` once it knows what the work asks for.
  func lateWorkIsDue()

  /// The element is gone.
  func elementDidUnmount()
}

extension ElementAttachment {
  package func lateWorkIsDue() {}
}

/// A place for content that need not be one element.
package enum Slot: String {
  /// The place of a host's root view.
  case root

  /// The place of a layer over or under an element.
  case layer

  /// The root of a tree that an element presents, such as a sheet.
  case presented
}
