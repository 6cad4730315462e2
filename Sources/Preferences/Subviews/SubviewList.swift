/// The elements of some content, found in their order and only as far as somebody asks.
@MainActor final class SubviewList {
  private var cursor: ListCursor?
  private(set) var elements: [Element] = []

  /// Whether the content is being walked.
  private(set) var isWalking = false

  /// Gives a number to an element that was not there before.
  private let number: () -> Int

  init(of content: Node, number: @escaping () -> Int) {
    cursor = ListCursor(content)
    self.number = number
  }

  /// Whether all elements are found.
  private(set) var isExhausted = false

  /// Finds no more elements: the content has changed.
  func end() {
    cursor = nil
  }

  /// The next element that was not yet asked for.
  func next() -> Element? {
    guard !isWalking else { return nil }
    isWalking = true
    defer { isWalking = false }
    guard cursor != nil else { return nil }
    guard let element = cursor?.next() else {
      cursor = nil
      isExhausted = true
      return nil
    }
    if element.attachment == nil {
      _ = SubviewOrigin(id: Subview.ID(number: number()), of: element)
    }
    elements.append(element)
    return element
  }

  /// Whether there are so many elements.
  ///
  /// - Complexity: O(elements that were not asked for before, up to `count`).
  func has(_ count: Int) -> Bool {
    while elements.count < count { guard next() != nil else { return false } }
    return true
  }

  /// The number of elements; all are found.
  var count: Int {
    while next() != nil {}
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
}
