import Foundation
import Preferences

/// The place of a view whose geometry is asked for, and what was asked there.
///
/// A question that work asks while it is performed becomes a source that the work has read. After
/// each layout the stage asks again and tells those whose answer is another one.
@MainActor final class GeometrySite {
  private weak var box: ElementBox?
  private var sources: [GeometryQuery: GeometrySource] = [:]

  init(of box: ElementBox) {
    self.box = box
  }

  /// The box of the view, while the view is there.
  var layoutBox: LayoutBox? { element == nil ? nil : box?.box }

  /// The view's place in the tree, while it is there.
  var element: Element? { box.flatMap { $0.element.isDead ? nil : $0.element } }

  /// Answers a question, and notes that the work which is being performed has asked it.
  func answer(_ query: GeometryQuery, of target: AnchorTarget? = nil) -> GeometryAnswer {
    let answer = find(query, of: target)
    var known = sources[query]
    // The address of an element that is gone may be another one's by now.
    if let source = known, source.target?.element !== target?.element { known = nil }
    let source = known ?? GeometrySource(query, at: self, of: target, answer: answer)
    let wasRead = source.isRead
    source.source.noteRead()
    guard source.isRead else {
      if answer == .gone, let element { element.context.report(.anchorOfLostView(at: element)) }
      return answer
    }
    let stage = element?.context.stage(GeometryStage.self)
    if !wasRead {
      source.known = answer
      sources[query] = source
      // One that is known is still watched: it goes from both places at once.
      if known == nil { stage?.watch(source) }
    }
    if answer == .gone { stage?.noteLost(source) }
    return answer
  }

  /// Forgets a question that nobody has asked lately.
  func forget(_ source: GeometrySource) {
    if sources[source.query] === source { sources[source.query] = nil }
  }

  /// Answers a question as of the last layout.
  ///
  /// - Complexity: O(*depth*); O(1) for the size.
  func find(_ query: GeometryQuery, of target: AnchorTarget?) -> GeometryAnswer {
    guard let own = layoutBox else { return query.answerOfLostView }
    switch query {
    case .size, .frame(.local):
      return .rectangle(own.bounds)
    case .frame(.global):
      return .rectangle(own.convert(own.bounds, to: nil))
    case .frame(.named(let name)):
      return .rectangle(own.convert(own.bounds, to: space(named: name)))
    case .bounds(let name):
      guard let space = space(named: name) else { return .nothing }
      return .rectangle(space.convert(space.bounds, to: own))
    case .safeAreaInsets:
      return .insets(safeAreaInsets(around: own))
    case .anchor(let part, _):
      guard let box = target?.box, box.isInTree(of: own) else { return .gone }
      return .rectangle(box.convert(part.rectangle(in: box.frame.size), to: own))
    }
  }

  /// What views around give away of the room beyond each edge that the view reaches.
  private func safeAreaInsets(around own: LayoutBox) -> EdgeInsets {
    var result = EdgeInsets()
    guard var current = element else { return result }
    var box = own
    var reached = own.bounds
    while current.slot != .presented, let parent = current.parentElement {
      defer { current = parent }
      guard parent.wrapped === current, let outer = parent.attachment as? ElementBox,
        let insets = outer.safeAreaInsets
      else { continue }
      reached = box.convert(reached, to: outer.box)
      box = outer.box
      reached = reached.reaching(into: insets, of: box.bounds, adding: &result)
    }
    return result
  }

  /// The box of the nearest view around that is the space of a name.
  private func space(named name: AnyHashable) -> LayoutBox? {
    guard var current = element else { return nil }
    while current.slot != .presented, let parent = current.parentElement {
      if let box = parent.attachment as? ElementBox, box.isSpace(named: name) { return box.box }
      current = parent
    }
    return nil
  }
}

extension GeometryQuery {
  /// What is said once the view that asks is gone.
  fileprivate var answerOfLostView: GeometryAnswer {
    switch self {
    case .anchor: .gone
    case .bounds: .nothing
    case .size, .frame, .safeAreaInsets: .rectangle(.zero)
    }
  }
}

extension AnchorTarget {
  /// The box of the view, while the view is there.
  @MainActor fileprivate var box: LayoutBox? {
    guard let element, !element.isDead else { return nil }
    return (element.attachment as? ElementBox)?.box
  }
}
