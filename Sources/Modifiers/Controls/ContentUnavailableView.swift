public import Preferences

/// What is shown where there is nothing to show: a title, a description, actions.
///
/// The counterpart of SwiftUI's `ContentUnavailableView`. It takes the room that it is offered and
/// stands in its middle, the parts one under the other with 8 points between them.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  let label: Label
  let details: Description
  let actions: Actions
}

extension ContentUnavailableView {
  /// Creates a view of a label, a description and actions.
  nonisolated public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    details = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView: View {
  /// There is no body.
  public typealias Body = Never
}

extension ContentUnavailableView
where Label == Modifiers.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view of a title, a system image and a description.
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(Modifiers.Label(title, systemImage: name), description)
  }

  /// Creates a view of a title that is shown as it is, a system image and a description.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(Modifiers.Label(title, systemImage: name), description)
  }

  /// Creates a view of a title, an image and a description.
  nonisolated public init(
    _ title: LocalizedStringKey, image name: String, description: Text? = nil
  ) {
    self.init(Modifiers.Label(title, image: name), description)
  }

  /// Creates a view of a title that is shown as it is, an image and a description.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image name: String, description: Text? = nil
  ) {
    self.init(Modifiers.Label(title, image: name), description)
  }

  nonisolated private init(_ label: Label, _ description: Text?) {
    self.init(label: label, details: description, actions: EmptyView())
  }

  /// A view that says that a search found nothing.
  nonisolated public static var search: ContentUnavailableView<Label, Description, Actions> {
    nothingFound("No Results")
  }

  /// Returns a view that says that a search for a text found nothing; for no text it is ``search``.
  nonisolated public static func search(
    text: String
  ) -> ContentUnavailableView<Label, Description, Actions> {
    text.isEmpty ? search : nothingFound("No Results for “\(text)”")
  }

  nonisolated private static func nothingFound(_ title: LocalizedStringKey) -> Self {
    ContentUnavailableView(
      title, systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}

extension ContentUnavailableView: DescribedView {
  package var composition: some View {
    VStack(spacing: 8) {
      label
        .font(.headline)
        .labelStyle(UnavailableLabelStyle())
      details.foregroundStyle(.secondary)
      actions
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The icon, and the title under it.
private struct UnavailableLabelStyle: LabelStyle, BuiltInStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}
