import Modifiers
import Rendering

extension Exhibit {
  /// A stack that is not there when nothing is inside, beside one that is.
  @MainActor static let vanishingStack = Exhibit(
    name: "vanishing-stack",
    title: "The vanishing stack",
    summary: "A stack built on Group(subviews:) vanishes when it has no children, and everything "
      + "around it with it; it takes one pass and no state.",
    pictures: [
      Picture("VStack, nothing there", drawing: Notices(count: 0, collapses: false)),
      Picture("CollapsingVStack, nothing there", drawing: Notices(count: 0, collapses: true)),
      Picture("one there", drawing: Notices(count: 1, collapses: true)),
      Picture("two there", drawing: Notices(count: 2, collapses: true)),
    ]
  )
}

/// A card of notices between two texts.
private struct Notices: View {
  let count: Int
  let collapses: Bool

  var body: some View {
    VStack(spacing: 0) {
      Text("Inbox")
      if collapses {
        CollapsingVStack(spacing: 0) { notices }
          .padding(16)
          .border(.gray)
      } else {
        VStack(spacing: 0) { notices }
          .padding(16)
          .border(.gray)
      }
      Text("Done")
    }
  }

  private var notices: some View {
    ForEach(0..<2) { index in
      if index < count { Text("Notice \(index + 1)") }
    }
  }
}
