import Foundation
import Preferences

/// A container that mounts only those of its views of which something is seen.
///
/// ```
///  layout ──▶ what is seen of the container ──▶ the window ──▶ its views are mounted ──▶ layout …
/// ```
/// This goes round within one pass, until the window holds all that is seen.
struct LazyContainer<Views: View> {
  let name: String?
  let axis: Axis
  let tracks: LazyTracks
  let alignment: Alignment
  let spacing: CGFloat?
  let content: LateContent<Group<GroupElementsOfContent<Views, SubviewsCollectionSlice>>>

  nonisolated init(
    name: String, axis: Axis, tracks: LazyTracks, alignment: Alignment, spacing: CGFloat?,
    views: Views
  ) {
    self.name = name
    self.axis = axis
    self.tracks = tracks
    self.alignment = alignment
    self.spacing = spacing
    // Unsafe for the compiler alone: the views are made into nodes on the main actor.
    nonisolated(unsafe) let views = views
    content = LateContent { element in
      Group(subviews: views) { subviews in
        LazyBox.of(element).window(of: subviews)
      }
    }
  }

  fileprivate func layout(_ lines: LazyLines) -> LazyLayout {
    LazyLayout(
      axis: axis, tracks: tracks, alignment: alignment, spacing: spacing ?? 8, lines: lines)
  }
}

extension LazyContainer: View {
  typealias Body = Never
}

extension LazyContainer: ContainerView {
  static var stage: (any UpdateStage.Type)? { GeometryStage.self }

  static func makeAttachment(
    for element: ViewContainerElement<LazyContainer>
  ) -> (any ElementAttachment)? {
    LayoutStage.of(element).map { stage in
      LazyBox(element, name: element.view.name, stage: stage) { [unowned element] in
        element.view.layout($0)
      }
    }
  }
}

/// The box of a lazy container, which remembers how long its lines are.
private final class LazyBox: LateContainerBox<LazyLayout> {
  private let lines: LazyLines
  private let makeLayout: @MainActor (LazyLines) -> LazyLayout

  init(
    _ element: Element, name: String?, stage: LayoutStage,
    makeLayout: @escaping @MainActor (LazyLines) -> LazyLayout
  ) {
    lines = LazyLines()
    self.makeLayout = makeLayout
    super.init(element, layout: makeLayout(lines), name: name, stage: stage)
  }

  override var arrangement: LazyLayout { makeLayout(lines) }

  override var goesByContent: Bool { true }

  override func fill(_ stage: LayoutStage) {
    super.fill(stage)
    var presence: [Bool] = []
    element.forEachElement { presence.append(!$0.isAbsentFromLayout) }
    lines.note(presence: presence)
  }

  override func expectedFrame(ofViewWith id: AnyHashable) -> CGRect? {
    let layout = containerBox.layout
    let expected = lines.expected(spacing: layout.spacing) {
      $0.element.unwrapped.explicitIDs.contains(id)
    }
    guard let expected else { return nil }
    var origin = CGPoint.zero
    origin[layout.axis] = expected.position
    let across = box.frame.size[layout.axis.crossing]
    return CGRect(
      origin: origin, size: CGSize(along: layout.axis, expected.length, across: across))
  }

  /// The views of which something is seen, as of the last layout.
  func window(of subviews: SubviewsCollection) -> SubviewsCollectionSlice {
    let layout = arrangement
    let proxy = GeometryProxy(site: site)
    let seen = proxy.bounds(of: .scrollView(axis: layout.axis))
    let former = (lines.before, lines.after)
    let window = lines.choose(
      from: subviews, seen: seen.flatMap { $0.range(along: layout.axis) },
      spacing: layout.spacing)
    if lines.takeIsLayoutOld() || former != (lines.before, lines.after) {
      // The views may be the same, and stand elsewhere.
      containerBox.update(layout, in: stage.tree)
    }
    return window
  }
}

extension CGRect {
  /// Where the rectangle begins and ends along an axis, if it is one of numbers.
  fileprivate func range(along axis: Axis) -> ClosedRange<CGFloat>? {
    let (start, end) = axis == .horizontal ? (minX, maxX) : (minY, maxY)
    return start <= end ? start...end : nil
  }
}
