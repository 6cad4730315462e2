public import Preferences

/// What a toggle style arranges. The counterpart of SwiftUI's `ToggleStyleConfiguration`.
public struct ToggleStyleConfiguration {
  /// The view that says what the toggle is for.
  public struct Label {
    package let view: AnyView
  }

  /// The view that says what the toggle is for.
  public let label: Label

  /// Whether the toggle is on.
  @Binding public var isOn: Bool

  /// Whether the toggle stands for several values that differ, which it never does here.
  public let isMixed = false

  package init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

extension ToggleStyleConfiguration.Label: View, ControlPart {
  /// There is no body.
  public typealias Body = Never
}

/// The look of toggles. The counterpart of SwiftUI's `ToggleStyle`.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The type of the look.
  associatedtype Body: View

  /// Makes a view of the parts of a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The parts of a toggle.
  typealias Configuration = ToggleStyleConfiguration
}

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: any ToggleStyle { SwitchToggleStyle() }
}

extension EnvironmentValues {
  /// The look of toggles.
  package var toggleStyle: any ToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the toggles in this view.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, style)
  }
}
