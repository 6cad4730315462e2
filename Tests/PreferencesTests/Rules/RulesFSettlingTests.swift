import Modifiers
import Testing

/// Sizes that are read and feed sizes.
@MainActor @Suite("F. Geometry: sizes that feed frames")
struct RulesFSettlingTests {
  /// Texts that are all as wide as the widest.
  private struct EqualWidths: View {
    let texts: [String]
    @State private var width: CGFloat?

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(texts, id: \.self) { text in
          // As wide as it wants: measured in its frame, a text could never become wider.
          Text(text)
            .fixedSize()
            .background {
              GeometryReader {
                Color.clear.preference(key: WidestKey.self, value: $0.size.width)
              }
            }
            .frame(width: width, alignment: .leading)
            .border(.red)
        }
      }
      .onPreferenceChange(WidestKey.self) { width = $0 }
    }
  }

  @Test func `F7 equal widths settle in two passes`() throws {
    let host = ViewHost(rootView: EqualWidths(texts: ["a", "abcde", "abc"]))
    let report = try host.update()
    #expect(report.passes == 2)
    #expect(report.actions == 1)
    #expect(host.size == CGSize(40, 48))
    #expect(host.preference(WidestKey.self) == 40)
  }

  @Test func `F7 equal widths follow the widest as it comes and goes`() throws {
    let host = ViewHost(rootView: EqualWidths(texts: ["a", "abcde"]))
    // A column is 8 points wide, a line 16 high.
    #expect(try host.update().passes == 2)
    #expect(host.size == CGSize(40, 32))
    host.rootView = EqualWidths(texts: ["a", "abcde", "abcdefgh"])
    #expect(try host.update().passes == 2)
    #expect(host.size == CGSize(64, 48))
    #expect(host.preference(WidestKey.self) == 64)
    host.rootView = EqualWidths(texts: ["a", "abcde"])
    #expect(try host.update().passes == 2)
    #expect(host.size == CGSize(40, 32))
    host.rootView = EqualWidths(texts: ["a"])
    #expect(try host.update().passes == 2)
    #expect(host.size == CGSize(8, 16))
    #expect(host.preference(WidestKey.self) == 8)
  }

  /// A view that is always wider than it was measured.
  private struct Growing: View {
    @State private var width: CGFloat = 10

    var body: some View {
      Color.red.frame(width: width, height: 1)
        .background {
          GeometryReader { Color.clear.preference(key: WidestKey.self, value: $0.size.width) }
        }
        .onPreferenceChange(WidestKey.self) { width = ($0 ?? 0) + 1 }
    }
  }

  @Test func `F7 E1 a size that feeds its own frame is an error with the sizes in it`() throws {
    let host = ViewHost(options: ViewHostOptions(passLimit: 20)) { Growing() }
    let error = #expect(throws: UpdateError.self) { try host.update() }
    #expect(
      error?.description == """
        The update did not end after 20 passes.
          what: the action for WidestKey was last given Optional(26.0), Optional(27.0), \
        Optional(28.0), Optional(29.0)
          state written last: Growing.width
          where: Growing › onPreferenceChange(WidestKey)
          fix: let the action write only what does not change the value that it reads.
        """)
    #expect(host.needsUpdate)
  }

  @Test func `F7 E1 a geometry that feeds its own frame is an error with the sizes in it`() throws {
    struct Swelling: View {
      @State private var width: CGFloat = 10

      var body: some View {
        Color.red.frame(width: width, height: 1)
          .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { width = $0 + 1 })
      }
    }
    let host = ViewHost(options: ViewHostOptions(passLimit: 20)) { Swelling() }
    let error = #expect(throws: UpdateError.self) { try host.update() }
    #expect(
      error?.description == """
        The update did not end after 20 passes.
          what: the action for onGeometryChange(CGFloat) was last given 26.0, 27.0, 28.0, 29.0
          state written last: Swelling.width
          where: Swelling › onGeometryChange(CGFloat)
          fix: let the action write only what does not change the value that it reads.
        """)
  }

  @Test
  func `F7 a layout that moves what it is made from ends with an error, and the host lives on`()
    throws
  {
    var anchor: Anchor<CGRect>?
    let isRunning = Remote(true)
    let host = ViewHost {
      Controlled(isRunning) { runs in
        GeometryReader { proxy in
          let place = runs ? anchor.map { proxy[$0].maxX } ?? 0 : 0
          Text("x")
            .anchorPreference(key: AnchorsKey.self, value: .bounds) {
              anchor = $0
              return []
            }
            .offset(x: place)
        }
      }
      .overlayPreferenceValue(AnchorsKey.self) { _ in Controlled(Remote(0)) { _ in Text("") } }
    }
    let remote = isRunning
    try host.update()
    remote.value = false
    try host.update()
    remote.value = true
    let error = #expect(throws: UpdateError.self) { try host.update() }
    #expect(
      error
        == .layoutWithoutEnd(
          rounds: 2_000,
          path: "overlayPreferenceValue(AnchorsKey) › Controlled › GeometryReader"))
    #expect(
      error?.description == """
        The layout did not come to rest in 2000 rounds of one pass.
          where: overlayPreferenceValue(AnchorsKey) › Controlled › GeometryReader
          fix: let what a closure makes from a geometry not change the geometry that it reads.
        """)
    #expect(host.needsUpdate)
    remote.value = false
    try host.update()
    #expect(try host.find(text: "x").frame == CGRect(0, 0, 8, 16))
  }
}
