public import Preferences

/// An icon and a title beside it.
///
/// The counterpart of SwiftUI's `Label`. Which of the two are shown is said by the ``LabelStyle``
/// around it; by default both, 8 points apart.
@MainActor @preconcurrency public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  @Environment(\.labelStyle) private var style

  /// Creates a label with a title and an icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The look that the style gives the label.
  public var body: some View {
    look(style)
  }

  private func look<S: LabelStyle>(_ style: S) -> AnyView {
    AnyView(
      style.makeBody(
        configuration: LabelStyleConfiguration(
          title: LabelStyleConfiguration.Title(view: AnyView(title)),
          icon: LabelStyleConfiguration.Icon(view: AnyView(icon)))))
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a title and a system image.
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Creates a label with a title and an image.
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}
