import Modifiers

extension Exhibit {
  /// A view that says how large its child is.
  @MainActor static let childSize = Exhibit(
    name: "child-size",
    title: "The size of a child",
    summary: "A reader in the background takes the child's size and sends it up.",
    pictures: [
      Picture("Hello There", drawing: ChildSize(text: "Hello There")),
      Picture("你好", drawing: ChildSize(text: "你好")),
    ]
  )
}

/// A text with its size in points below it.
struct ChildSize: View {
  let text: String
  @State private var size = CGSize.zero

  init(text: String) {
    self.text = text
  }

  var body: some View {
    VStack(spacing: 0) {
      Text(text)
        .background {
          GeometryReader { proxy in
            Color.clear.preference(key: MeasuredSize.self, value: proxy.size)
          }
        }
        .onPreferenceChange(MeasuredSize.self) { size = $0 ?? .zero }
      Text("\(Int(size.width)) × \(Int(size.height))")
    }
  }
}

private enum MeasuredSize: LastPreferenceKey<CGSize> {}
