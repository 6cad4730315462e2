public import Modifiers

/// A grid of character cells on which a ``Modifiers/Drawing`` is drawn with letters and box characters.
///
/// A cell is 8 × 16 points. Edges are rounded to the nearest line between cells, so what touches in
/// the drawing touches on the canvas. In each cell:
///
/// - Text wins over lines. A line is drawn in the outermost cells *inside* its frame; the border of a
///   text without padding is therefore seen only where it leaves the text's cells.
/// - Lines that share a cell are joined (`├`, `┬`, `┼`, …). Every stroke is one line thick. A box one
///   row high shows its sides: `│Go│`.
/// - A blank of a text lets text and lines below it through, but not the shade of a fill.
/// - A fill at least half opaque hides what was drawn before. Without color it is a shade, `░▒▓█`,
///   the darker the fuller; with color it is the cell's background.
/// - A line along a path is drawn through the cells that it passes, stretched to whole cells.
/// - A fill thinner than half a cell is a line, and a small one a dot.
/// - A character takes the number of cells that the `characterWidth` function says, whatever the
///   font's size: a line of text starts at its frame's left edge, in the row that holds its middle.
public struct TextCanvas {
  /// The number of cells across.
  public let columns: Int
  /// The number of cells down.
  public let rows: Int
  var cells: [Cell]
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
  ///   - drawing: What to draw. The canvas has its size, rounded to cells, and grows where a text
  ///     within the drawing's size needs more cells than points.
  ///   - characterWidth: The number of cells that a character takes: 0 for what joins the character
  ///     before or is not seen at all, 2 for wide ones.
  /// - Complexity: O(*n* + *c*) in the number of commands and of cells they cover; no recursion over
  ///   nested groups.
  public init(
    _ drawing: Drawing, characterWidth: @escaping (Character) -> Int = { $0.columnWidth }
  ) {
    let size = CanvasSize(of: drawing, characterWidth: characterWidth)
    columns = size.columns
    rows = size.rows
    cells = Array(repeating: Cell(), count: size.columns * size.rows)
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
