import Modifiers
import Rendering

extension Exhibit {
  /// The padding of a stack whose children may all turn out to be empty, and its cure.
  @MainActor static let conditionalPadding = Exhibit(
    name: "conditional-padding",
    title: "Conditional padding",
    summary: "A stack whose children may all be empty still gets its padding, unless the padding "
      + "asks first whether something is there.",
    pictures: [Picture("padding, nothing there", drawing: PlainPadding())]
      + (0...3).flatMap { count in
        [
          Picture("cure, \(count) there: phase one", drawing: CuredPadding(count), passes: 1),
          Picture("… and when it is quiet", drawing: CuredPadding(count)),
        ]
      }
  )
}

/// A text that may turn out to be empty.
private struct OptionalView: View {
  let isThere: Bool

  var body: some View {
    if isThere {
      Text("Hello There")
    }
  }
}

/// The problem: padding around nothing.
private struct PlainPadding: View {
  var body: some View {
    VStack(spacing: 10) {
      OptionalView(isThere: false)
      OptionalView(isThere: false)
      OptionalView(isThere: false)
    }
    .padding(.horizontal, 20)
    .padding(.vertical, 24)
  }
}

/// The cure: present children say so, and the padding listens.
private struct CuredPadding: View {
  let count: Int

  init(_ count: Int) {
    self.count = count
  }

  var body: some View {
    VStack(spacing: 10) {
      OptionalView(isThere: count > 0).paddable()
      OptionalView(isThere: count > 1).paddable()
      OptionalView(isThere: count > 2).paddable()
    }
    .paddingWhenPaddable(.horizontal, 20)
    .paddingWhenPaddable(.vertical, 24)
  }
}
