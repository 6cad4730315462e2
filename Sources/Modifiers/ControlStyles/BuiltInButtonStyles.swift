public import Preferences

/// The look of buttons of which nothing else is said: the label in the tint colour.
///
/// The counterpart of SwiftUI's `DefaultButtonStyle`.
@MainActor @preconcurrency public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Draws the label in the tint colour, red if the button destroys, grey if it is disabled.
  public func makeBody(configuration: Configuration) -> some View {
    TappedButtonStyle(style: TintedButtonLook(frame: .none)).makeBody(configuration: configuration)
  }
}

/// The label in the tint colour without a border. The counterpart of SwiftUI's
/// `BorderlessButtonStyle`.
@MainActor @preconcurrency public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Draws the label in the tint colour.
  public func makeBody(configuration: Configuration) -> some View {
    TappedButtonStyle(style: TintedButtonLook(frame: .none)).makeBody(configuration: configuration)
  }
}

/// The label as it is. The counterpart of SwiftUI's `PlainButtonStyle`.
@MainActor @preconcurrency public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Draws the label as it is, grey if the button is disabled.
  public func makeBody(configuration: Configuration) -> some View {
    TappedButtonStyle(style: PlainButtonLook()).makeBody(configuration: configuration)
  }
}

/// The label in a border, 8 points from its sides. The counterpart of SwiftUI's
/// `BorderedButtonStyle`.
@MainActor @preconcurrency public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Draws the label and a border in the tint colour.
  public func makeBody(configuration: Configuration) -> some View {
    TappedButtonStyle(style: TintedButtonLook(frame: .bordered))
      .makeBody(configuration: configuration)
  }
}

/// The label on a filled ground, 8 points from its sides. The counterpart of SwiftUI's
/// `BorderedProminentButtonStyle`.
@MainActor @preconcurrency public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Draws the label in white on the tint colour.
  public func makeBody(configuration: Configuration) -> some View {
    TappedButtonStyle(style: TintedButtonLook(frame: .filled))
      .makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The look of buttons of which nothing else is said.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint colour without a border.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label in a border.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label on a filled ground.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// The label in the tint colour.
private struct TintedButtonLook: ButtonStyle {
  enum Frame {
    case none, bordered, filled
  }

  let frame: Frame

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tintColor) private var tint

  init(frame: Frame) {
    self.frame = frame
  }

  func makeBody(configuration: Configuration) -> some View {
    let color = color(of: configuration.role)
    switch frame {
    case .none:
      configuration.label.foregroundStyle(color)
    case .bordered:
      configuration.label.foregroundStyle(color).padding(.horizontal, 8).border(color)
    case .filled:
      configuration.label.foregroundStyle(.white).padding(.horizontal, 8).background(color)
    }
  }

  private func color(of role: ButtonRole?) -> Color {
    guard isEnabled else { return .secondary }
    return role == .destructive ? .red : tint ?? .accentColor
  }
}

/// The label as it is.
private struct PlainButtonLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(isEnabled ? AnyShapeStyle(.foreground) : AnyShapeStyle(Color.secondary))
  }
}
