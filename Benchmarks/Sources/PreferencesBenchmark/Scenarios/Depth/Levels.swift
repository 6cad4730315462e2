import Modifiers

/// What the levels of a chain are.
enum Levels {
  case padding, frames, stacks, customViews, mixed

  /// The levels that are added at once; between the groups types are hidden.
  static let group = 10

  /// Returns a view with `count` levels above a view.
  @MainActor func chain(of count: Int, above bottom: some View) -> AnyView {
    var view = AnyView(bottom)
    for _ in 0..<(count / Levels.group) { view = wrapped(view) }
    return view
  }

  @MainActor private func wrapped(_ view: AnyView) -> AnyView {
    switch self {
    case .padding: AnyView(view.padded().padded().padded().padded().padded())
    case .frames: AnyView(view.framed().framed().framed().framed().framed())
    case .stacks: AnyView(view.stacked().stacked().stacked().stacked().stacked())
    case .customViews: AnyView(view.passed().passed().passed().passed().passed())
    case .mixed: AnyView(view.padded().framed().stacked().passed().padded())
    }
  }
}

/// Two levels each.
extension View {
  fileprivate func padded() -> some View { padding(1).padding(2) }

  fileprivate func framed() -> some View {
    frame(minWidth: 8).frame(maxWidth: .infinity)
  }

  fileprivate func stacked() -> some View {
    VStack { HStack { self } }
  }

  fileprivate func passed() -> some View { Passage(content: Passage(content: self)) }
}

/// A custom view that shows another.
private struct Passage<Content: View>: View {
  let content: Content

  var body: some View { content }
}
