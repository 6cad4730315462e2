import Modifiers

extension SVGElement {
  /// The part of a font's size that stands above the baseline.
  private static let ascent: CGFloat = 0.8

  /// Creates the element of a line of text, nil if there is nothing to see.
  init?(_ run: TextRun) {
    guard let frame = run.frame.drawable, !run.string.isEmpty, run.color.opacity > 0,
      run.fontSize > 0
    else { return nil }
    let fontSize = min(run.fontSize, Drawing.coordinateLimit)
    self.init("text")
    set("x", frame.origin.x)
    set("y", frame.origin.y + (frame.size.height - fontSize) / 2 + fontSize * SVGElement.ascent)
    if frame.size.width > 0 {
      set("textLength", frame.size.width)
      set("lengthAdjust", "spacingAndGlyphs")
    }
    set("font-size", fontSize)
    if run.isBold { set("font-weight", "bold") }
    if run.isItalic { set("font-style", "italic") }
    setColor("fill", run.color)
    set("xml:space", "preserve")
    content = SVGElement.escaped(run.string)
  }

  /// Creates the element of a filled outline, nil if there is nothing to see.
  init?(filling outline: Outline, with color: DrawingColor) {
    guard color.opacity > 0 else { return nil }
    self.init(outline)
    setColor("fill", color)
  }

  /// Creates the element of a line along an outline, nil if there is nothing to see.
  init?(stroking outline: Outline, with color: DrawingColor, lineWidth: CGFloat) {
    guard color.opacity > 0, lineWidth > 0 else { return nil }
    self.init(outline)
    set("fill", "none")
    setColor("stroke", color)
    set("stroke-width", min(lineWidth, Drawing.coordinateLimit))
  }

  /// Creates the element of an outline, nil if it has no area or cannot be drawn.
  init?(_ outline: Outline) {
    guard let bounds = outline.bounds.drawable, bounds.size.width > 0, bounds.size.height > 0
    else { return nil }
    let radii = outline.replacingBounds(bounds).cornerRadii
    if case .ellipse = outline {
      self.init("ellipse")
      set("cx", bounds.origin.x + radii.width)
      set("cy", bounds.origin.y + radii.height)
      set("rx", radii.width)
      set("ry", radii.height)
    } else {
      self.init("rect")
      set("x", bounds.origin.x)
      set("y", bounds.origin.y)
      set("width", bounds.size.width)
      set("height", bounds.size.height)
      if radii.width > 0 { set("rx", radii.width) }
    }
  }

  private mutating func setColor(_ attribute: String, _ color: DrawingColor) {
    func digits(_ component: Double) -> String {
      let byte = Int((component * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    set(attribute, "#" + digits(color.red) + digits(color.green) + digits(color.blue))
    if color.opacity < 1 { set("\(attribute)-opacity", color.opacity.decimalText(places: 3)) }
  }
}
