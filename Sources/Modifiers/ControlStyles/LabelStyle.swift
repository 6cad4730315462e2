public import Preferences

/// What a label style arranges. The counterpart of SwiftUI's `LabelStyleConfiguration`.
public struct LabelStyleConfiguration {
  /// The title of a label.
  public struct Title {
    package let view: AnyView
  }

  /// The icon of a label.
  public struct Icon {
    package let view: AnyView
  }

  /// The title.
  public let title: Title

  /// The icon.
  public let icon: Icon
}

extension LabelStyleConfiguration.Title: View, ConfigurationPart {
  /// There is no body.
  public typealias Body = Never
}

extension LabelStyleConfiguration.Icon: View, ConfigurationPart {
  /// There is no body.
  public typealias Body = Never
}

/// The look of labels. The counterpart of SwiftUI's `LabelStyle`.
@MainActor @preconcurrency public protocol LabelStyle {
  /// The type of the look.
  associatedtype Body: View

  /// Makes a view of the parts of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration
}

/// Icon and title, 8 points apart. The counterpart of SwiftUI's `TitleAndIconLabelStyle`.
@MainActor @preconcurrency public struct TitleAndIconLabelStyle: LabelStyle, BuiltInStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The icon, and the title beside it.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon
      configuration.title
    }
  }
}

/// The title alone. The counterpart of SwiftUI's `TitleOnlyLabelStyle`.
@MainActor @preconcurrency public struct TitleOnlyLabelStyle: LabelStyle, BuiltInStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The title.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

/// The icon alone. The counterpart of SwiftUI's `IconOnlyLabelStyle`.
@MainActor @preconcurrency public struct IconOnlyLabelStyle: LabelStyle, BuiltInStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The icon.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Icon and title.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }

  /// The look of labels of which nothing else is said: icon and title.
  nonisolated public static var automatic: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

private struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: any LabelStyle { TitleAndIconLabelStyle() }
}

extension EnvironmentValues {
  /// The look of labels.
  package var labelStyle: any LabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the labels in this view.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environment(\.labelStyle, style)
  }
}
