import Modifiers
import Rendering
import Testing

@MainActor @Suite("ContentUnavailableView")
struct ContentUnavailableViewTests {
  @Test func `it stands in the middle of the room that it is offered`() throws {
    let renderer = TextRenderer(
      content: ContentUnavailableView(
        "No Mail", systemImage: "tray", description: Text("New mail appears here.")))
    renderer.proposedSize = ProposedViewSize(width: 240, height: 128)
    let text = try renderer.text
    #expect(
      text == """


                      ││
                    No Mail
            New mail appears here.


        """)
  }

  @Test func `without a description and an offer it is as large as its title`() throws {
    let host = ViewHost { ContentUnavailableView("Nothing", image: "x") }
    try host.update()
    #expect(host.size == CGSize(width: 56, height: 40))
    #expect(host.snapshot().all(named: "Image").map(\.text) == ["x"])
  }

  @Test func `its parts may be views`() throws {
    let host = ViewHost {
      ContentUnavailableView {
        Text("Label")
      } description: {
        Text("Description")
      } actions: {
        Text("Retry")
      }
      ContentUnavailableView { Text("Alone") }
    }
    try host.update()
    let texts = host.snapshot().all(named: "Text").compactMap(\.text)
    #expect(texts == ["Label", "Description", "Retry", "Alone"])
  }

  @Test func `a search that found nothing says for what`() throws {
    let host = ViewHost {
      ContentUnavailableView.search
      ContentUnavailableView.search(text: "milk")
      ContentUnavailableView.search(text: "")
    }
    try host.update()
    #expect(host.snapshot().all(text: "No Results").count == 2)
    #expect(host.snapshot().first(text: "No Results for “milk”") != nil)
  }
}
