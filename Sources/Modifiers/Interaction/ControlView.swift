package import Preferences

/// The one element that makes views a control: it carries what the control is and what can be done
/// to it.
///
/// It is as large as what is inside, and stays the same element whatever becomes of that, so that a
/// style may draw one thing now and another later.
package struct ControlView {
  package let control: Control
  package let content: AnyView

  /// Makes a view a control.
  package init(_ control: Control, @ViewBuilder content: () -> some View) {
    self.control = control
    self.content = AnyView(content())
  }
}

extension ControlView: View {
  package typealias Body = Never
}

extension ControlView: LayoutContainer {
  package var arrangement: ZStackLayout { ZStackLayout() }

  /// Paths name the view whose body this is.
  package var name: String? { nil }

  package var snapshotName: String? { control.name }
}

extension Element {
  /// The control that this element is, if it is one.
  package final var control: Control? {
    (self as? ViewContainerElement<ControlView>)?.view.control
  }
}
