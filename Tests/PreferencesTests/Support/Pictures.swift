import Modifiers
import Rendering
import Testing

extension ViewHost {
  /// The drawing after an update, with sheets below; an update that cannot end is an issue.
  func textPicture(at location: SourceLocation = #_sourceLocation) -> String {
    do {
      try update()
    } catch {
      Issue.record(error, sourceLocation: location)
    }
    let drawings = [drawing] + sheets.map(\.drawing)
    return drawings.map { TextCanvas($0).text() }.joined(separator: "\n\n")
  }
}

/// The drawing of a view, with sheets below.
@MainActor func picture(
  of view: some View, in proposal: ProposedViewSize = .unspecified,
  at location: SourceLocation = #_sourceLocation
) -> String {
  let host = ViewHost(rootView: view)
  host.proposal = proposal
  return host.textPicture(at: location)
}
