public import Preferences

extension View {
  /// Runs an action in phase two when a value made from this view's geometry has changed.
  ///
  /// The counterpart of SwiftUI's modifier of this name. It runs after the first layout too. The
  /// value is made after layout, in the same pass, again if a layout has changed what `transform`
  /// asked for.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }

  /// Runs an action in phase two, with the old and the new value, when a value made from this
  /// view's geometry has changed.
  ///
  /// The counterpart of SwiftUI's modifier of this name. It runs after the first layout too, with
  /// the same value twice.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChange(transform: transform, action: action))
  }
}

/// A modifier that runs an action when a value made from its content's geometry has changed.
private struct GeometryChange<Value: Equatable> {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
}

extension GeometryChange: ViewModifier {
  typealias Body = Never
}

extension GeometryChange: LayoutModifier, LateChangeModifier {
  typealias BoxLayout = IdentityLayout

  static var label: String { "onGeometryChange(\(TypeName.qualified(Value.self)))" }

  func value(at element: Element) -> Value {
    guard let box = element.attachment as? GeometryChangeBox<Value> else {
      preconditionFailure("GeometryChange.value: a geometry was asked for before its box was made")
    }
    return transform(GeometryProxy(site: box.site))
  }

  static func didActivate(_ element: ModifierElement<GeometryChange>) {
    element.context.require(GeometryStage.self)
  }

  static func makeAttachment(
    for element: ModifierElement<GeometryChange>
  ) -> (any ElementAttachment)? {
    LayoutStage.of(element).map { GeometryChangeBox(watching: element, stage: $0) }
  }
}

/// The box of a view whose geometry is watched.
private final class GeometryChangeBox<Value: Equatable>: ModifierElementBox<
  GeometryChange<Value>
>
{
  private(set) lazy var site = GeometrySite(of: self)

  init(watching element: ModifierElement<GeometryChange<Value>>, stage: LayoutStage) {
    super.init(element, stage: stage)
    lateWorkIsDue()
  }

  override func lateWorkIsDue() { enqueueLateWork() }

  override func elementDidUnmount() { forgetGeometry() }
}
