package import Preferences

/// A view of a control that a style arranges, whatever its type.
///
/// A control that has such a view for its label stands inside the control that the style is for,
/// and is a part of that: it takes taps, but is no second button or toggle to be found.
package protocol ConfigurationPart: PrimitiveView {
  var view: AnyView { get }
}

extension ConfigurationPart {
  package static func makeViewType() -> AnyViewType {
    TransparentType<Self, AnyView> { $0.view }
  }
}
