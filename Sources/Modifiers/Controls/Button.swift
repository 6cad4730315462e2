public import Preferences

/// A control that does something when it is tapped.
///
/// The counterpart of SwiftUI's `Button`. Its look is that of the ``ButtonStyle`` around it; by
/// default it has the size of its label and is drawn in the tint colour. A label of several views
/// stands in a row.
@MainActor @preconcurrency public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: AnyView

  @Environment(\.buttonStyle) private var style

  /// Creates a button with a label.
  @preconcurrency public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role and a label.
  @preconcurrency public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    let view = label()
    self.label = view is Text ? AnyView(view) : AnyView(HStack { view })
  }

  /// The look that the style gives the button.
  public var body: some View {
    look(style)
  }

  private func look<S: PrimitiveButtonStyle>(_ style: S) -> AnyView {
    AnyView(
      style.makeBody(
        configuration: PrimitiveButtonStyleConfiguration(
          role: role, label: PrimitiveButtonStyleConfiguration.Label(view: label), action: action))
    )
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  @preconcurrency public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// Creates a button with a role and a title.
  @preconcurrency public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == Modifiers.Label<Text, Image> {
  /// Creates a button with a title and a system image.
  @preconcurrency public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { Modifiers.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a role, a title and a system image.
  @preconcurrency public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Modifiers.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from what a primitive style is given.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}
