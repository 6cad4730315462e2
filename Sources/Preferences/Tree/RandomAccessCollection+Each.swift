extension RandomAccessCollection {
  /// Calls `body` with each element, in order.
  ///
  /// The ways of the usual collections are known here: in code that is generic over the
  /// collection, a loop asks the collection several things at each step.
  func forEachFast(_ body: (Element) -> Void) {
    if Self.self == Range<Int>.self {
      // The types were compared on the line above.
      for number in unsafeBitCast(self, to: Range<Int>.self) {
        body(unsafeBitCast(number, to: Element.self))
      }
    } else if withContiguousStorageIfAvailable({ $0.forEach(body) }) == nil {
      for element in self { body(element) }
    }
  }
}
