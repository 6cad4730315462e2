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
  @MainActor public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: Modifiers.Label(title, systemImage: name), details: description, actions: EmptyView())
  }

  /// Creates a view of a title, an image and a description.
  @MainActor public init<S: StringProtocol>(
    _ title: S, image name: String, description: Text? = nil
  ) {
    self.init(
      label: Modifiers.Label(title, image: name), details: description, actions: EmptyView())
  }

  /// A view that says that a search found nothing.
  @MainActor public static var search: ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView(
      "No Results", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }

  /// Returns a view that says that a search for a text found nothing; for no text it is ``search``.
  @MainActor public static func search(
    text: String
  ) -> ContentUnavailableView<Label, Description, Actions> {
    guard !text.isEmpty else { return search }
    return ContentUnavailableView(
      "No Results for “\(text)”", systemImage: "magnifyingglass",
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
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}
