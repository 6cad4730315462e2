public import Preferences

/// The look of buttons of which nothing else is said: the label in the tint colour.
///
/// The counterpart of SwiftUI's `DefaultButtonStyle`.
public struct DefaultButtonStyle {
  private let held: HeldStyle<TappedButtonStyle<TintedButtonLook>>

  /// Creates the style.
  nonisolated public init() {
    held = HeldStyle(style: TappedButtonStyle(style: TintedButtonLook(frame: .none)))
  }
}

extension DefaultButtonStyle: PrimitiveButtonStyle, BuiltInStyle, TappedStyle {
  /// Draws the label in the tint colour, red if the button destroys, grey if it is disabled.
  public func makeBody(configuration: Configuration) -> some View {
    held.style.makeBody(configuration: configuration)
  }
}

/// The label in the tint colour without a border. The counterpart of SwiftUI's
/// `BorderlessButtonStyle`.
public struct BorderlessButtonStyle {
  private let held: HeldStyle<TappedButtonStyle<TintedButtonLook>>

  /// Creates the style.
  nonisolated public init() {
    held = HeldStyle(style: TappedButtonStyle(style: TintedButtonLook(frame: .none)))
  }
}

extension BorderlessButtonStyle: PrimitiveButtonStyle, BuiltInStyle, TappedStyle {
  /// Draws the label in the tint colour.
  public func makeBody(configuration: Configuration) -> some View {
    held.style.makeBody(configuration: configuration)
  }
}

/// The label as it is. The counterpart of SwiftUI's `PlainButtonStyle`.
public struct PlainButtonStyle {
  private let held: HeldStyle<TappedButtonStyle<PlainButtonLook>>

  /// Creates the style.
  nonisolated public init() {
    held = HeldStyle(style: TappedButtonStyle(style: PlainButtonLook()))
  }
}

extension PlainButtonStyle: PrimitiveButtonStyle, BuiltInStyle, TappedStyle {
  /// Draws the label as it is, grey if the button is disabled.
  public func makeBody(configuration: Configuration) -> some View {
    held.style.makeBody(configuration: configuration)
  }
}

/// The label in a border, 8 points from its sides. The counterpart of SwiftUI's
/// `BorderedButtonStyle`.
public struct BorderedButtonStyle {
  private let held: HeldStyle<TappedButtonStyle<TintedButtonLook>>

  /// Creates the style.
  nonisolated public init() {
    held = HeldStyle(style: TappedButtonStyle(style: TintedButtonLook(frame: .bordered)))
  }
}

extension BorderedButtonStyle: PrimitiveButtonStyle, BuiltInStyle, TappedStyle {
  /// Draws the label and a border in the tint colour.
  public func makeBody(configuration: Configuration) -> some View {
    held.style.makeBody(configuration: configuration)
  }
}

/// The label on a filled ground, 8 points from its sides. The counterpart of SwiftUI's
/// `BorderedProminentButtonStyle`.
public struct BorderedProminentButtonStyle {
  private let held: HeldStyle<TappedButtonStyle<TintedButtonLook>>

  /// Creates the style.
  nonisolated public init() {
    held = HeldStyle(style: TappedButtonStyle(style: TintedButtonLook(frame: .filled)))
  }
}

extension BorderedProminentButtonStyle: PrimitiveButtonStyle, BuiltInStyle, TappedStyle {
  /// Draws the label in white on the tint colour.
  public func makeBody(configuration: Configuration) -> some View {
    held.style.makeBody(configuration: configuration)
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

/// What stands around the label of a button.
enum ButtonFrame {
  case none, bordered, filled

  /// A label in a colour, with what stands around it.
  @MainActor @ViewBuilder func around(_ label: some View, color: Color) -> some View {
    switch self {
    case .none:
      label.foregroundStyle(color)
    case .bordered:
      label.foregroundStyle(color).padding(.horizontal, 8).border(color)
    case .filled:
      label.foregroundStyle(.white).padding(.horizontal, 8).background(color)
    }
  }
}

/// The label in the tint colour.
private struct TintedButtonLook {
  let frame: ButtonFrame

  @Environment(\.isEnabled) private var isEnabled

  init(frame: ButtonFrame) {
    self.frame = frame
  }
}

extension TintedButtonLook: ButtonStyle {
  func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    frame.around(configuration.label, color: color(of: configuration.role))
  }

  @MainActor private func color(of role: ButtonRole?) -> Color {
    guard isEnabled else { return .secondary }
    return role == .destructive ? .red : .tint
  }
}

/// The label as it is.
private struct PlainButtonLook {
  @Environment(\.isEnabled) private var isEnabled

  init() {}
}

extension PlainButtonLook: ButtonStyle {
  func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    configuration.label
      .foregroundStyle(isEnabled ? AnyShapeStyle(.foreground) : AnyShapeStyle(Color.secondary))
  }
}
