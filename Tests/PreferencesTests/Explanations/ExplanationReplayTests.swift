import Modifiers
import Testing

/// Every tree of up to four nodes: the explanation is true, and its folds can be made again.
@MainActor struct ExplanationReplayTests {
  static let plans = (1...4).flatMap { ExplanationPlan.all(of: $0) }

  @Test func `there are many trees`() {
    #expect(Self.plans.count > 2_500)
  }

  @Test func `value and contributors are the model's, and every fold replays`() throws {
    for plan in Self.plans {
      var number = 0
      let model = ExplanationPlan.Model.fold(plan.elements(&number))
      let host = try host(of: plan, .ignored)
      let explanation = host.explain(Grouped.self)
      try #require(explanation.value == host.preference(Grouped.self), "\(plan)")
      try #require(explanation.value == model.value ?? Grouped.defaultValue, "\(plan)")
      try #require(explanation.isDefault == (model.value == nil), "\(plan)")
      try #require(explanation.contributors.map(\.value) == model.contributors, "\(plan)")
      try Replay(of: explanation, by: Grouped.self, in: "\(plan)").check()
    }
  }

  @Test func `SwiftUI's value is that of a host with its defaults, whose folds replay too`() throws
  {
    var differing = 0
    for plan in Self.plans {
      let explanation = try host(of: plan, .ignored).explain(Grouped.self)
      let other = try host(of: plan, .contributed)
      try #require(explanation.valueInSwiftUI == other.preference(Grouped.self), "\(plan)")
      let differs = explanation.valueInSwiftUI != explanation.value
      try #require((explanation.defaultContributor != nil) == differs, "\(plan)")
      if differs { differing += 1 }
      let otherExplanation = other.explain(Grouped.self)
      try #require(otherExplanation.value == explanation.valueInSwiftUI, "\(plan)")
      try #require(otherExplanation.defaultContributor == nil, "\(plan)")
      try Replay(of: otherExplanation, by: Grouped.self, in: "\(plan)").check()
    }
    #expect(differing > 100)
  }

  private func host(
    of plan: ExplanationPlan, _ defaults: ViewHostOptions.ImplicitDefaults
  ) throws -> ViewHost<AnyView> {
    var number = 0
    let host = ViewHost(
      rootView: plan.view(&number),
      options: ViewHostOptions(implicitDefaults: defaults, runsStages: false))
    try host.update()
    return host
  }
}

/// Makes the folds of an explanation again, with the key's own reduction.
private struct Replay<K: PreferenceKey> where K.Value: Equatable {
  private let explanation: PreferenceExplanation<K.Value>
  private let comment: Comment

  init(of explanation: PreferenceExplanation<K.Value>, by key: K.Type, in plan: String) {
    self.explanation = explanation
    comment = "\(plan)\n\(explanation)"
  }

  func check() throws {
    let value = try fold(0..<explanation.parts.count, level: 0)
    try #require((value ?? K.defaultValue) == explanation.value, comment)
  }

  /// The fold of the parts of a level in a range, checked step by step.
  private func fold(_ range: Range<Int>, level: Int) throws -> K.Value? {
    var sum: K.Value?
    for index in range where explanation.parts[index].level == level {
      let part = explanation.parts[index]
      try check(index, end: range.upperBound)
      guard part.participation.isInFold, let next = part.value else { continue }
      if var value = sum {
        var isAsked = false
        K.reduce(value: &value) {
          isAsked = true
          return next
        }
        sum = value
        try #require(isAsked == (part.participation == .takesPart), comment)
      } else {
        sum = next
      }
      if let soFar = part.soFar { try #require(soFar == sum, comment) }
    }
    return sum
  }

  private func check(_ index: Int, end: Int) throws {
    let part = explanation.parts[index]
    guard part.participation.isInFold else { return }
    let inside = explanation.parts[(index + 1)..<end].prefix { $0.level > part.level }.indices
    switch part.role {
    case .container, .reader, .presentation:
      try #require(try fold(inside, level: part.level + 1) == part.value, comment)
    case .transform:
      try #require(try fold(inside, level: part.level + 1) == part.before, comment)
    default: break
    }
  }
}
