/// A value on its way up the tree, whatever its key.
///
/// Outputs exist only where something happens to a value: a writer, a combination of several
/// siblings, a transform, a reader. Everything between passes the output of what it contains on
/// untouched, so an output has exactly one consumer.
///
/// What knows no type stands here: code that is generic over a key costs several times as much.
@MainActor class AnyOutput: Work {
  /// What takes this output in.
  ///
  /// The consumer stands above and goes last or lets go of its inputs, so this never dangles.
  // Unchecked: read at every step, and nothing that could touch it runs meanwhile.
  @exclusivity(unchecked) final unowned(unsafe) var consumer: AnyOutput?

  /// The child of the consumer's container through which this output arrives.
  ///
  /// The child owns the output or something below it does, so this never dangles.
  // Unchecked: read at every step, and nothing that could touch it runs meanwhile.
  @exclusivity(unchecked) final unowned(unsafe) var site: Work?

  /// The block of a balanced combination that holds this output, for that combination alone.
  ///
  /// The combination owns its blocks and lets go of its inputs before them.
  // Unchecked: read at every step, and nothing that could touch it runs meanwhile.
  @exclusivity(unchecked) final unowned(unsafe) var block: FoldBlock?

  /// Hears that an input has a new value.
  func inputDidChange(_ input: AnyOutput) {}

  /// Makes a combination of this output's key that begins with this output's value.
  func combined(depth: Int32, scheduler: Scheduler) -> Combination {
    preconditionFailure("AnyOutput.combined: an output does not say what its key is")
  }

  /// Makes an output with the same value that nobody takes in.
  func copy() -> AnyOutput {
    preconditionFailure("AnyOutput.copy: an output does not say what its key is")
  }

  /// Takes the value of an output of the same key, and tells nobody.
  func takeValue(of other: AnyOutput) {}

  /// Whether an output of the same key has an equal value.
  func hasValue(of other: AnyOutput, comparedBy comparison: AnyComparison) -> Bool { false }

  /// Reduces the values of some outputs of the same key into this one's, and tells nobody.
  func reduce(_ others: ContiguousArray<AnyOutput>, in range: Range<Int>) {}

  /// What this output is made from, if that is one other output.
  var origin: AnyOutput? { nil }

  /// Whether there is a value on its way up here, and not only a default for a reader.
  var isPresent: Bool { true }

  /// What is wrong with this output, which should be up to date.
  func fault() -> String? {
    if isDead { return "an output of an element that is there is dead" }
    if isDirty || isQueued { return "an output waits though the update has ended" }
    guard let origin else { return nil }
    if origin.consumer !== self { return "an output has an input that another one takes in" }
    return origin.depth > depth ? nil : "an output stands no higher than its input"
  }

  /// Takes the value of an output of the same key and tells the consumer if it differs.
  final func set(valueOf other: AnyOutput, comparedBy comparison: AnyComparison) {
    guard !hasValue(of: other, comparedBy: comparison) else { return }
    takeValue(of: other)
    consumer?.inputDidChange(self)
  }
}

/// A value of one key on its way up the tree.
@MainActor class Output<K: PreferenceKey>: AnyOutput {
  /// The value as of the last time this output was brought up to date.
  ///
  /// Not bound to the main actor, though used there alone: the closure that hands a value to a
  /// reduction would have to ask each time where it runs.
  // Unchecked: read for every reduction, and nothing that could touch it runs meanwhile.
  @exclusivity(unchecked) nonisolated(unsafe) final var value: K.Value

  /// Creates an output of an element at a depth of the tree.
  ///
  /// Of an element's own outputs, one that `comesFirst` is computed before the others.
  init(value: K.Value, depth: Int32, comesFirst: Bool = false) {
    self.value = value
    super.init(depth: 2 * depth + (comesFirst ? 1 : 0))
  }

  /// Takes a new value and tells the consumer if it differs; returns whether it does.
  @discardableResult final func set(
    _ newValue: K.Value, comparedBy comparison: AnyComparison
  ) -> Bool {
    guard !comparison.areEqual(&value, newValue) else { return false }
    value = newValue
    consumer?.inputDidChange(self)
    return true
  }

  override final func combined(depth: Int32, scheduler: Scheduler) -> Combination {
    let combiner = Combiner<K>(first: self, depth: depth, scheduler: scheduler)
    return Combination(output: combiner, inputs: combiner.inputs)
  }

  override final func copy() -> AnyOutput {
    Output<K>(value: value, depth: 0)
  }

  override final func takeValue(of other: AnyOutput) {
    value = unsafeDowncast(other, to: Output<K>.self).value
  }

  override final func hasValue(
    of other: AnyOutput, comparedBy comparison: AnyComparison
  ) -> Bool {
    comparison.areEqual(&value, unsafeDowncast(other, to: Output<K>.self).value)
  }

  override final func reduce(_ others: ContiguousArray<AnyOutput>, in range: Range<Int>) {
    Self.reduce(&value, others, range)
  }

  nonisolated private static func reduce(
    _ value: inout K.Value, _ others: ContiguousArray<AnyOutput>, _ range: Range<Int>
  ) {
    others.withUnsafeBytes { bytes in
      // Unmanaged, since counting references costs more than most reductions; the array holds the
      // outputs.
      let outputs = bytes.assumingMemoryBound(to: Unmanaged<AnyOutput>.self)
      for index in range {
        let next = outputs[index]
        K.reduce(value: &value) {
          next._withUnsafeGuaranteedRef { unsafeDowncast($0, to: Output<K>.self).value }
        }
      }
    }
  }
}
