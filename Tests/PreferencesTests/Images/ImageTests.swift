import Modifiers
import Testing

@MainActor struct ImageTests {
  private struct Wide: ImageMeasurer {
    func size(ofImage name: String, isSystemImage: Bool, font: Font) -> CGSize {
      CGSize(width: CGFloat(name.count) * 8, height: isSystemImage ? 16 : 48)
    }
  }

  private func size(_ view: some View, in proposal: ProposedViewSize = .unspecified) throws
    -> CGSize
  {
    let host = ViewHost { view }
    host.proposal = proposal
    try host.update()
    return host.size
  }

  @Test func `an image is a square as high as the font is large`() throws {
    #expect(try size(Image(systemName: "star")) == CGSize(width: 16, height: 16))
    #expect(try size(Image("photo")) == CGSize(width: 16, height: 16))
    #expect(try size(Image("photo").font(.largeTitle)) == CGSize(width: 34, height: 34))
  }

  @Test func `a measurer of the app's own says the size`() throws {
    let wide = VStack(alignment: .leading, spacing: 0) {
      Image("photo")
      Image(systemName: "star")
    }
    .environment(\.imageMeasurer, Wide())
    #expect(try size(wide) == CGSize(width: 40, height: 64))
    #expect(
      picture(of: wide) == """
        ┌───┐
        │   │
        └───┘
        │  │
        """)
  }

  @Test func `a resizable image takes what it is offered`() throws {
    let room = ProposedViewSize(width: 80, height: 40)
    #expect(try size(Image("photo").resizable(), in: room) == CGSize(width: 80, height: 40))
    #expect(try size(Image("photo"), in: room) == CGSize(width: 16, height: 16))
    #expect(try size(Image("photo").resizable()) == CGSize(width: 16, height: 16))
    #expect(
      try size(Image("photo").resizable().scaledToFit(), in: room) == CGSize(width: 40, height: 40))
  }

  @Test func `an image is found by its name`() throws {
    let host = ViewHost { Image(systemName: "star") }
    #expect(try host.find(image: "star").name == "Image")
    #expect(try host.findAll(text: "star").isEmpty)
  }
}
