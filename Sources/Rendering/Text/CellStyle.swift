/// The attributes of a terminal's cell, and the escape sequences that switch between them.
struct CellStyle: Equatable {
  /// The color of the character; nil is the terminal's own.
  var foreground: CellColor?
  /// The color behind the character; nil is the terminal's own.
  var background: CellColor?
  var isBold = false
  var isItalic = false
  var isUnderlined = false
  var isStruckThrough = false
  var isFaint = false

  /// The attributes that a terminal starts with.
  static let plain = CellStyle()

  /// The attributes for a cell. Black without a fill behind it becomes the terminal's own color,
  /// which can be read on a dark screen too; what lets the unknown background through is faint.
  init(of cell: Cell) {
    background = cell.background
    isBold = cell.hasText && cell.isBold
    isItalic = cell.hasText && cell.isItalic
    isUnderlined = cell.hasText && cell.isUnderlined
    isStruckThrough = cell.hasText && cell.isStruckThrough
    if let background = cell.background {
      foreground = cell.ink.over(background)
    } else {
      let ink = cell.ink
      foreground =
        ink.isBlack ? nil : CellColor(red: ink.red, green: ink.green, blue: ink.blue)
      isFaint = ink.alpha < 192
    }
  }

  private init() {}

  /// The shortest sequence that turns other attributes into these.
  func sequence(from other: CellStyle) -> String {
    guard self != other else { return "" }
    guard self != .plain else { return "\u{1B}[0m" }
    var codes: [String] = []
    // One code ends both bold and faint.
    let endsWeight = (other.isBold && !isBold) || (other.isFaint && !isFaint)
    if endsWeight { codes.append("22") }
    if isBold, endsWeight || !other.isBold { codes.append("1") }
    if isFaint, endsWeight || !other.isFaint { codes.append("2") }
    if isItalic != other.isItalic { codes.append(isItalic ? "3" : "23") }
    if isUnderlined != other.isUnderlined { codes.append(isUnderlined ? "4" : "24") }
    if isStruckThrough != other.isStruckThrough { codes.append(isStruckThrough ? "9" : "29") }
    if foreground != other.foreground {
      codes.append(foreground.map { "38;2;\($0.components)" } ?? "39")
    }
    if background != other.background {
      codes.append(background.map { "48;2;\($0.components)" } ?? "49")
    }
    return "\u{1B}[\(codes.joined(separator: ";"))m"
  }
}

extension CellColor {
  fileprivate var components: String { "\(red);\(green);\(blue)" }
}
