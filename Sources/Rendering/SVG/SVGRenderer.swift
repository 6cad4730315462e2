public import Modifiers

/// Draws a view as SVG.
///
/// In the manner of SwiftUI's `ImageRenderer`: make one with a view, and read ``svg``.
@MainActor public final class SVGRenderer<Content: View> {
  private let host: ViewHost<Content>

  /// Creates a renderer of a view.
  public init(content view: Content) {
    host = ViewHost(rootView: view)
  }

  /// The view that is drawn.
  public var content: Content {
    get { host.rootView }
    set { host.rootView = newValue }
  }

  /// What the view is proposed, in points; unspecified at first.
  public var proposedSize: ProposedViewSize {
    get { host.proposal }
    set { host.proposal = newValue }
  }

  /// The picture after an update, as a document of its own.
  ///
  /// - Throws: The error of an update that cannot end; its description says what, where, and how to
  ///   fix it.
  public var svg: String {
    get throws(UpdateError) {
      try host.update()
      return SVGWriter(host.drawing).svg
    }
  }
}
