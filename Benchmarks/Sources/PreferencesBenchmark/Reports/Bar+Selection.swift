extension Bar {
  /// The scenarios and sizes that the bars are about.
  static let selection = Selection(
    filters: [
      "build/10000", "build/100000", "first-layout/10000", "unread-writers/10000",
      "tear-down/10000", "tear-down/100000", "row-random/100", "row-random/10000",
      "row-random/100000", "unmarked-middle/10000", "unmarked-last/10000", "row-batch/10000",
      "sibling/10000", "insert/10000", "remove/10000", "move/10000", "build-chain/10000",
      "chain/100", "chain/10000", "text-same-size/10000",
    ])
}
