public import Preferences

/// The first of several views that fits into the room there is; if none does, the last.
///
/// The counterpart of SwiftUI's `ViewThatFits`. A view fits if its ideal length along each of the
/// axes is not larger than what is proposed; across them it is proposed what there is. Views are
/// tried one after the other: those behind the first that fits are not even looked for. A view that
/// is tried and does not fit is gone again before any action runs, so that only the chosen one
/// contributes, appears and keeps state.
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  let content: Content

  /// Creates a view from candidates, of which the first that fits along some axes is shown.
  nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: View {
  /// There is no body.
  public typealias Body = Never
}

extension ViewThatFits: DescribedView {
  package var composition: some View {
    FittingView(axes: axes, content: content)
  }
}

/// The candidates with what is known of them.
private struct FittingView<Content: View>: View {
  let axes: Axis.Set
  let content: Content
  @State private var trial = FittingTrial()

  var body: some View {
    Group(subviews: content) { subviews in
      if !subviews.isEmpty {
        let candidates = trial.candidates(of: subviews)
        FittingContainer(
          layout: FittingLayout(axes: axes, trial: trial, serial: trial.serial),
          content: ForEach(candidates) { candidate in
            if candidate.isTried {
              candidate.subview.layoutValue(key: FittingIndex.self, value: candidate.index)
                .modifier(PreferenceSilence())
            } else {
              candidate.subview.layoutValue(key: FittingIndex.self, value: candidate.index)
            }
          }
        )
        .modifier(FittingSurroundings(trial: trial))
      }
    }
  }
}

/// The place of the candidates that are mounted, which is one when nothing is being tried.
private struct FittingContainer<Content: View> {
  let layout: FittingLayout
  let content: Content
}

extension FittingContainer: View {
  typealias Body = Never
}

extension FittingContainer: LayoutContainer {
  var arrangement: FittingLayout { layout }

  var name: String? { "ViewThatFits" }
}

/// A modifier that has candidates tried anew when the environment has changed, since those that are
/// not mounted do not hear of it.
private struct FittingSurroundings {
  let trial: FittingTrial
}

extension FittingSurroundings: ViewModifier {
  typealias Body = Never
}

extension FittingSurroundings: LayoutModifier {
  typealias BoxLayout = IdentityLayout

  static func makeAttachment(
    for element: ModifierElement<FittingSurroundings>
  ) -> (any ElementAttachment)? {
    LayoutStage.of(element).map { FittingBox(element, stage: $0) }
  }
}

private final class FittingBox: ModifierElementBox<FittingSurroundings> {
  override func fill(_ stage: LayoutStage) {
    super.fill(stage)
    _ = element.readEnvironment()
  }

  override func refresh(_ stage: LayoutStage) {
    super.refresh(stage)
    _ = element.readEnvironment()
    modifierElement?.modifier.trial.forgetSizes()
    if box.childCount > 0 { box.child(at: 0).invalidateSize(in: stage.tree) }
  }
}
