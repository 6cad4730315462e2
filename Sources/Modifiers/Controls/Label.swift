public import Preferences

/// An icon and a title beside it.
///
/// The counterpart of SwiftUI's `Label`. Which of the two are shown is said by the ``LabelStyle``
/// around it; by default both, 8 points apart.
public struct Label<Title: View, Icon: View> {
  private let title: Title
  private let icon: Icon

  @Environment(\.labelStyle) private var style

  /// Creates a label with a title and an icon.
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: View {
  /// The look that the style gives the label.
  public var body: some View {
    look(style)
  }

  @MainActor private func look<S: LabelStyle>(_ style: S) -> AnyView {
    let configuration = LabelStyleConfiguration(
      title: LabelStyleConfiguration.Title(view: AnyView(title)),
      icon: LabelStyleConfiguration.Icon(view: AnyView(icon)))
    return StyledView(style) { $0.makeBody(configuration: configuration) }
      .erased(resetting: \.labelStyle)
  }
}

extension Label: TitledView {
  package var spokenTitle: String? { title.controlTitle }
}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label from what a style is given.
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a title and a system image.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a title that is shown as it is, and a system image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a title and an image.
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// Creates a label with a title that is shown as it is, and an image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}
