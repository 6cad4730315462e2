package import Preferences

/// A view that a style arranges, whatever its type.
package protocol ConfigurationPart: PrimitiveView {
  var view: AnyView { get }
}

/// The label of a control that a style arranges.
///
/// A control that has such a view for its label stands inside the control that the style is for,
/// and is a part of that: it takes taps, but is no second button or toggle to be found.
package protocol ControlPart: ConfigurationPart {}

extension ConfigurationPart {
  package static func makeViewType() -> AnyViewType {
    TransparentType<Self, AnyView> { $0.view }
  }
}
