import Modifiers
import Testing

// The modifiers of this file are written as an app's are; `import SwiftUI` would build them too.

private struct Badge: ViewModifier {
  var count: Int
  @State private var isExpanded = false

  func body(content: Content) -> some View {
    content
      .overlay(alignment: .topTrailing) {
        if count > 0 {
          NamedText(isExpanded ? "\(count) new messages" : "\(count)")
        }
      }
      .onAppear { isExpanded = true }
  }
}

extension View {
  fileprivate func badge(_ count: Int) -> some View { modifier(Badge(count: count)) }

  @ViewBuilder fileprivate func `if`(
    _ condition: Bool, transform: (Self) -> some View
  ) -> some View {
    if condition { transform(self) } else { self }
  }
}

private struct Chart: View, Equatable {
  let points: [Int]
  let log: Journal

  nonisolated static func == (lhs: Chart, rhs: Chart) -> Bool { lhs.points == rhs.points }

  var body: some View {
    let _ = log.note("chart")
    NamedText("\(points)")
  }
}

private struct Dashboard: View {
  let points: [Int]
  let log: Journal

  var body: some View {
    let _ = log.note("dashboard")
    VStack {
      Chart(points: points, log: log).equatable()
      EquatableView(content: Chart(points: points, log: log))
    }
  }
}

@MainActor @Suite("SwiftUI source: modifiers and equatable views")
struct AppModifiersTests {
  @Test func `a modifier with state and an overlay`() throws {
    let host = ViewHost(rootView: NamedText("inbox").badge(3))
    try host.update()
    #expect(host.preference(NamedTexts.self) == ["inbox", "3 new messages"])
    #expect(try value(of: NamedTexts.self) { NamedText("inbox").badge(0) } == ["inbox"])
  }

  @Test func `a conditional modifier`() throws {
    for isOn in [true, false] {
      let result = try value(of: NamedTexts.self) {
        NamedText("a").if(isOn) { $0.padding().overlay { NamedText("b") } }
      }
      #expect(result == (isOn ? ["a", "b"] : ["a"]))
    }
  }

  @Test func `modifiers joined and applied together`() throws {
    let both = Badge(count: 1).concat(EmptyModifier.identity)
    let host = ViewHost(rootView: ModifiedContent(content: NamedText("a"), modifier: both))
    try host.update()
    #expect(host.preference(NamedTexts.self) == ["a", "1 new messages"])
  }

  @Test func `an equatable view runs its body when its input differs`() throws {
    let log = Journal()
    let host = ViewHost(rootView: Dashboard(points: [1], log: log))
    try host.update()
    #expect(log.take() == ["dashboard", "chart", "chart"])
    let other = Journal()
    host.rootView = Dashboard(points: [1], log: other)
    try host.update()
    #expect(log.take() == [])
    #expect(other.take() == ["dashboard"])
    host.rootView = Dashboard(points: [2], log: log)
    try host.update()
    #expect(log.take() == ["dashboard", "chart", "chart"])
    #expect(other.take() == [])
  }
}
