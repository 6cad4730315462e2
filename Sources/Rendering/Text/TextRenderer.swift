public import Modifiers

/// Draws a view with characters, for terminals and for tests.
///
/// In the manner of SwiftUI's `ImageRenderer`: make one with a view, and read ``text``. A cell of
/// the drawing is 8 × 16 points, which is a character of the body font; where something needs more
/// cells than it has points, the drawing grows. Text wins over lines: give a text padding to see
/// its border around it. ``TextCanvas`` has the rules.
///
/// ```swift
/// let renderer = TextRenderer(content: Text("Hello There").padding().border(.black))
/// print(try renderer.text)
/// ```
@MainActor public final class TextRenderer<Content: View> {
  private let host: ViewHost<Content>

  /// Whether the text holds escape sequences for colours.
  public var color = false

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

  /// The drawing after an update, its lines separated by line feeds; sheets stand below it.
  ///
  /// - Throws: The error of an update that cannot end; its description says what, where, and how to
  ///   fix it.
  public var text: String {
    get throws(UpdateError) {
      try host.update()
      let drawings = [host.drawing] + host.sheets.map(\.drawing)
      return drawings.map { TextCanvas($0).text(isColored: color) }.joined(separator: "\n\n")
    }
  }
}
