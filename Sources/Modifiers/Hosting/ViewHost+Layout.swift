public import Foundation
public import Preferences

extension ViewHost {
  /// The layout, if something that is laid out has appeared or a proposal was set.
  private var layoutStage: LayoutStage? { context.stage(LayoutStage.self) }

  /// What the root is proposed, in points; unspecified at first, so that it takes its ideal size.
  ///
  /// A new proposal is taken in by the next update.
  public var proposal: ProposedViewSize {
    get { layoutStage?.proposal ?? .unspecified }
    set {
      context.require(LayoutStage.self)
      guard let layoutStage, layoutStage.proposal.normalized != newValue.normalized else { return }
      layoutStage.proposal = newValue
      context.scheduler.invalidate()
    }
  }

  /// The root's size in points as of the last update.
  public var size: CGSize { layoutStage?.size ?? .zero }

  /// What is there, with its frames in the root's space, as of the last update.
  ///
  /// The root of the snapshot is called "Root"; below it stand the views that are there, containers
  /// and leaves, in tree order. Modifiers show in the frames.
  ///
  /// - Complexity: O(elements).
  public func snapshot() -> ElementSnapshot {
    ElementWalk.snapshot(of: context.root, size: size)
  }

  /// What is drawn, in order, in points, as of the last update.
  ///
  /// - Complexity: O(elements).
  public var drawing: Drawing {
    ElementWalk.drawing(of: context.root, size: size)
  }
}
