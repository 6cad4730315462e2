/// Something that happens to the app: the user does it, or another part of the program.
enum Move: Equatable {
  case create
  case submit(Int)
  case type(Int, String)
  case focus(Int)
  case complete(Int)
  case flag(Int)
  case delete(Int)
  case openDetails(Int)
  case typeTitleInDetails(String)
  case typeNotesInDetails(String)
  case flagInDetails
  case finishDetails
  case cancelDetails
  case programInserts(Int, String)
  case programDeletes(Int)
  case programSwaps(Int, Int)

  private static let titles = ["Milk", "Eggs", "Call Ada", "水やり", "Milk", ""]
  private static let notes = ["two of them", "before noon", ""]

  /// A move that is possible in a state.
  static func random(
    in state: PlainReminders, using generator: inout some RandomNumberGenerator
  ) -> Move {
    func pick(_ texts: [String]) -> String { texts.randomElement(using: &generator) ?? "" }

    if Int.random(in: 0..<8, using: &generator) == 0 {
      return byProgram(in: state, using: &generator)
    }
    if let details = state.details {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: return .typeTitleInDetails(pick(titles))
      case 1: return .typeNotesInDetails(pick(notes))
      case 2: return .flagInDetails
      case 3: return .cancelDetails
      default: return details.row.title.isEmpty ? .cancelDetails : .finishDetails
      }
    }
    guard let index = state.rows.indices.randomElement(using: &generator) else { return .create }
    switch Int.random(in: 0..<16, using: &generator) {
    case 0, 1: return .create
    case 2, 3, 4: return .submit(index)
    case 5, 6, 7: return .type(index, pick(titles))
    case 8: return .focus(index)
    case 9, 10: return .complete(index)
    case 11, 12: return .flag(index)
    case 13: return state.rows[index].title.isEmpty ? .focus(index) : .openDetails(index)
    default: return .delete(index)
    }
  }

  private static func byProgram(
    in state: PlainReminders, using generator: inout some RandomNumberGenerator
  ) -> Move {
    let place = Int.random(in: 0...state.rows.count, using: &generator)
    guard let first = state.rows.indices.randomElement(using: &generator),
      let second = state.rows.indices.randomElement(using: &generator)
    else { return .programInserts(place, "Tax") }
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: return .programInserts(place, "Tax")
    case 1: return .programDeletes(first)
    default: return .programSwaps(first, second)
    }
  }
}
