import Modifiers

extension Exhibit {
  /// A panel whose height its content chooses.
  @MainActor static let detents = Exhibit(
    name: "detents",
    title: "Detents changed from inside",
    summary: "What stands in the panel says how high it may be; the panel takes the smallest.",
    pictures: [
      Picture("folded", drawing: Panel { PanelContent(isUnfolded: false) }),
      Picture("unfolded", drawing: Panel { PanelContent(isUnfolded: true) }),
    ]
  )
}

/// A panel that is as high as the smallest detent that its content allows.
struct Panel<Content: View>: View {
  private let content: Content
  @State private var detents: Set<CGFloat> = []

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    content
      .frame(width: 160, height: detents.min() ?? 64, alignment: .top)
      .border(.gray)
      .onPreferenceChange(Detents.self) { detents = $0 }
  }
}

extension Panel: Sendable where Content: Sendable {}

/// What stands in the panel, short or long.
struct PanelContent: View {
  @State private var isUnfolded: Bool

  init(isUnfolded: Bool) {
    _isUnfolded = State(initialValue: isUnfolded)
  }

  var body: some View {
    VStack(spacing: 0) {
      Button(isUnfolded ? "Less" : "More") { isUnfolded.toggle() }
      if isUnfolded { Text("All the details") }
    }
    .preference(key: Detents.self, value: isUnfolded ? [48, 96] : [32])
  }
}

/// The heights in points at which the panel may stand.
private enum Detents: UnionPreferenceKey<Set<CGFloat>> {}
