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
      set("lengthAdjust", run.letterSpacing == 0 ? "spacingAndGlyphs" : "spacing")
    }
    set("font-size", fontSize)
    if run.isBold { set("font-weight", "bold") }
    if run.isItalic { set("font-style", "italic") }
    setColor("fill", run.color)
    let lines = [(run.underline, "underline"), (run.strikethrough, "line-through")]
    let decorations = lines.compactMap { line, name in line.map { "\(name)\($0.attributes)" } }
    if let first = decorations.first {
      // One attribute has one colour: the second line is that of a part around the characters.
      set("text-decoration", first)
    }
    set("xml:space", "preserve")
    content = SVGElement.escaped(run.string)
    for decoration in decorations.dropFirst() {
      var part = SVGElement("tspan")
      part.set("text-decoration", decoration)
      part.content = content
      content = part.text
    }
  }

  /// Creates the element of a filled outline, nil if there is nothing to see.
  init?(filling outline: Outline, with color: DrawingColor) {
    guard color.opacity > 0 else { return nil }
    self.init(outline, of: .fill)
    setColor("fill", color)
  }

  /// Creates the element of a line along an outline, nil if there is nothing to see.
  init?(stroking outline: Outline, with color: DrawingColor, style: StrokeStyle) {
    guard color.opacity > 0, style.lineWidth > 0 else { return nil }
    self.init(outline, of: .stroke)
    set("fill", "none")
    setColor("stroke", color)
    set("stroke-width", min(style.lineWidth, Drawing.coordinateLimit))
    switch style.lineCap {
    case .round: set("stroke-linecap", "round")
    case .square: set("stroke-linecap", "square")
    default: break
    }
    switch style.lineJoin {
    case .round: set("stroke-linejoin", "round")
    case .bevel: set("stroke-linejoin", "bevel")
    default:
      // Right angles are drawn alike with any usual limit.
      if case .path = outline, style.miterLimit >= 1 {
        set("stroke-miterlimit", min(style.miterLimit, Drawing.coordinateLimit))
      }
    }
    if let pattern = style.pattern {
      let lengths = pattern.map { SVGElement.number(min($0, Drawing.coordinateLimit)) }
      set("stroke-dasharray", lengths.joined(separator: " "))
      if style.dashPhase != 0 { set("stroke-dashoffset", style.dashPhase) }
    }
  }

  /// What an outline is drawn for.
  enum Purpose {
    case fill
    case stroke
    case clip
  }

  /// Creates the element of an outline, nil if it has no area to fill or cannot be drawn.
  init?(_ outline: Outline, of purpose: Purpose) {
    if case .path(let elements, let eoFill) = outline {
      self.init(elements, eoFill: eoFill, of: purpose)
      return
    }
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
      if radii.height != radii.width { set("ry", radii.height) }
    }
  }

  private init?(_ elements: [Path.Element], eoFill: Bool, of purpose: Purpose) {
    guard !elements.isEmpty, elements.allSatisfy(\.isNumber) else { return nil }
    self.init("path")
    let next = elements.dropFirst().map(Optional.some) + [nil]
    // A move before a move draws nothing.
    let steps = zip(elements, next).filter { !($0.isMove && $1?.isMove == true) }.map(\.0)
    set("d", steps.map(SVGElement.step).joined(separator: " "))
    switch purpose {
    case .fill: if eoFill { set("fill-rule", "evenodd") }
    case .clip: if eoFill { set("clip-rule", "evenodd") }
    case .stroke: break
    }
  }

  private static func step(_ element: Path.Element) -> String {
    func text(_ letter: String, _ points: CGPoint...) -> String {
      letter
        + points.map(\.withinLimit).map { "\(number($0.x)) \(number($0.y))" }
        .joined(separator: " ")
    }
    return switch element {
    case .move(let end): text("M", end)
    case .line(let end): text("L", end)
    case .quadCurve(let end, let control): text("Q", control, end)
    case .curve(let end, let control1, let control2): text("C", control1, control2, end)
    case .closeSubpath: "Z"
    }
  }

  private mutating func setColor(_ attribute: String, _ color: DrawingColor) {
    set(attribute, color.hexadecimal)
    if color.opacity < 1 { set("\(attribute)-opacity", color.opacity.decimalText(places: 3)) }
  }
}

extension Path.Element {
  fileprivate var isMove: Bool {
    if case .move = self { true } else { false }
  }
}

extension DrawingColor {
  /// The color without its opacity, as "#RRGGBB".
  fileprivate var hexadecimal: String {
    func digits(_ component: Double) -> String {
      let byte = Int((component * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "#" + digits(red) + digits(green) + digits(blue)
  }
}

extension TextDecoration {
  /// What stands after the name of the line; nothing for a solid line in the color of the text.
  fileprivate var attributes: String {
    let style =
      switch pattern {
      case .solid: ""
      case .dot, .dashDotDot: " dotted"
      case .dash, .dashDot: " dashed"
      }
    return style + (color.map { " \($0.hexadecimal)" } ?? "")
  }
}
