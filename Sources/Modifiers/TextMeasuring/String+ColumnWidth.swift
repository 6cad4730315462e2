extension StringProtocol {
  /// The number of terminal columns that the text takes on one line; line breaks count nothing.
  ///
  /// - Complexity: O(*n*) for *n* characters; printable ASCII is counted by bytes.
  package var columnWidth: Int {
    if let count = printableASCIICount { return count }
    return reduce(0) { $0 + $1.columnWidth }
  }

  /// The number of characters if all are printable ASCII.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  var printableASCIICount: Int? {
    let fast: Int?? = utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      for byte in bytes where byte &- 0x20 >= 0x5F {
        return nil
      }
      return bytes.count
    }
    if let fast { return fast }
    let isPrintable = utf8.allSatisfy { $0 &- 0x20 < 0x5F }
    return isPrintable ? utf8.count : nil
  }
}
