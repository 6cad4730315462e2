import Modifiers

extension Exhibit {
  /// Buttons that are as wide as the widest of them.
  @MainActor static let equalWidths = Exhibit(
    name: "equal-widths",
    title: "Equal widths",
    summary: "Each text measures itself in a background; the widest measure frames them all.",
    pictures: [
      Picture("phase one", drawing: EqualWidths(titles: ["OK", "Cancel"]), passes: 1),
      Picture("quiet", drawing: EqualWidths(titles: ["OK", "Cancel"])),
    ]
  )
}

/// Texts in frames of one width, also when the widest becomes shorter.
struct EqualWidths: View {
  let titles: [String]
  @State private var width: CGFloat?

  init(titles: [String]) {
    self.titles = titles
  }

  var body: some View {
    VStack(spacing: 4) {
      ForEach(titles, id: \.self) { title in
        // Measured inside the frame, and as wide as it wants: otherwise a width once set would
        // stay.
        Text(title)
          .fixedSize()
          .background {
            GeometryReader { proxy in
              Color.clear.preference(key: Widest.self, value: proxy.size.width)
            }
          }
          .frame(width: width)
          .border(.blue)
      }
    }
    .onPreferenceChange(Widest.self) { width = $0 }
  }
}

private enum Widest: MaximumPreferenceKey<CGFloat> {}
