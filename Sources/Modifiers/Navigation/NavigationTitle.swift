public import Preferences

extension View {
  /// Sets the title that the navigation container around this view shows.
  ///
  /// The counterpart of SwiftUI's modifier of this name. The title travels up as a preference: of
  /// titles inside each other the innermost is shown, of titles beside each other the last.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    transformPreference(NavigationBarKey.self) { $0.title = $0.title ?? title }
  }

  /// Sets the title that the navigation container around this view shows.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title that the navigation container around this view shows, as it is.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title that the navigation container around this view shows, and that it could change.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(BoundNavigationTitle(title: title))
  }

  /// Sets the title that the navigation container around this view shows.
  ///
  /// The older of SwiftUI's forms, for source that still uses it.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title that the navigation container around this view shows, as it is.
  ///
  /// The older of SwiftUI's forms, for source that still uses it.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets where the title of the navigation bar stands: in line, in the middle; else at the left.
  ///
  /// The counterpart of SwiftUI's modifier of this name.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    transformPreference(NavigationBarKey.self) {
      $0.titleDisplayMode = $0.titleDisplayMode ?? displayMode
    }
  }

  /// Hides the bar of the navigation container around this view, or shows it.
  ///
  /// The older of SwiftUI's forms, for source that still uses it.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    transformPreference(NavigationBarKey.self) { $0.isHidden = $0.isHidden ?? hidden }
  }
}

/// A modifier that sets a title that it reads itself, so that its view need not.
private struct BoundNavigationTitle: ViewModifier {
  let title: Binding<String>

  nonisolated init(title: Binding<String>) {
    self.title = title
  }

  func body(content: Content) -> some View {
    content.navigationTitle(Text(title.wrappedValue))
  }
}

/// What belongs to a navigation bar, as SwiftUI's `NavigationBarItem`.
public struct NavigationBarItem: Sendable {
  /// Where the title stands.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// At the left.
    case automatic
    /// In the middle.
    case inline
    /// At the left.
    case large
  }
}
