package import Preferences

/// A view that says by itself, without being mounted, what a control with it as a label is called.
package protocol TitledView {
  /// The title, if there is one.
  var spokenTitle: String? { get }
}

extension Text: TitledView {
  package var spokenTitle: String? { string }
}

extension View {
  /// What a control with this label is called; `nil` leaves it to the texts inside.
  nonisolated package var controlTitle: String? { (self as? any TitledView)?.spokenTitle }
}
