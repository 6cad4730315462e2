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

  @Test(arguments: [true, false])
  func `an article's own emptyState with a binding wins over the library's`(
    _ isEmpty: Bool
  ) throws {
    let host = ViewHost {
      Text("content").emptyState(.constant(isEmpty)) { Text("nothing") }
    }
    try host.update()
    let texts = host.snapshot().all(named: "Text").map(\.text)
    #expect(texts == (isEmpty ? ["article:", "nothing"] : ["content"]))
  }

  @Test(arguments: [nil, "Ada"])
  func `an article's own Unwrap and paddable(when:) win over the library's`(
    _ name: String?
  ) throws {
    let host = ViewHost {
      Unwrap(value: name) { Text($0).paddable(when: true) }
    }
    try host.update()
    #expect(host.snapshot().all(named: "Text").map(\.text) == (name.map { ["\($0)"] } ?? []))
    #expect(host.preference(Paddable.self) == false)
    #expect(host.preference(Sum.self) == (name == nil ? 0 : 7))
  }
}

private struct Unwrap<Value, Content: View>: View {
  private let value: Value?
  private let contentProvider: (Value) -> Content

  init(value: Value?, @ViewBuilder content: @escaping (Value) -> Content) {
    self.value = value
    self.contentProvider = content
  }

  var body: some View {
    value.map(contentProvider)
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
  fileprivate func paddable(when condition: Bool) -> some View {
    preference(key: Sum.self, value: condition ? 7 : 0)
  }

  fileprivate func emptyState<EmptyContent>(
    _ isEmpty: Binding<Bool>, emptyContent: @escaping () -> EmptyContent
  ) -> some View where EmptyContent: View {
    modifier(EmptyStateViewModifier(isEmpty: isEmpty.wrappedValue, emptyContent: emptyContent))
  }

  fileprivate func emptyState<EmptyContent>(
    _ isEmpty: Bool, emptyContent: @escaping () -> EmptyContent
  ) -> some View where EmptyContent: View {
    modifier(EmptyStateViewModifier(isEmpty: isEmpty, emptyContent: emptyContent))
  }
}
