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
