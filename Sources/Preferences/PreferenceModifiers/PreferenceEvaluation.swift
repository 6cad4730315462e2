extension Element {
  /// The value of a key at this element, as of the last pass, or the key's default if nothing here
  /// writes it.
  ///
  /// - Complexity: O(elements that do not stand below a writer of the key), without recursion.
  package final func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
    // Read as bodies do, a closure sees the state of the last pass.
    Tracker.readingLastPass { PreferenceEvaluation.value(of: key, at: self) } ?? K.defaultValue
  }
}

/// Works out the value that an element has for a key from the tree alone, without outputs.
///
/// It changes nothing and is not counted.
@MainActor enum PreferenceEvaluation {
  private enum Step<K: PreferenceKey> {
    case visit(Element)
    case combine(Int, orDefault: Bool)
    case transform((inout K.Value) -> Void)
  }

  /// The value of a key, or `nil` if nothing writes it.
  ///
  /// - Complexity: O(elements below), without recursion.
  static func value<K: PreferenceKey>(of key: K.Type, at element: Element) -> K.Value? {
    var steps: [Step<K>] = [.visit(element)]
    var values: [K.Value?] = []
    while let step = steps.popLast() {
      switch step {
      case .visit(let element):
        visit(element, &steps, &values)
      case .combine(let count, let orDefault):
        let present = values.suffix(count).compactMap { $0 }
        values.removeLast(count)
        let folded = present.dropFirst().reduce(present.first) { sum, next in
          var result = sum ?? next
          K.reduce(value: &result) { next }
          return result
        }
        values.append(folded ?? (orDefault ? K.defaultValue : nil))
      case .transform(let transform):
        var value = values.removeLast() ?? K.defaultValue
        transform(&value)
        values.append(value)
      }
    }
    return values.last ?? nil
  }

  private static func visit<K: PreferenceKey>(
    _ element: Element, _ steps: inout [Step<K>], _ values: inout [K.Value?]
  ) {
    switch element.origin(of: K.self) {
    case .nothing, .stopped:
      values.append(nil)
    case .value(let value, hiding: _):
      values.append(value)
    case .inside(let child):
      steps.append(.visit(child))
    case .combined(let children, let orDefault):
      steps.append(.combine(children.count, orDefault: orDefault))
      steps += children.reversed().map { .visit($0) }
    case .transformed(let child, let hidesContent, let transform):
      steps.append(.transform(transform))
      if hidesContent { values.append(nil) } else { steps.append(.visit(child)) }
    }
  }
}
