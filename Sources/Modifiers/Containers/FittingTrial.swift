import Foundation
import Preferences

/// What is known of the candidates of one `ViewThatFits`.
///
/// ```
///  layout asks for a size ──known──▶ answer
///        │ unknown                      ▲
///        ▼                              │ measured
///  candidate is mounted beside the shown one, and layout runs again in the same pass
/// ```
/// When a layout asks for nothing unknown, the candidate that was placed stays and the others go.
/// What is tried contributes nothing.
final class FittingTrial {
  /// A candidate that is to be mounted.
  struct Candidate: Identifiable {
    /// A candidate that was tried is another one once it is shown.
    struct ID: Hashable {
      let subview: Subview.ID
      let isTried: Bool
    }

    let index: Int
    let subview: Subview

    /// Whether the candidate is measured only, and not shown.
    let isTried: Bool

    var id: ID { ID(subview: subview.id, isTried: isTried) }
  }

  private struct Question: Hashable {
    let index: Int
    let width: CGFloat?
    let height: CGFloat?
  }

  /// How many sizes are kept; beyond that all are forgotten before something new is tried.
  private static let sizeLimit = 10_000

  /// Rises when a candidate has changed, so that the layout looks again.
  private(set) var serial = 0

  private var sizes: [Question: CGSize] = [:]

  /// What was known of the candidates that were found, in order.
  private var known: [(id: Subview.ID, revision: Int)] = []

  /// Whether no candidate follows the ones that were found.
  private var isExhausted = false

  private var shown = 0

  /// The last candidate that was ever mounted: what is known of those before it is kept up to date.
  private var reach = 0

  private var tried: Set<Int> = []

  /// Whether a candidate has yet to be mounted.
  private var isWaiting = false

  /// Stands for the choice of what is mounted.
  private let choice = ClientSource()

  /// The candidates to be mounted, for a closure that runs again when they are others.
  @MainActor func candidates(of subviews: SubviewsCollection) -> [Candidate] {
    choice.noteRead()
    isWaiting = false
    reach = max(reach, shown, tried.max() ?? 0)
    // One more, to know whether there is a choice left.
    let found = Array(subviews.prefix(reach + 2))
    isExhausted = found.count < reach + 2
    shown = min(shown, max(0, found.count - 1))
    takeIn(found.map { ($0.id, $0.revision) })
    return found.indices.filter { $0 == shown || tried.contains($0) }.map {
      Candidate(index: $0, subview: found[$0], isTried: $0 != shown)
    }
  }

  private func takeIn(_ new: [(id: Subview.ID, revision: Int)]) {
    let changed = zip(known, new).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
    if !changed.isEmpty || new.count < known.count {
      serial += 1
      sizes = sizes.filter { $0.key.index < new.count && !changed.contains($0.key.index) }
    }
    known = new
  }

  /// Forgets how large the candidates are.
  func forgetSizes() {
    sizes = [:]
  }

  /// The first candidate that fits a proposal; nil while that is not known.
  func choose(
    for proposal: ProposedViewSize, along axes: Axis.Set, among subviews: LayoutSubviews
  ) -> Int? {
    var ideal = proposal
    for axis in Axis.allCases where axes.contains(Axis.Set(axis)) { ideal[axis] = nil }
    var index = 0
    while !(isExhausted && index == known.count - 1), !axes.isEmpty {
      guard let size = size(of: index, for: ideal, among: subviews) else { return nil }
      let fits = Axis.allCases.allSatisfy { axis in
        !axes.contains(Axis.Set(axis)) || proposal[axis].map { size[axis] <= $0 } ?? true
      }
      if fits { return index }
      index += 1
    }
    return index
  }

  /// The size of a candidate; where it is neither mounted nor known, the candidate will be mounted.
  func size(
    of index: Int, for proposal: ProposedViewSize, among subviews: LayoutSubviews
  ) -> CGSize? {
    let question = Question(index: index, width: proposal.width, height: proposal.height)
    if let subview = subviews.first(where: { $0[FittingIndex.self] == index }) {
      let size = subview.sizeThatFits(proposal)
      sizes[question] = size
      return size
    }
    if let size = sizes[question] { return size }
    mount(index)
    return nil
  }

  private func mount(_ index: Int) {
    if tried.isEmpty, sizes.count > Self.sizeLimit { sizes = [:] }
    guard tried.insert(index).inserted else { return }
    isWaiting = true
    choice.noteChangeInLayout()
  }

  /// Ends the trial with a candidate that has been placed, unless something is still to be tried.
  func settle(on index: Int) {
    guard !isWaiting, shown != index || !tried.isEmpty else { return }
    shown = index
    tried = []
    choice.noteChangeInLayout()
  }
}

/// Which of the candidates a view is.
enum FittingIndex: LayoutValueKey {
  static var defaultValue: Int { 0 }
}

/// Takes the size of the candidate that fits, and places it.
struct FittingLayout: Layout {
  let axes: Axis.Set
  let trial: FittingTrial

  /// Which state of the candidates the layout is for.
  let serial: Int

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard let index = trial.choose(for: proposal, along: axes, among: subviews) else {
      return .zero
    }
    return trial.size(of: index, for: proposal, among: subviews) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let index = trial.choose(for: proposal, along: axes, among: subviews) else { return }
    for subview in subviews where subview[FittingIndex.self] == index {
      subview.place(at: bounds.origin, proposal: proposal)
    }
    trial.settle(on: index)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    chosen(for: proposal, subviews)?.dimensions(in: proposal)[explicit: guide]
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    chosen(for: proposal, subviews)?.dimensions(in: proposal)[explicit: guide]
  }

  /// The candidate that fits, where it is mounted.
  private func chosen(for proposal: ProposedViewSize, _ subviews: Subviews) -> LayoutSubview? {
    let index = trial.choose(for: proposal, along: axes, among: subviews)
    return subviews.first { $0[FittingIndex.self] == index }
  }
}
