public import Preferences

/// What a button style arranges. The counterpart of SwiftUI's `ButtonStyleConfiguration`.
public struct ButtonStyleConfiguration {
  /// The view that says what the button is for.
  public struct Label {
    package let view: AnyView
  }

  /// What the button is for.
  public let role: ButtonRole?

  /// The view that says what the button does.
  public let label: Label

  /// Whether the button is held down, which it never is here: a tap takes no time.
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View, ControlPart {
  /// There is no body.
  public typealias Body = Never
}

/// The look of buttons. The counterpart of SwiftUI's `ButtonStyle`.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of the look.
  associatedtype Body: View

  /// Makes a view of the parts of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The parts of a button.
  typealias Configuration = ButtonStyleConfiguration
}

/// What a primitive button style arranges. The counterpart of SwiftUI's type of this name.
public struct PrimitiveButtonStyleConfiguration {
  /// The view that says what the button is for.
  public struct Label {
    package let view: AnyView
  }

  /// What the button is for.
  public let role: ButtonRole?

  /// The view that says what the button does.
  public let label: Label

  package let action: @MainActor () -> Void

  /// Does what the button is there for.
  @MainActor @preconcurrency public func trigger() {
    action()
  }
}

extension PrimitiveButtonStyleConfiguration.Label: View, ControlPart {
  /// There is no body.
  public typealias Body = Never
}

/// The look of buttons, and how they are triggered. The counterpart of SwiftUI's
/// `PrimitiveButtonStyle`.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The type of the look.
  associatedtype Body: View

  /// Makes a view of the parts of a button; it calls
  /// ``PrimitiveButtonStyleConfiguration/trigger()``.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The parts of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: any PrimitiveButtonStyle { DefaultButtonStyle() }
}

extension EnvironmentValues {
  /// The look of buttons.
  package var buttonStyle: any PrimitiveButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the buttons in this view.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, TappedButtonStyle(style: style))
  }

  /// Sets the look of the buttons in this view, and how they are triggered.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, style)
  }
}

/// A button style made primitive: a tap on the button triggers.
struct TappedButtonStyle<Style: ButtonStyle> {
  private let held: HeldStyle<Style>

  init(style: Style) {
    held = HeldStyle(style: style)
  }
}

extension TappedButtonStyle: PrimitiveButtonStyle, TappedStyle {
  func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    held.style.makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role,
        label: ButtonStyleConfiguration.Label(view: configuration.label.view), isPressed: false))
  }
}

/// A primitive style that leaves it to the button that a tap triggers.
package protocol TappedStyle {}
