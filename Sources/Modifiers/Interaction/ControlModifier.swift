package import Preferences

/// The one modifier that makes views a control. It takes no room and draws nothing.
package struct ControlModifier {
  package let control: Control

  package init(_ control: Control) {
    self.control = control
  }
}

extension ControlModifier: ViewModifier {
  package typealias Body = Never
}

extension ControlModifier: LayoutModifier {
  package typealias BoxLayout = IdentityLayout

  package static var label: String { "control" }

  package var details: [String] { [control.name] }

  package var viewName: String? { control.name }
}

extension Element {
  /// The modifier of a kind that this element is, if it is one.
  package final func modifier<M: PrimitiveModifier>(_ type: M.Type) -> M? {
    (self as? ModifierElement<M>)?.modifier
  }

  /// The control that this element is, if it is one.
  package final var control: Control? { modifier(ControlModifier.self)?.control }
}
