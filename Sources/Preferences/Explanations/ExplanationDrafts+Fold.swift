extension ExplanationDrafts {
  /// Works out the values of all places, those inside others first, as the rules say it and as
  /// SwiftUI does.
  ///
  /// - Complexity: O(places), without recursion.
  mutating func fold() {
    let comparison = Comparison.of(K.Value.self)
    for index in drafts.indices.reversed() {
      guard drafts[index].isLive else {
        drafts[index].isNotable = true
        if case .says(let value, _) = drafts[index].kind { drafts[index].value = value }
        continue
      }
      fold(index, comparison)
      noteWhetherNotable(index)
    }
    markCulprit(comparison)
  }

  private mutating func fold(_ index: Int, _ comparison: Comparison<K.Value>) {
    switch drafts[index].kind {
    case .says(let value, _):
      drafts[index].value = value
      drafts[index].alternative = value
    case .transforms(let hidesContent, let transform):
      let content = hidesContent ? nil : liveChild(of: index).map { drafts[$0] }
      drafts[index].before = content?.value
      var value = content?.value ?? K.defaultValue
      transform(&value)
      drafts[index].value = value
      drafts[index].alternative = value
      guard let content, let culprit = content.culprit else { return }
      var alternative = content.alternative ?? K.defaultValue
      transform(&alternative)
      drafts[index].alternative = alternative
      if !comparison.areEqual(value, alternative) { drafts[index].culprit = culprit }
    case .passes:
      guard let content = liveChild(of: index).map({ drafts[$0] }) else { return }
      drafts[index].value = content.value
      drafts[index].alternative = content.alternative
      drafts[index].culprit = content.culprit
    case .combines(let orDefault, let holdsVariable, _):
      combine(index, comparison)
      guard holdsVariable else { return }
      if orDefault, drafts[index].value == nil {
        drafts[index].value = K.defaultValue
        drafts[index].contributesDefault = true
      }
      if drafts[index].alternative == nil {
        drafts[index].alternative = K.defaultValue
        if !orDefault { drafts[index].culprit = index }
      }
    case .stops, .silent, .absent:
      break
    }
  }

  private func liveChild(of index: Int) -> Int? {
    drafts[index].children.first { drafts[$0].isLive }
  }

  private mutating func combine(_ index: Int, _ comparison: Comparison<K.Value>) {
    let children = drafts[index].children.filter { drafts[$0].isLive }
    let hasAlternative = children.contains { drafts[$0].culprit != nil }
    var sum: K.Value?
    var alternative: K.Value?
    // The last place at which the two folds parted is to blame for their difference.
    var culprit: Int?
    for child in children {
      if let next = drafts[child].value {
        drafts[child].isAsked = reduce(&sum, next)
        drafts[child].soFar = sum
      }
      guard hasAlternative else { continue }
      if let next = drafts[child].alternative { _ = reduce(&alternative, next) }
      if areEqual(sum, alternative, comparison) {
        culprit = nil
      } else {
        culprit = culprit ?? drafts[child].culprit
      }
    }
    drafts[index].value = sum
    drafts[index].alternative = hasAlternative ? alternative : sum
    drafts[index].culprit = culprit
  }

  /// Takes a value into a fold; returns whether the reduction asked for it.
  private func reduce(_ sum: inout K.Value?, _ next: K.Value) -> Bool {
    guard var value = sum else {
      sum = next
      return true
    }
    var isAsked = false
    K.reduce(value: &value) {
      isAsked = true
      return next
    }
    sum = value
    return isAsked
  }

  private func areEqual(
    _ a: K.Value?, _ b: K.Value?, _ comparison: Comparison<K.Value>
  ) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return comparison.areEqual(a, b)
  }

  private mutating func noteWhetherNotable(_ index: Int) {
    switch drafts[index].kind {
    case .silent: break
    case .combines, .passes:
      drafts[index].isNotable =
        drafts[index].reading != nil || drafts[index].contributesDefault
        || drafts[index].children.contains { drafts[$0].isNotable || drafts[$0].value != nil }
    default: drafts[index].isNotable = true
    }
  }

  /// Sees to it that the place that is to blame for a difference to SwiftUI is spoken of, and that
  /// no other is.
  private mutating func markCulprit(_ comparison: Comparison<K.Value>) {
    guard let head = drafts.first else { return }
    let value = head.value ?? K.defaultValue
    let alternative = head.alternative ?? K.defaultValue
    var culprit = head.culprit
    if comparison.areEqual(value, alternative) { culprit = nil }
    drafts[0].culprit = culprit
    while let index = culprit {
      drafts[index].isNotable = true
      culprit = drafts[index].parent
    }
  }
}
