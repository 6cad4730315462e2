import Modifiers

/// What can be read on the screen, and where the focus is.
struct Screen: Equatable {
  /// The texts and the names of the images, in order.
  var texts: [String]

  /// The position of the row whose text field has the focus.
  var focusedRow: Int?

  /// The texts of the sheet, if one is there.
  var sheet: [String]?
}

extension ElementSnapshot {
  /// What is written in and below this element, in order.
  var texts: [String] { (text.map { [$0] } ?? []) + children.flatMap(\.texts) }
}

extension ViewHost {
  /// The screen as it is.
  func screen() throws -> Screen {
    let fields = try findAll(named: "TextField")
    return Screen(
      texts: snapshot().texts, focusedRow: fields.firstIndex(where: \.isFocused),
      sheet: sheets.last?.snapshot().texts)
  }
}
