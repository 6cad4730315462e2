public import Modifiers

/// A grid of character cells on which a ``Modifiers/Drawing`` is drawn with letters and box
/// characters.
///
/// A cell is 8 × 16 points. A coordinate has one place across the whole drawing, so that what
/// touches or is aligned in the drawing is so on the canvas. Within that, lengths and distances are
/// rounded to cells, not coordinates, so that equal things look alike where they stand. Where cells
/// do not suffice the canvas grows: a text has at least as many cells as it needs, a border and
/// what stands a quarter of a cell or more inside it do not share a cell, and a divider has a row of
/// its own. Half a row between two things is none, half a row of padding is one. Where two of these
/// would contradict each other:
///
/// - An area grows by a cell for its text to stand in its middle, unless areas of the same length
///   need no more: equal areas stay equal, and the text is half a cell beside the middle.
/// - Alignment wins over likeness. What stands beside other things has edges in common with them, or
///   lies between theirs; the same row beside or below something else can therefore have a row or a
///   column more.
/// - A text that has more cells than characters stands at the edge of its frame that more things
///   share, the left one if in doubt. Lines of text of different fonts with one middle stand in one
///   row.
///
/// In each cell:
///
/// - Text wins over lines, its blanks included. A line is drawn in the outermost cells *inside* its
///   frame; the border of a text without padding is therefore seen only where it leaves the text's
///   cells: `Text("Hello").border(.red)` is just `Hello`, and with horizontal padding `│ Hello │`.
/// - Lines that share a cell are joined (`├`, `┬`, `┼`, …). Every stroke is one line thick. A box
///   one row high shows its sides: `│Go│`.
/// - A line that hangs over the edge of all that can be seen is drawn inside that edge.
/// - A fill at least half opaque hides what was drawn before. Without color it is a shade, `░▒▓█`,
///   the darker the fuller; with color it is the cell's background.
/// - A line along a path, an ellipse or round corners is drawn through the cells that it passes,
///   stretched to whole cells; the steps of a curve have round corners. A trimmed path is stretched
///   as the whole is, and lies on it.
/// - Text that a transform turns stays level, in the middle of where it would stand.
/// - A fill thinner than half a cell is a line, and a small one a dot.
/// - A character takes the number of cells that the `characterWidth` function says, whatever the
///   font's size: a line of text starts at its frame's left edge, in the row that holds its middle.
public struct TextCanvas {
  /// The number of cells across.
  public let columns: Int
  /// The number of cells down.
  public let rows: Int
  var cells: [Cell]
  let grid: CellGrid
  let characterWidth: (Character) -> Int

  /// The size of a cell, in points.
  public static let cellSize = CGSize(width: 8, height: 16)
  /// The largest number of cells across; what lies to the right is left out.
  public static let maximumColumns = 1_000
  /// The largest number of cells of a canvas; what lies below is left out.
  public static let maximumCells = 1_000_000

  /// Draws a drawing.
  ///
  /// - Parameters:
  ///   - drawing: What to draw. The canvas has its size, rounded to cells, and grows where things
  ///     within the drawing's size need more cells than they have points.
  ///   - characterWidth: The number of cells that a character takes: 0 for what joins the character
  ///     before or is not seen at all, 2 for wide ones.
  /// - Complexity: O(*n* log *n* + *c*) in the number of commands and of cells they cover; no
  ///   recursion over nested groups.
  public init(
    _ drawing: Drawing, characterWidth: @escaping (Character) -> Int = { $0.columnWidth }
  ) {
    let drawing = drawing.withoutTransforms
    grid = CellGrid(of: drawing, characterWidth: characterWidth)
    columns = grid.canvas.columns.count
    rows = grid.canvas.rows.count
    cells = Array(repeating: Cell(), count: columns * rows)
    self.characterWidth = characterWidth
    draw(drawing.commands)
  }

  /// The whole canvas.
  var area: CellArea { CellArea(columns: 0..<columns, rows: 0..<rows) }

  /// The cell at a place, which must be on the canvas.
  subscript(column: Int, row: Int) -> Cell {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
    // In place: a getter and a setter would copy the cell for each of its properties.
    _modify { yield &cells[row * columns + column] }
  }
}
