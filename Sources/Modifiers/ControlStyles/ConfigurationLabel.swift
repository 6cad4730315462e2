package import Preferences

/// A view of a control that a style arranges, whatever its type.
package protocol ConfigurationPart: PrimitiveView {
  var view: AnyView { get }
}

extension ConfigurationPart {
  package static func makeViewType() -> AnyViewType {
    TransparentType<Self, AnyView> { $0.view }
  }
}

/// A style as a field of a view, whose dynamic properties are then the view's.
struct HeldStyle<Style>: PropertyHolder {
  var style: Style

  static var heldType: Any.Type { Style.self }
}
