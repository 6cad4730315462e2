public import Foundation

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source { Self(.bounds) }

  /// Returns a rectangle in the view's own space, in points.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { Self(.rectangle(r)) }

  private init(_ part: AnchorPart) {
    self.init(parts: [part], shape: []) { $0.popFirst() ?? .null }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// The top leading corner of the view.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }

  /// The middle of the top edge of the view.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }

  /// The top trailing corner of the view.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }

  /// The middle of the leading edge of the view.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }

  /// The middle of the view.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }

  /// The middle of the trailing edge of the view.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }

  /// The bottom leading corner of the view.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }

  /// The middle of the bottom edge of the view.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }

  /// The bottom trailing corner of the view.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }

  /// Returns a point in the view's own space, in points.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source { Self(.point(p)) }

  /// Returns a point of the view, as fractions of its width and height.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Self(.unitPoint(p))
  }

  private init(_ part: AnchorPart) {
    self.init(parts: [part], shape: []) { resolved in
      guard let place = resolved.popFirst(), !place.isNull else { return .zero }
      return place.origin
    }
  }
}

extension Anchor.Source {
  /// Creates a source of several places, which are resolved together.
  ///
  /// - Complexity: O(*n*) for *n* places.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    let makers = array.map(\.make)
    self.init(
      parts: array.flatMap(\.parts), shape: [array.count] + array.flatMap(\.shape)
    ) { resolved in
      makers.map { $0(&resolved) }
    }
  }

  /// Creates a source of a place that there may be.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    let maker = anchor?.make
    self.init(
      parts: anchor?.parts ?? [], shape: [anchor == nil ? -1 : -2] + (anchor?.shape ?? [])
    ) { resolved in
      maker?(&resolved)
    }
  }
}
