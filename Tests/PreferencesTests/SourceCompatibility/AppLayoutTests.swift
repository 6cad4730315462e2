import Modifiers
import Testing

// Written as an app's file is, with another import.

private struct EqualWidthRow: Layout {
  var spacing: CGFloat = 4

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = sizes.map(\.width).max() ?? 0
    let height = sizes.map(\.height).max() ?? 0
    let gaps = spacing * CGFloat(max(0, subviews.count - 1))
    return CGSize(width: width * CGFloat(subviews.count) + gaps, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let width = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    var x = bounds.minX
    for subview in subviews {
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width + spacing
    }
  }
}

private struct ValueColumn: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
}

extension HorizontalAlignment {
  fileprivate static let valueColumn = HorizontalAlignment(ValueColumn.self)
}

private struct SettingsCard: View {
  let title: String
  let entries: [(name: String, value: String)]

  var body: some View {
    VStack(alignment: .valueColumn, spacing: 4) {
      Text(title).font(.headline).bold()
      Divider()
      ForEach(entries, id: \.name) { entry in
        HStack(spacing: 8) {
          Text(entry.name).foregroundStyle(.secondary)
          Text(entry.value)
            .lineLimit(1)
            .alignmentGuide(.valueColumn) { $0[.leading] }
        }
      }
    }
    .padding(.horizontal)
    .padding(.vertical, 8)
    .background(Color.white, in: RoundedRectangle(cornerRadius: 8))
    .overlay(alignment: .topTrailing) {
      Circle().fill(.red).frame(width: 8, height: 8)
    }
    .clipShape(RoundedRectangle(cornerRadius: 8))
    .fixedSize()
  }
}

@MainActor struct AppLayoutTests {
  @Test func `a card lines up its values`() throws {
    let host = ViewHost {
      SettingsCard(title: "Réglages", entries: [("a", "1"), ("langue", "中文")])
    }
    try host.update()
    let snapshot = host.snapshot()
    let first = try #require(snapshot.first(text: "1")).frame
    let second = try #require(snapshot.first(text: "中文")).frame
    #expect(first.minX == second.minX)
    #expect(second.width == 32)
    #expect(snapshot.all(named: "Circle").map(\.frame.size) == [CGSize(width: 8, height: 8)])
  }

  @Test func `a layout of one's own places its views`() throws {
    let host = ViewHost {
      EqualWidthRow(spacing: 4) {
        Text("a")
        Text("abc")
      }
    }
    try host.update()
    #expect(host.size == CGSize(width: 52, height: 16))
    #expect(host.snapshot().first(text: "abc")?.frame.minX == 28)
  }
}
