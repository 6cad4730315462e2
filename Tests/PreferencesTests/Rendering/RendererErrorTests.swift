import Modifiers
import Rendering
import Testing

/// Writes in each pass what the next one sees.
private struct Restless: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)").onChange(of: count, initial: true) { count += 1 }
  }
}

@MainActor struct RendererErrorTests {
  @Test func `both renderers throw the error of an update that cannot end`() {
    let text = TextRenderer(content: Restless())
    let textError = #expect(throws: UpdateError.self) { try text.text }
    let svg = SVGRenderer(content: Restless())
    let svgError = #expect(throws: UpdateError.self) { try svg.svg }
    #expect(textError != nil)
    #expect(textError == svgError)
    #expect(textError?.description.hasPrefix("The update did not end after 100 passes.") == true)
  }

  @Test func `a renderer can be used again after an error`() throws {
    let renderer = TextRenderer(content: AnyView(Restless()))
    #expect(throws: UpdateError.self) { try renderer.text }
    renderer.content = AnyView(Text("calm"))
    #expect(try renderer.text == "calm")
  }
}
