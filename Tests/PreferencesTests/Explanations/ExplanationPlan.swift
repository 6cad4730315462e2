import Modifiers

/// A small tree that writes, changes, hides and loses values, to explain all trees of a size.
struct ExplanationPlan: CustomStringConvertible {
  enum Kind: CaseIterable {
    case writer, silent
    case column, layered, transform, hiding, boundary, absent, reader
  }

  let kind: Kind
  let children: [ExplanationPlan]

  var isLeaf: Bool { kind == .writer || kind == .silent }

  var description: String {
    children.isEmpty ? "\(kind)" : "\(kind)(\(children.map(\.description).joined(separator: " ")))"
  }

  /// All trees of a number of nodes.
  static func all(of count: Int) -> [ExplanationPlan] {
    guard count > 0 else { return [] }
    let leaves =
      count == 1 ? [Kind.writer, .silent].map { ExplanationPlan(kind: $0, children: []) } : []
    return leaves
      + forests(of: count - 1).flatMap { children in
        Kind.allCases.compactMap { kind in
          let plan = ExplanationPlan(kind: kind, children: children)
          return plan.isLeaf || (children.isEmpty && kind != .column) ? nil : plan
        }
      }
  }

  private static func forests(of count: Int) -> [[ExplanationPlan]] {
    guard count > 0 else { return [[]] }
    return (1...count).flatMap { first in
      all(of: first).flatMap { tree in forests(of: count - first).map { [tree] + $0 } }
    }
  }

  /// The values of the elements that this plan comes to, and what was written of them, by the rules
  /// alone; `number` is the writers' next.
  func elements(_ number: inout Int) -> [Model] {
    switch kind {
    case .writer:
      number += 1
      return [Model(value: "\(number)", contributors: ["\(number)"])]
    case .silent: return [Model()]
    case .column: return [.fold(inner(&number))]
    case .layered:
      let base = children[0].elements(&number)
      // The layer's views are described once, and are there for each element.
      let layer = children.dropFirst().flatMap { $0.elements(&number) }
      return base.map { .fold([$0, .fold(layer)]) }
    case .transform:
      return inner(&number).map {
        let before = $0.value ?? Grouped.defaultValue
        let value = "t\(before)"
        return Model(value: value, contributors: $0.value == nil ? [value] : $0.contributors)
      }
    case .hiding:
      return inner(&number).map { _ in Model(value: "w", contributors: ["w"]) }
    case .boundary: return inner(&number).map { _ in Model() }
    case .absent:
      _ = inner(&number)
      return []
    case .reader: return inner(&number)
    }
  }

  private func inner(_ number: inout Int) -> [Model] {
    children.flatMap { $0.elements(&number) }
  }

  /// What goes up from an element.
  struct Model {
    var value: String?
    var contributors: [String] = []

    static func fold(_ elements: [Model]) -> Model {
      let values = elements.compactMap(\.value)
      let value = values.dropFirst().reduce(values.first) { sum, next in
        sum.map { "(\($0) \(next))" }
      }
      return Model(value: value, contributors: elements.flatMap(\.contributors))
    }
  }

  /// The view that the plan describes; `number` is the writers' next.
  @MainActor func view(_ number: inout Int) -> AnyView {
    if kind == .writer {
      number += 1
      return AnyView(Write(Grouped.self, "\(number)"))
    }
    let views = children.map { $0.view(&number) }
    let rest = ViewList(views: Array(views.dropFirst()))
    let content = ViewList(views: views)
    switch kind {
    case .writer, .silent: return AnyView(Text("silent"))
    case .column: return AnyView(VStack { content })
    case .layered: return AnyView(views[0].overlay { rest })
    case .transform: return AnyView(content.transformPreference(Grouped.self) { $0 = "t\($0)" })
    case .hiding: return AnyView(content.preference(key: Grouped.self, value: "w"))
    case .boundary: return AnyView(content.preferenceBoundary(Grouped.self))
    case .absent: return AnyView(AbsentView(content: content))
    case .reader: return AnyView(content.onPreferenceChange(Grouped.self) { _ in })
    }
  }
}

private struct ViewList: View {
  let views: [AnyView]
  var body: some View { ForEach(views.indices, id: \.self) { views[$0] } }
}

private struct AbsentView: View {
  let content: ViewList
  var body: some View { if Bool(false) { content } }
}
