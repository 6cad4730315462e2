/// The directions in which lines leave the middle of a cell.
///
/// Lines that meet in a cell add their arms; the sum says which box character joins them.
struct LineArms: OptionSet {
  let rawValue: UInt8

  static let up = LineArms(rawValue: 1)
  static let right = LineArms(rawValue: 2)
  static let down = LineArms(rawValue: 4)
  static let left = LineArms(rawValue: 8)
  static let horizontal: LineArms = [.left, .right]
  static let vertical: LineArms = [.up, .down]

  /// The box character for the arms. A single arm is the end of a line and is drawn as a whole one.
  func character(isRounded: Bool) -> Character {
    if isRounded {
      switch self {
      case [.right, .down]: return "╭"
      case [.left, .down]: return "╮"
      case [.up, .right]: return "╰"
      case [.up, .left]: return "╯"
      default: break
      }
    }
    return LineArms.characters[Int(rawValue & 15)]
  }

  private static let characters: [Character] = [
    " ", "│", "─", "└", "│", "│", "┌", "├", "─", "┘", "─", "┴", "┐", "┤", "┬", "┼",
  ]
}
