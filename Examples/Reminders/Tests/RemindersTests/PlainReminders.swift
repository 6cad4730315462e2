/// What the app ought to show, worked out without views: a plain value, changed by plain code.
struct PlainReminders: Equatable {
  struct Row: Equatable {
    let id: Int
    var title = ""
    var isCompleted = false
    var isFlagged = false
    var notes: String?
  }

  /// The sheet with the details of a row, and what was edited in it.
  struct Details: Equatable {
    var row: Row
  }

  private(set) var rows: [Row] = []
  private(set) var focusedID: Int?
  private(set) var details: Details?
  private var lastID = 0

  private func index(of id: Int?) -> Int? { rows.firstIndex { $0.id == id } }

  private mutating func makeRow(title: String = "") -> Row {
    lastID += 1
    return Row(id: lastID, title: title)
  }

  /// The focus moves; an untitled row that it leaves goes.
  private mutating func moveFocus(to id: Int?) {
    let left = focusedID
    focusedID = id
    if left != id { rows.removeAll { $0.id == left && $0.title.isEmpty } }
  }

  mutating func apply(_ move: Move) {
    switch move {
    case .create:
      insertAndFocus(at: rows.count)
    case .submit(let index):
      if rows[index].title.isEmpty {
        moveFocus(to: nil)
      } else {
        insertAndFocus(at: index + 1)
      }
    case .type(let index, let title):
      rows[index].title = title
      moveFocus(to: rows[index].id)
    case .focus(let index):
      moveFocus(to: rows[index].id)
    case .complete(let index):
      rows[index].isCompleted.toggle()
    case .flag(let index):
      rows[index].isFlagged.toggle()
    case .delete(let index), .programDeletes(let index):
      remove(at: index)
    case .openDetails(let index):
      details = Details(row: rows[index])
    case .typeTitleInDetails(let title):
      details?.row.title = title
      moveFocus(to: nil)
    case .typeNotesInDetails(let notes):
      details?.row.notes = notes.isEmpty ? nil : notes
      moveFocus(to: nil)
    case .flagInDetails:
      details?.row.isFlagged.toggle()
    case .finishDetails:
      if let row = details?.row, let index = index(of: row.id) { rows[index] = row }
      details = nil
    case .cancelDetails:
      details = nil
    case .programInserts(let index, let title):
      rows.insert(makeRow(title: title), at: index)
    case .programSwaps(let first, let second):
      rows.swapAt(first, second)
    }
  }

  private mutating func insertAndFocus(at index: Int) {
    let row = makeRow()
    rows.insert(row, at: index)
    moveFocus(to: row.id)
  }

  private mutating func remove(at index: Int) {
    let row = rows.remove(at: index)
    if focusedID == row.id { focusedID = nil }
  }

  /// The screen as a function of the above.
  var screen: Screen {
    var texts = ["Reminders"]
    if rows.isEmpty { texts += ["checklist", "No Reminders", "What you add is shown here."] }
    for row in rows { texts += Self.texts(of: row) }
    texts += ["plus.circle.fill", "New Reminder"]
    return Screen(
      texts: texts, focusedRow: index(of: focusedID), sheet: details.map { Self.texts(of: $0) })
  }

  private static func texts(of row: Row) -> [String] {
    var texts = [row.isCompleted ? "[x]" : "[ ]", row.title.isEmpty ? "New reminder" : row.title]
    if let notes = row.notes { texts.append(notes) }
    if row.isFlagged { texts.append("flag.fill") }
    return texts
  }

  private static func texts(of details: Details) -> [String] {
    [
      "Cancel", "Details", "Done",
      details.row.title.isEmpty ? "Title" : details.row.title, details.row.notes ?? "Notes",
      "Flag", details.row.isFlagged ? "[x]" : "[ ]",
    ]
  }
}
