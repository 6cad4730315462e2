import Modifiers

// The article's own types, under their own names. The library has the same names; a file's own win.

struct Paddable: PreferenceKey {
  static let defaultValue = false

  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = value || nextValue()
  }
}

struct PaddingWhenPaddableModifier: ViewModifier {
  let edges: Edge.Set
  let padding: CGFloat?

  @State private var isPaddable = false

  func body(content: Content) -> some View {
    content
      .padding(edges, isPaddable ? padding : 0)
      .onPreferenceChange(Paddable.self) { isPaddable = $0 }
  }
}

extension View {
  func paddable() -> some View {
    preference(key: Paddable.self, value: true)
  }

  func paddingWhenPaddable(_ edges: Edge.Set = .all, _ padding: CGFloat? = nil) -> some View {
    modifier(PaddingWhenPaddableModifier(edges: edges, padding: padding))
  }
}
