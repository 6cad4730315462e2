/// The elements of some content, found in their order and only as far as somebody asks.
@MainActor final class SubviewList {
  private let content: Node
  private var cursor: ListCursor?
  private(set) var elements: [Element] = []

  /// How many elements were asked for, whether they are there or not.
  private(set) var asked = 0

  /// How many elements somebody was told to expect.
  private var told: Int?

  /// Whether the content is being walked.
  private(set) var isWalking = false

  /// Creates a list of the elements of a node that is not a container.
  init(of content: Node) {
    self.content = content
    cursor = ListCursor(content)
  }

  /// Creates a list of elements that were found in another list.
  init(of elements: [Element], in list: SubviewList) {
    content = list.content
    self.elements = elements
    isExhausted = true
  }

  /// The node that owns the content.
  var owner: Node? { content.parent }

  /// Whether all elements are found.
  private(set) var isExhausted = false

  /// Finds no more elements: the content has changed or is gone.
  func end() {
    cursor = nil
  }

  /// Begins to count anew what is asked for.
  func forgetAsked() {
    asked = 0
    told = nil
  }

  /// The number of elements: those that were found, and those that are to be expected.
  var expectedCount: Int {
    let count = elements.count + (cursor?.expectedCount ?? 0)
    told = count
    return count
  }

  /// How many of the elements, found or expected, are shown nowhere.
  ///
  /// - Complexity: O(elements that were found, and nodes that wait).
  var hiddenCount: Int {
    let shown = elements.count { SubviewOrigin.of($0)?.isShown == true }
    return elements.count - shown + (cursor?.expectedCount ?? 0)
  }

  /// Whether as many elements were found, the same ones.
  func isSame(as other: SubviewList) -> Bool {
    isExhausted == other.isExhausted && elements.count == other.elements.count
      && (told == nil || told == other.expectedCount)
      && zip(elements, other.elements).allSatisfy { $0 === $1 }
  }

  /// Goes on where a new walk of the content, which found the same elements, has arrived.
  func goOn(from other: SubviewList) {
    cursor = other.cursor
    isExhausted = other.isExhausted
    other.end()
  }

  /// Whether there are so many elements.
  ///
  /// - Complexity: O(elements that were not asked for before, up to `count`).
  func has(_ count: Int) -> Bool {
    asked = max(asked, count)
    while elements.count < count { guard findNext() else { return false } }
    return true
  }

  /// The number of elements; all are found.
  var count: Int {
    while findNext() {}
    asked = max(asked, elements.count + 1)
    return elements.count
  }

  /// The subview at a position.
  subscript(position: Int) -> Subview {
    precondition(
      position >= 0 && has(position + 1),
      "There is no subview at position \(position); the content has \(elements.count).")
    let element = elements[position]
    return Subview(
      id: SubviewOrigin.of(element)?.id ?? Subview.ID(number: -1 - position), element: element)
  }

  private func findNext() -> Bool {
    guard !isWalking, cursor != nil else { return false }
    let context = content.context
    guard context.subviewNesting < TreeContext.subviewNestingLimit else {
      // Too deep for the call stack: the owner begins again from the queue, and its change goes up.
      if let owner = content.parent { context.scheduler.enqueueDown(owner) }
      return false
    }
    isWalking = true
    context.subviewNesting += 1
    let element = cursor?.next()
    context.subviewNesting -= 1
    isWalking = false
    guard let element else {
      cursor = nil
      isExhausted = true
      return false
    }
    if element.attachment == nil {
      context.subviewArrivals += 1
      _ = SubviewOrigin(id: Subview.ID(number: context.subviewArrivals), of: element)
    }
    elements.append(element)
    return true
  }
}
