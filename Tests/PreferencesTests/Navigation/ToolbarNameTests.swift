import Modifiers
import Testing

/// What dumps and diagnostics say about a toolbar.
@MainActor struct ToolbarNameTests {
  private final class Model: ObservableObject {}

  private struct Reader: View {
    @EnvironmentObject var model: Model
    var body: some View { Text("never") }
  }

  private struct Screen: View {
    var body: some View {
      NavigationStack {
        Text("x").toolbar {
          ToolbarItem(id: "named") { Text("a") }
          ToolbarItem { Reader() }
          ToolbarItemGroup(placement: .bottomBar) { Text("b") }
        }
      }
    }
  }

  @Test func `items have names that are the same in every run`() throws {
    let host = ViewHost { Screen() }
    try host.update()
    let dump = host.dump()
    #expect(!dump.contains("0x"))
    for item in ["[named]", "[item 1]", "[item 2]"] { #expect(dump.contains(item)) }
    #expect(
      host.diagnostics.map(\.path) == [
        "Screen › preference(NavigationBarKey) › navigationBar › navigationBar › flexFrame"
          + " › Screen › ToolbarModifier › Reader"
      ])
  }
}
