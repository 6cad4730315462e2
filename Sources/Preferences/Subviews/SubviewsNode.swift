/// Content together with what is made of its subviews.
///
/// The counterpart of SwiftUI's `GroupElementsOfContent`, made by
/// ``Group/init(subviews:transform:)``.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
  let subviews: Subviews
  let transform: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: View {
  /// There is no body.
  public typealias Body = Never
}

extension GroupElementsOfContent: PrimitiveView {
  package static func makeViewType() -> AnyViewType { SubviewsType<Subviews, Content>() }
}

private final class SubviewsType<Base: View, Result: View>: ViewType<
  GroupElementsOfContent<Base, Result>
>
{
  let baseType = ViewType<Base>.of(Base.self)
  let resultType = ViewType<Result>.of(Result.self)

  override var parts: [Part] { [Part(type: resultType, isListed: true)] }

  override var sourceType: AnyViewType? { baseType }

  override func makeNode(_ view: GroupElementsOfContent<Base, Result>, in place: Place) -> Node {
    SubviewsNode(view, type: self, in: place)
  }

  override func update(_ node: Node, to view: GroupElementsOfContent<Base, Result>) {
    unsafeDowncast(node, to: SubviewsNode<Base, Result>.self).update(to: view)
  }
}

/// The place of content whose elements are shown by the result of a closure.
private final class SubviewsNode<Base: View, Result: View>: Node {
  private let type: SubviewsType<Base, Result>
  private var view: GroupElementsOfContent<Base, Result>

  /// The content, whose elements are found but never active.
  private var source: Node?
  private var list: SubviewList?
  private var result: Node?

  /// Whether the closure is another one or has read something that changed.
  private var isResultStale = true
  private var isRenewing = false

  init(
    _ view: GroupElementsOfContent<Base, Result>, type: SubviewsType<Base, Result>,
    in place: Place
  ) {
    self.view = view
    self.type = type
    super.init(in: place)
    isDirty = true
    source = type.baseType.makeNode(
      view.subviews, in: Place(parent: self, container: self, context: context, scope: scope))
  }

  func update(to newView: GroupElementsOfContent<Base, Result>) {
    view = newView
    isResultStale = true
    if let source { type.baseType.update(source, to: newView.subviews) }
    invalidate()
  }

  override func listDidChange() {
    // What changes while the content is walked stands where the walk has not been yet.
    guard !isRenewing, list?.isWalking != true else { return }
    invalidate()
  }

  override var findsElementsLazily: Bool { true }

  override func sourceDidChange() {
    isResultStale = true
    invalidate()
  }

  override func perform() {
    guard let list = renewedList() else { return }
    isResultStale = false
    context.scheduler.counters.bodies += 1
    let view = Tracker.track(self) { self.view.transform(SubviewsCollection(list: list)) }
    if let result {
      type.resultType.update(result, to: view)
    } else {
      result = type.resultType.makeNode(view, in: inner)
    }
  }

  /// Finds the elements anew, as far as they were asked for; returns the list for the closure, or
  /// `nil` if the closure need not run.
  private func renewedList() -> SubviewList? {
    guard let source else { return nil }
    let new = SubviewList(of: source)
    let old = list
    old?.end()
    isRenewing = true
    _ = new.has(old?.asked ?? 0)
    isRenewing = false
    if let old, !isResultStale, old.isSame(as: new) {
      // The result may still hold the collection, and ask it for more.
      old.goOn(from: new)
      return nil
    }
    new.forgetAsked()
    list = new
    return new
  }

  override func absence(of key: KeyIdentity) -> Absence? {
    guard !isDirty, let count = list?.hiddenCount, count > 0 else { return nil }
    return modifier(for: key, in: type.baseType).map {
      Absence(name: nil, reason: .notMounted(count: count), modifier: $0)
    }
  }

  override func list(into cursor: inout ListCursor) {
    cursor.push(result)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let source { body(source) }
    if let result { body(result) }
  }

  override func forEachDrawnChild(_ body: (Node) -> Void) {
    if let result { body(result) }
  }

  override func didUnmount() {
    super.didUnmount()
    list?.end()
  }

  override func dismantle() {
    source = nil
    result = nil
    list = nil
  }
}
