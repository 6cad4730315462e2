public import Preferences

/// A screen under a bar that shows the screen's title and the items of its toolbars.
///
/// The counterpart of SwiftUI's `NavigationStack`, with its root alone: no screens are pushed. What
/// the bars show is read from the screen's views in the same pass, without an action, and no body
/// of the screen runs again for it. The bar has 8 points above and below its content and 16 at the
/// sides; it takes no room if there is neither a title nor an item. The screen has the rest, its
/// content in the middle; several views stand in a `VStack`. Titles and items end here: a container
/// further out does not see them.
public struct NavigationStack<Data, Root> {
  let root: Root
}

extension NavigationStack: View where Root: View {
  /// There is no body.
  public typealias Body = Never
}

extension NavigationStack where Data == NavigationPath, Root: View {
  /// Creates a stack with a screen at its root.
  nonisolated public init(@ViewBuilder root: () -> Root) {
    self.init(root: root())
  }
}

extension NavigationStack: PrimitiveView where Root: View {}

extension NavigationStack: DescribedView where Root: View {
  package var composition: some View { Screen(content: root).withNavigationBars() }
}

/// The screens that a navigation stack shows over its root; none yet.
///
/// Stands for SwiftUI's `NavigationPath` in the type of ``NavigationStack``.
public struct NavigationPath: Equatable, Sendable {
  /// Creates an empty path.
  nonisolated public init() {}
}

/// A screen under a bar; the older name of ``NavigationStack``.
///
/// The counterpart of SwiftUI's `NavigationView`.
public struct NavigationView<Content: View> {
  let content: Content

  /// Creates a view with a screen.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension NavigationView: View {
  /// There is no body.
  public typealias Body = Never
}

extension NavigationView: DescribedView {
  package var composition: some View { Screen(content: content).withNavigationBars() }
}

/// The views of one screen as one element.
struct Screen<Content: View> {
  let content: Content
}

extension Screen: View {
  typealias Body = Never
}

extension Screen: LayoutContainer {
  static var isSlot: Bool { true }

  var arrangement: VStackLayout { VStackLayout() }
}

extension View {
  /// Puts the bars around a screen; what it says about them goes no further.
  fileprivate func withNavigationBars() -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity)
      .modifier(BottomBar())
      .modifier(TopBar())
      .preference(key: NavigationBarKey.self, value: NavigationBarContent())
  }
}
