public import Preferences

extension View {
  /// Adds items to the bar of the navigation container around this view.
  ///
  /// The counterpart of SwiftUI's modifier of this name. The items travel up as a preference. They
  /// inherit the environment of the place where they are written, and bindings and closures in them
  /// lead to the state of the view that writes them; state that an item's own views hold belongs to
  /// the bar and lasts as long as the item is shown there. Without a container nothing is shown.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(toolbar: content()))
  }

  /// Adds views to the bar of the navigation container around this view, at the bar's end.
  ///
  /// The counterpart of SwiftUI's modifier of this name.
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(toolbar: ToolbarItemGroup(content: content)))
  }
}

/// A modifier that sends the items of a toolbar up.
struct ToolbarModifier<Toolbar: ToolbarContent> {
  let toolbar: Toolbar
  var environment = EnclosingEnvironment()
}

extension ToolbarModifier: ViewModifier {
  func body(content: Content) -> some View {
    var items = ToolbarItems(inheritingFrom: environment)
    items.add(toolbar)
    let entries = items.entries
    return content.transformPreference(NavigationBarKey.self) { $0.items += entries }
  }
}
