import Modifiers

extension Exhibit {
  /// Tags that flow into lines.
  @MainActor static let flowLayout = Exhibit(
    name: "flow-layout",
    title: "A flow layout from sizes by index",
    summary: "Every tag sends up its size under its index; what arrives is worked into lines.",
    pictures: [
      Picture(
        "120 points wide", drawing: FlowLayout(tags: ["Swift", "état", "視圖", "key"], width: 120)),
      Picture(
        "200 points wide", drawing: FlowLayout(tags: ["Swift", "état", "視圖", "key"], width: 200)),
    ]
  )
}

/// Texts in lines that are not longer than a width.
struct FlowLayout: View {
  static let spacing: CGFloat = 8

  let tags: [String]
  let width: CGFloat
  @State private var sizes: [Int: CGSize] = [:]

  init(tags: [String], width: CGFloat) {
    self.tags = tags
    self.width = width
  }

  var body: some View {
    let origins = origins
    ZStack(alignment: .topLeading) {
      ForEach(tags.indices, id: \.self) { index in
        Text(tags[index])
          .background {
            GeometryReader { proxy in
              Color.clear.preference(key: SizeByIndex.self, value: [index: proxy.size])
            }
          }
          .offset(x: origins[index].x, y: origins[index].y)
      }
    }
    .frame(width: width, height: height(origins), alignment: .topLeading)
    .onPreferenceChange(SizeByIndex.self) { sizes = $0 }
  }

  private var origins: [CGPoint] {
    var origins: [CGPoint] = []
    var next = CGPoint.zero
    var lineHeight: CGFloat = 0
    for index in tags.indices {
      let size = sizes[index] ?? .zero
      if next.x > 0, next.x + size.width > width {
        next = CGPoint(x: 0, y: next.y + lineHeight + Self.spacing)
        lineHeight = 0
      }
      origins.append(next)
      next.x += size.width + Self.spacing
      lineHeight = max(lineHeight, size.height)
    }
    return origins
  }

  private func height(_ origins: [CGPoint]) -> CGFloat {
    tags.indices.map { origins[$0].y + (sizes[$0]?.height ?? 0) }.max() ?? 0
  }
}

private enum SizeByIndex: MergePreferenceKey<Int, CGSize> {}
