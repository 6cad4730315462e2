import Modifiers
import Testing

/// The empty state as the third article writes it, under its own names, beside the library's.
@MainActor @Suite("Source compatibility: empty state")
struct AppEmptyStateTests {
  @Test(arguments: [true, false])
  func `an article's own emptyState wins over the library's`(_ isEmpty: Bool) throws {
    let host = ViewHost {
      Text("content").emptyState(isEmpty) { Text("nothing") }
    }
    try host.update()
    let texts = host.snapshot().all(named: "Text").map(\.text)
    #expect(texts == (isEmpty ? ["article:", "nothing"] : ["content"]))
  }
}

private struct EmptyStateViewModifier<EmptyContent>: ViewModifier where EmptyContent: View {
  var isEmpty: Bool
  let emptyContent: () -> EmptyContent

  func body(content: Content) -> some View {
    if isEmpty {
      Text("article:")
      emptyContent()
    } else {
      content
    }
  }
}

extension View {
  fileprivate func emptyState<EmptyContent>(
    _ isEmpty: Bool, emptyContent: @escaping () -> EmptyContent
  ) -> some View where EmptyContent: View {
    modifier(EmptyStateViewModifier(isEmpty: isEmpty, emptyContent: emptyContent))
  }
}
