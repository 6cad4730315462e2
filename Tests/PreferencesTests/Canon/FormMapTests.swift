import Modifiers
import Testing

@testable import gallery

@MainActor @Suite("Canon: a form with a map of its fields")
struct FormMapTests {
  // Fields of 96 × 32, 16 apart, in padding of 16: the form is 128 wide, 48 points beside it are
  // for the map, whose left edge is 40 points from the right: 176 - 40 = 136. All lengths of the
  // map are a quarter of the form's.
  @Test func `the map shows the form and its fields where they stand`() throws {
    let host = ViewHost(rootView: FormMap(fields: ["Name", "Address"]))
    #expect(try host.update().passes == 1)
    #expect(host.size == CGSize(width: 176, height: 112))
    let parts = host.snapshot().all(named: "Rectangle").map(\.frame)
    #expect(
      parts == [
        CGRect(x: 136, y: 0, width: 32, height: 28),
        CGRect(x: 140, y: 4, width: 24, height: 8),
        CGRect(x: 140, y: 16, width: 24, height: 8),
      ])
  }

  @Test func `a field that is added joins the map in the same pass`() throws {
    let host = ViewHost(rootView: FormMap(fields: ["Name"]))
    try host.update()
    host.rootView = FormMap(fields: ["城市", "Name"])
    #expect(try host.update().passes == 1)
    let parts = host.snapshot().all(named: "Rectangle").map(\.frame)
    #expect(
      parts == [
        CGRect(x: 136, y: 0, width: 32, height: 28),
        CGRect(x: 140, y: 4, width: 24, height: 8),
        CGRect(x: 140, y: 16, width: 24, height: 8),
      ])
  }
}
