import Preferences

/// The wording of what is reported about geometry.
extension Diagnostic {
  @MainActor static func anchorOfLostView(at reader: Element) -> Diagnostic {
    Diagnostic(
      what:
        "An anchor was resolved whose view is no longer there, or in another tree; it gave the null "
        + "rectangle, or zero for a point.",
      path: reader.path,
      fix:
        "Resolve anchors in the layer that is made from their preference, and keep none in state."
    )
  }
}
