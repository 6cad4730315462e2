/// Three small objects for each of N rows, linked: what a tree of N rows costs at the least.
@MainActor final class LinkedObjects {
  private let first: LinkedObject

  init(rows: Int) {
    first = LinkedObject(parent: nil, value: 0)
    var last = first
    for row in 0..<rows {
      let node = LinkedObject(parent: first, value: row)
      let element = LinkedObject(parent: node, value: row)
      let output = LinkedObject(parent: element, value: row)
      last.next = node
      node.next = element
      element.next = output
      last = output
    }
  }

  /// Lets go of the objects one after the other, as a chain that frees itself would overflow the
  /// stack.
  func dismantle() {
    var next = first.next
    first.next = nil
    while let object = next {
      next = object.next
      object.next = nil
    }
  }
}

/// One object of a chain.
private final class LinkedObject {
  var next: LinkedObject?
  unowned(unsafe) let parent: LinkedObject?
  let value: Int

  init(parent: LinkedObject?, value: Int) {
    self.parent = parent
    self.value = value
  }
}
