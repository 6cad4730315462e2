public import Foundation

/// Lines and curves, in points, with the origin at the top left and y growing downward.
///
/// The counterpart of SwiftUI's `Path`. A path that is a rectangle, an ellipse or a line along
/// another path remembers so, and is drawn as one.
public struct Path: Sendable {
  /// How a path is kept.
  private enum Form: Equatable {
    case elements([Element])
    case figure(Outline)
    /// A part of a path that has bounds of its own.
    case part([Element], of: CGRect)
    indirect case stroke(Path, StrokeStyle)
  }

  private var form: Form

  private init(_ form: Form) {
    self.form = form
  }

  /// Creates an empty path.
  public init() {
    form = .elements([])
  }

  /// Creates a path from the steps that a closure takes.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Creates the path of a rectangle, in points.
  public init(_ rect: CGRect) {
    self.init(rect.isNull ? .elements([]) : .figure(.rectangle(rect)))
  }

  /// Creates the path of a rectangle whose corners have a size in points.
  ///
  /// Corners that do not fit are made smaller and keep their proportions.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      rect.isNull
        ? .elements([]) : .figure(.roundedRectangle(rect, cornerSize: cornerSize)))
  }

  /// Creates the path of a rectangle whose corners have a radius in points.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    let size = CGSize(width: cornerRadius, height: cornerRadius)
    self.init(roundedRect: rect, cornerSize: size, style: style)
  }

  /// Creates the path of a rectangle whose corners have radii of their own, in points.
  ///
  /// Radii that do not fit are all made smaller by the same factor.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(rect.isNull ? .elements([]) : .elements(cornerRadii.elements(in: rect)))
  }

  /// Creates the path of the ellipse inside a rectangle, in points.
  public init(ellipseIn rect: CGRect) {
    self.init(rect.isNull ? .elements([]) : .figure(.ellipse(rect)))
  }

  package init(capsuleIn rect: CGRect) {
    self.init(rect.isNull ? .elements([]) : .figure(.capsule(rect)))
  }

  package init(_ elements: [Element]) {
    self.init(.elements(elements))
  }

  /// The steps of the path.
  package var elements: [Element] {
    switch form {
    case .elements(let elements), .part(let elements, _): elements
    case .figure(let outline): outline.elements
    case .stroke(let path, let style): Stroker.elements(along: path.elements, style: style)
    }
  }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool {
    switch form {
    case .elements(let elements), .part(let elements, _): elements.isEmpty
    case .figure: false
    case .stroke(let path, let style): path.isEmpty || !(style.lineWidth > 0)
    }
  }

  /// Adds steps.
  mutating func append(contentsOf added: [Element]) {
    if case .elements(var elements) = form {
      // The only other holder of the steps lets go of them, so that they are not copied.
      form = .elements([])
      elements += added
      form = .elements(elements)
    } else {
      form = .elements(elements + added)
    }
  }

  /// Returns the path of a line along this one.
  ///
  /// The counterpart of SwiftUI's `strokedPath(_:)`.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    Path(.stroke(self, style))
  }

  /// Returns the path moved by a distance in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    switch form {
    case .elements(let elements):
      Path(elements.map { $0.map { CGPoint(x: $0.x + dx, y: $0.y + dy) } })
    case .part(let elements, let whole):
      Path(elements.map { $0.map { CGPoint(x: $0.x + dx, y: $0.y + dy) } })
        .asPart(of: whole.offsetBy(dx: dx, dy: dy))
    case .figure(let outline):
      Path(.figure(outline.replacingBounds(outline.bounds.offsetBy(dx: dx, dy: dy))))
    case .stroke(let path, let style):
      Path(.stroke(path.offsetBy(dx: dx, dy: dy), style))
    }
  }

  /// The path as a part of one with given bounds: a picture puts it where that has it.
  func asPart(of whole: CGRect) -> Path {
    Path(.part(elements, of: whole))
  }

  /// The area inside the path, if there is anything to draw.
  package func outline(eoFill: Bool = false) -> Outline? {
    if case .figure(let outline) = form { return outline }
    let elements = elements
    return elements.isEmpty ? nil : .path(elements, eoFill: eoFill)
  }

  /// The command that fills the path, if there is anything to draw.
  package func filled(with color: DrawingColor, style: FillStyle) -> DrawingCommand? {
    if case .stroke(let path, let strokeStyle) = form {
      return path.drawnOutline(eoFill: false).map { .stroke($0, color, style: strokeStyle) }
    }
    return drawnOutline(eoFill: style.isEOFilled).map { .fill($0, color) }
  }

  /// The outline, whose bounds are those of the whole for a part.
  private func drawnOutline(eoFill: Bool) -> Outline? {
    guard case .part(let elements, let whole) = form, !elements.isEmpty else {
      return outline(eoFill: eoFill)
    }
    let corners = [
      CGPoint(x: whole.minX, y: whole.minY), CGPoint(x: whole.maxX, y: whole.maxY),
    ]
    return .path(corners.map { .move(to: $0) } + elements, eoFill: eoFill)
  }
}

extension Path: Equatable {
  /// Returns whether two paths have the same steps.
  public static func == (lhs: Path, rhs: Path) -> Bool {
    lhs.form == rhs.form || lhs.elements == rhs.elements
  }
}
