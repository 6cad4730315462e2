import Foundation
import Modifiers
import Testing

/// Views in rows and columns. A letter is 8 points wide and 16 high.
@Suite @MainActor struct GridTests {
  @Test func `F4b a column is as wide as its widest cell, with eight points between`() throws {
    let host = try laidOut {
      Grid {
        GridRow {
          Text("a")
          Text("bbb")
        }
        GridRow {
          Text("cc")
          Text("d")
        }
      }
    }
    // Columns 16 and 24 wide, rows 16 high.
    #expect(host.size == CGSize(width: 48, height: 40))
    #expect(frames(host, "a", "bbb") == [rect(4, 0, 8, 16), rect(24, 0, 24, 16)])
    #expect(frames(host, "cc", "d") == [rect(0, 24, 16, 16), rect(32, 24, 8, 16)])
  }

  @Test func `alignment comes from the grid, the row, the column, or the cell itself`() throws {
    let host = try laidOut {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 40, height: 40)
          Text("a")
          Text("b").gridColumnAlignment(.trailing)
        }
        GridRow(alignment: .bottom) {
          Text("c")
          Color.red.frame(width: 40, height: 40)
          Text("d").gridCellAnchor(.center)
        }
        GridRow {
          Text("e")
          Text("f")
          Color.red.frame(width: 40, height: 40)
        }
      }
    }
    #expect(host.size == CGSize(width: 120, height: 120))
    #expect(frames(host, "a", "b") == [rect(40, 0, 8, 16), rect(112, 0, 8, 16)])
    #expect(frames(host, "c", "d") == [rect(0, 64, 8, 16), rect(96, 52, 8, 16)])
    #expect(frames(host, "e", "f") == [rect(0, 80, 8, 16), rect(40, 80, 8, 16)])
  }

  @Test func `cells of a row stand on one baseline`() throws {
    let host = try laidOut {
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0) {
        GridRow {
          Text("a").font(.largeTitle)
          Text("b")
        }
      }
    }
    let plain = try laidOut {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a").font(.largeTitle)
        Text("b")
      }
    }
    #expect(host.size == plain.size)
    #expect(frames(host, "a", "b") == frames(plain, "a", "b"))
  }

  @Test func `F4b a cell of several columns widens them evenly`() throws {
    let host = try laidOut {
      Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 0) {
        GridRow {
          Text("a")
          Text("b")
          Text("c")
        }
        GridRow {
          Text("abcdefg").gridCellColumns(2)
          Text("d")
        }
      }
    }
    // Two columns of 8 and the 4 between them are 20; 56 are needed, so each becomes 26.
    #expect(host.size == CGSize(width: 26 + 4 + 26 + 4 + 8, height: 32))
    #expect(frames(host, "b", "c") == [rect(30, 0, 8, 16), rect(60, 0, 8, 16)])
    #expect(frames(host, "abcdefg", "d") == [rect(0, 16, 56, 16), rect(60, 16, 8, 16)])
  }

  @Test(arguments: [Int.min, 0, 1])
  func `a cell takes at least one column`(_ count: Int) throws {
    let host = try laidOut {
      Grid(horizontalSpacing: 0) {
        GridRow {
          Text("a").gridCellColumns(count)
          Text("b")
        }
      }
    }
    #expect(host.size == CGSize(width: 16, height: 16))
  }

  @Test func `a cell may ask for more columns than there can be`() throws {
    let host = try laidOut {
      Grid(horizontalSpacing: 0) {
        GridRow {
          Text("a")
          Text("b").gridCellColumns(.max)
          Text("c")
        }
      }
    }
    #expect(host.snapshot().all(named: "Text").count == 3)
  }

  @Test func `F4b a view outside of a row takes all columns`() throws {
    let host = try laidOut(in: ProposedViewSize(width: 100, height: nil)) {
      Grid(verticalSpacing: 0) {
        Text("title")
        GridRow {
          Text("a")
          Text("b")
        }
      }
    }
    // The title is 40 wide, the columns with the 8 between them 24: each is 8 wider.
    #expect(host.size == CGSize(width: 40, height: 32))
    #expect(frames(host, "title", "a", "b").map(\.?.midX) == [20, 8, 32])
  }

  @Test func `a divider makes the grid as wide as it can be, unless it is unsized`() throws {
    func width(_ axes: Axis.Set) throws -> CGFloat {
      try laidOut(in: ProposedViewSize(width: 100, height: nil)) {
        Grid {
          GridRow {
            Text("a")
            Text("b")
          }
          Divider().gridCellUnsizedAxes(axes)
        }
      }.size.width
    }
    #expect(try width([]) == 100)
    #expect(try width(.horizontal) == 24)
  }

  @Test func `F4b flexible columns share the room that the others leave`() throws {
    let host = try laidOut(in: ProposedViewSize(width: 100, height: 60)) {
      Grid(horizontalSpacing: 10, verticalSpacing: 10) {
        GridRow {
          Text("ab")
          Cell(name: "x")
          Cell(name: "y")
        }
        GridRow {
          Text("a")
          Cell(name: "z")
        }
      }
    }
    // 100 − 20 − 16 leaves 32 for each flexible column, 60 − 10 leaves 25 for each row.
    #expect(host.size == CGSize(width: 100, height: 60))
    let cells = host.snapshot().all(named: "Color").map(\.frame)
    #expect(cells == [rect(26, 0, 32, 25), rect(68, 0, 32, 25), rect(26, 35, 32, 25)])
  }

  @Test func `rows come from conditions, loops and views with a body`() throws {
    let rows = Remote(2)
    let host = ViewHost {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { EmptyView() }
        Controlled(rows) { count in
          ForEach(0..<count, id: \.self) { row in
            GridRow {
              Text("\(row)")
              if row > 0 { Text("x") }
            }
          }
        }
        Pair()
      }
    }
    try host.update()
    #expect(host.size == CGSize(width: 16, height: 48))
    #expect(frames(host, "p", "q") == [rect(0, 32, 8, 16), rect(8, 32, 8, 16)])
    rows.value = 3
    try host.update()
    #expect(host.size == CGSize(width: 16, height: 64))
    #expect(frames(host, "p", "q") == [rect(0, 48, 8, 16), rect(8, 48, 8, 16)])
  }

  @Test func `a modifier of a row applies to each cell and leaves the row together`() throws {
    let host = try laidOut {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Text("a")
          Text("b")
        }
        .padding(2)
        .font(.title)
        GridRow { Text("c") }.padding(2)
      }
    }
    // A letter in a title is 14 × 28.
    #expect(host.size == CGSize(width: 36, height: 32 + 20))
    #expect(frames(host, "a", "b").map(\.?.minY) == [2, 2])
  }

  @Test func `rows that are shown as subviews stay rows`() throws {
    let host = try laidOut {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        ForEach(
          subviews: Group {
            GridRow {
              Text("a")
              Text("b")
            }
            .padding(1)
            GridRow {
              Text("c")
              Text("d")
            }
          }
        ) {
          $0.padding(1)
        }
      }
    }
    #expect(frames(host, "a", "b").map(\.?.minY) == [2, 2])
    #expect(frames(host, "c", "d").map(\.?.minY) == [21, 21])
  }

  @Test func `a row outside of a grid is a group`() throws {
    let host = try laidOut {
      VStack(spacing: 0) {
        GridRow {
          Text("a")
          Text("b")
        }
      }
    }
    #expect(host.size == CGSize(width: 8, height: 32))
  }

  @Test func `a grid without cells is there`() throws {
    #expect(try laidOut { Grid {}.padding(20) }.size == CGSize(width: 40, height: 40))
  }

  @Test func `A4 A11 rows add no level to what cells contribute`() throws {
    let result = try value(of: Grouped.self) {
      Grid {
        GridRow {
          Write(Grouped.self, "a")
          Write(Grouped.self, "b")
        }
        GridRow { Write(Grouped.self, "c") }
      }
    }
    #expect(result == "((a b) c)")
  }

  @Test func `a cell that keeps its size lays out nothing else`() throws {
    let text = Remote("a")
    let host = ViewHost {
      Grid {
        ForEach(0..<20) { row in
          GridRow {
            Text("\(row)")
            if row == 10 { Controlled(text) { Text($0) } } else { Text("x") }
          }
        }
      }
    }
    try host.update()
    text.value = "b"
    let report = try host.update()
    #expect(report.passes == 1)
    #expect(report.layouts <= 4)
    text.value = "wider"
    try host.update()
    #expect(frames(host, "wider").map(\.?.width) == [40])
  }

  private func laidOut(
    in proposal: ProposedViewSize = .unspecified, @ViewBuilder _ content: () -> some View
  ) throws -> ViewHost<some View> {
    let view = content()
    let host = ViewHost { view }
    host.proposal = proposal
    try host.update()
    return host
  }

  private func frames(_ host: ViewHost<some View>, _ texts: String...) -> [CGRect?] {
    texts.map { host.snapshot().first(text: $0)?.frame }
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }
}

private struct Cell: View {
  let name: String

  var body: some View { Color.red }
}

private struct Pair: View {
  var body: some View {
    GridRow {
      Text("p")
      Text("q")
    }
  }
}
