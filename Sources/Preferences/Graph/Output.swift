/// A value of one key on its way up the tree.
///
/// Outputs exist only where something happens to a value: a writer, a combination of several
/// siblings, a transform, a reader. Everything between passes the output of what it contains on
/// untouched, so an output has exactly one consumer.
@MainActor class Output<K: PreferenceKey>: Work {
  /// The value as of the last time this output was brought up to date.
  final var value: K.Value

  /// What takes this output in.
  ///
  /// The consumer stands above and goes last or lets go of its inputs, so this never dangles.
  final unowned(unsafe) var consumer: Output<K>?

  /// The child of the consumer's container through which this output arrives.
  ///
  /// The child owns the output or something below it does, so this never dangles.
  final unowned(unsafe) var site: Work?

  /// The block of a balanced combination that holds this output, for that combination alone.
  ///
  /// The combination owns its blocks and lets go of its inputs before them.
  final unowned(unsafe) var block: FoldBlock<K>?

  /// Creates an output of an element at a depth of the tree.
  ///
  /// Of an element's own outputs, one that `comesFirst` is computed before the others.
  init(value: K.Value, depth: Int32, comesFirst: Bool = false) {
    self.value = value
    super.init(depth: 2 * depth + (comesFirst ? 1 : 0))
  }

  /// Hears that an input has a new value.
  func inputDidChange(_ input: Output<K>) {}

  /// Takes a new value and tells the consumer if it differs; returns whether it does.
  @discardableResult final func set(
    _ newValue: K.Value, comparedBy comparison: Comparison<K.Value>
  ) -> Bool {
    guard !comparison.areEqual(value, newValue) else { return false }
    value = newValue
    consumer?.inputDidChange(self)
    return true
  }
}
