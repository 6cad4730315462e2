import Modifiers
import Testing

struct OutlineTests {
  private let bounds = CGRect(x: 10, y: 10, width: 40, height: 20)

  /// Draws which of the points in the middle of 2 × 2 squares an outline contains.
  private func raster(_ outline: Outline) -> String {
    stride(from: 11.0, to: 30, by: 2).map { y in
      stride(from: 11.0, to: 50, by: 2).map { x in
        outline.contains(CGPoint(x: x, y: y)) ? "#" : "."
      }.joined()
    }.joined(separator: "\n")
  }

  @Test func `an ellipse touches the middle of every edge`() {
    #expect(
      raster(.ellipse(bounds)) == """
        ......########......
        ...##############...
        .##################.
        ####################
        ####################
        ####################
        ####################
        .##################.
        ...##############...
        ......########......
        """
    )
  }

  @Test func `a capsule ends in half circles`() {
    #expect(
      raster(.capsule(bounds)) == """
        ...##############...
        .##################.
        .##################.
        ####################
        ####################
        ####################
        ####################
        .##################.
        .##################.
        ...##############...
        """
    )
  }

  @Test func `a corner radius is at most half the shorter side`() {
    let huge = Outline.roundedRectangle(bounds, cornerRadius: 1e9)
    #expect(raster(huge) == raster(.capsule(bounds)))
  }

  @Test func `both sides of a corner count, and keep their proportions where they do not fit`() {
    let flat = Outline.roundedRectangle(bounds, cornerSize: CGSize(width: 16, height: 4))
    #expect(flat.cornerRadii == CGSize(width: 16, height: 4))
    #expect(
      raster(flat) == """
        ...##############...
        ####################
        ####################
        ####################
        ####################
        ####################
        ####################
        ####################
        ####################
        ...##############...
        """
    )
    let wide = Outline.roundedRectangle(bounds, cornerSize: CGSize(width: 80, height: 20))
    #expect(wide.cornerRadii == CGSize(width: 20, height: 5))
  }

  @Test(arguments: [0, -5, CGFloat.nan])
  func `a radius that is not positive makes a rectangle`(radius: CGFloat) {
    let outline = Outline.roundedRectangle(bounds, cornerRadius: radius)
    #expect(raster(outline) == raster(.rectangle(bounds)))
  }

  @Test func `edges belong to the area at the left and the top only`() {
    let outline = Outline.rectangle(bounds)
    #expect(outline.contains(CGPoint(x: 10, y: 10)))
    #expect(!outline.contains(CGPoint(x: 50, y: 10)))
    #expect(!outline.contains(CGPoint(x: 10, y: 30)))
  }

  @Test func `every outline knows its bounds`() {
    let outlines: [Outline] = [
      .rectangle(bounds), .roundedRectangle(bounds, cornerRadius: 4), .ellipse(bounds),
      .capsule(bounds), .path(Outline.ellipse(bounds).elements, eoFill: false),
    ]
    for outline in outlines {
      #expect(outline.bounds == bounds)
      #expect(outline.replacingBounds(.zero).bounds == .zero)
    }
  }

  @Test func `the steps of a figure surround the same area`() {
    let outlines: [Outline] = [
      .rectangle(bounds), .roundedRectangle(bounds, cornerRadius: 8), .ellipse(bounds),
      .capsule(bounds),
    ]
    for outline in outlines {
      #expect(raster(.path(outline.elements, eoFill: false)) == raster(outline))
    }
  }

  @Test func `a path with a coordinate that is not a number is nowhere`() {
    let outline = Outline.path(
      [.move(to: .zero), .line(to: CGPoint(x: 9, y: CGFloat.nan))], eoFill: false)
    #expect(outline.bounds.drawable == nil)
  }

  @Test func `an area with a coordinate that is not a number holds nothing`() {
    let outline = Outline.ellipse(CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10))
    #expect(!outline.contains(CGPoint(x: 5, y: 5)))
  }
}
