public import Preferences

/// A control that does something when it is tapped.
///
/// The counterpart of SwiftUI's `Button`. Its look is that of the ``ButtonStyle`` around it; by
/// default it has the size of its label and is drawn in the tint colour. A label of several views
/// stands in a row.
public struct Button<Label: View> {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: AnyView
  private let title: String?

  /// Whether it is a part of a control around it, put there by a style of the app's own.
  private let isPart: Bool

  @Environment(\.buttonStyle) private var style

  /// Creates a button with a label.
  @preconcurrency nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role and a label.
  @preconcurrency nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    let view = label()
    self.label = view is Text ? AnyView(view) : AnyView(HStack { view })
    title = view.controlTitle
    isPart = view is any ControlPart
  }
}

extension Button: View {
  /// The look that the style gives the button.
  public var body: some View {
    // A style that is not tapped says itself what triggers, and may say it by a button inside.
    var control = Control(isPart ? "Trigger" : "Button", title: title)
    if isPart || style is any TappedStyle { control.tap = action }
    return ControlView(control) { look(style) }
  }

  @MainActor private func look<S: PrimitiveButtonStyle>(_ style: S) -> AnyView {
    let configuration = PrimitiveButtonStyleConfiguration(
      role: role, label: PrimitiveButtonStyleConfiguration.Label(view: label), action: action)
    return StyledView(style) { $0.makeBody(configuration: configuration) }
      .erased(resetting: \.buttonStyle)
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from what a primitive style is given; it is a part of the button around it.
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Creates a button with a title that is shown as it is.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a role and a title.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a role and a title that is shown as it is.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == Modifiers.Label<Text, Image> {
  /// Creates a button with a title and a system image.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Modifiers.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a title that is shown as it is, and a system image.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Modifiers.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a role, a title and a system image.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Modifiers.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a role, a title that is shown as it is, and a system image.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Modifiers.Label(title, systemImage: systemImage) }
  }
}
