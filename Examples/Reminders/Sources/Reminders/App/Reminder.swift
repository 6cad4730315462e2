import Modifiers

/// A thing to be remembered.
struct Reminder: Identifiable, Equatable {
  let id = UUID()
  var title = ""
  var isCompleted = false
  var isFlagged = false
  var notes: String?
}
