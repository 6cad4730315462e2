import Preferences

/// What a control is, and what can be done to it.
///
/// The closures are those of the body that ran last.
package struct Control {
  /// What the control is called in snapshots and messages, such as `TextField`.
  package var name: String

  /// What its label says, whatever a style shows of that; `nil` leaves it to the texts inside.
  package var title: String?

  /// What is shown while nothing has been entered.
  package var prompt: String?

  /// The text that was entered.
  package var text: String?

  /// What the control is set to, in words.
  package var value: String?

  /// Whether the control can have the focus.
  package var isFocusable = false

  /// What a tap does.
  package var tap: (@MainActor () -> Void)?

  /// Takes in a text.
  package var setText: (@MainActor (String) -> Void)?

  /// Ends the entering of a text, beside what `onSubmit` does.
  package var submit: (@MainActor () -> Void)?

  /// Goes some steps up, or down.
  package var adjust: (@MainActor (Int) -> Void)?

  /// Takes in a number.
  package var setNumber: (@MainActor (Double) -> Void)?

  /// What the options of a picker are chosen through.
  package var selection: Selection?

  /// Creates a control to which nothing can be done.
  package init(_ name: String, title: String? = nil) {
    self.name = name
    self.title = title
  }
}
