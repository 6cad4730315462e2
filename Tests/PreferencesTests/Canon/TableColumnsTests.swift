import Modifiers
import Testing

@testable import gallery

@MainActor @Suite("Canon: columns as wide as their widest cell")
struct TableColumnsTests {
  // First column: Item 32, Thé 24, 茶葉禮盒 64. Second: Prix 32, 3 8, 120 24 points.
  // So 64 and 32 wide with 16 between; the second is aligned at its right edge, 112.
  @Test func `each column is as wide as its widest cell, in two passes`() throws {
    let host = ViewHost(rootView: TableColumns(rows: TableColumns.sample))
    #expect(try host.update().passes == 2)
    #expect(host.size == CGSize(width: 112, height: 48))
    func frame(_ text: String) -> CGRect? { host.snapshot().first(text: text)?.frame }
    #expect(frame("Thé") == CGRect(x: 0, y: 16, width: 24, height: 16))
    #expect(frame("茶葉禮盒") == CGRect(x: 0, y: 32, width: 64, height: 16))
    #expect(frame("3") == CGRect(x: 104, y: 16, width: 8, height: 16))
    #expect(frame("120") == CGRect(x: 88, y: 32, width: 24, height: 16))
  }

  // Thé 24 and 3 8 points wide; then 64 and 32 as above. The new texts are first laid out in the
  // old columns, and measured as wide as they want.
  @Test func `columns become wider when wider cells come, in two passes`() throws {
    let host = ViewHost(rootView: TableColumns(rows: [["Thé", "3"]]))
    #expect(try host.update().passes == 2)
    #expect(host.size == CGSize(width: 24 + 16 + 8, height: 16))
    host.rootView = TableColumns(rows: TableColumns.sample)
    #expect(try host.update().passes == 2)
    #expect(host.size == CGSize(width: 64 + 16 + 32, height: 48))
    func frame(_ text: String) -> CGRect? { host.snapshot().first(text: text)?.frame }
    #expect(frame("Item") == CGRect(x: 0, y: 0, width: 32, height: 16))
    #expect(frame("茶葉禮盒") == CGRect(x: 0, y: 32, width: 64, height: 16))
    #expect(frame("Prix") == CGRect(x: 80, y: 0, width: 32, height: 16))
    #expect(frame("120") == CGRect(x: 88, y: 32, width: 24, height: 16))
    #expect(try host.update().passes == 0)
  }

  @Test func `a column becomes narrower when its widest cell goes`() throws {
    let host = ViewHost(rootView: TableColumns(rows: TableColumns.sample))
    try host.update()
    host.rootView = TableColumns(rows: [["Thé", "3"]])
    #expect(try host.update().passes == 2)
    #expect(host.size == CGSize(width: 24 + 16 + 8, height: 16))
  }
}
