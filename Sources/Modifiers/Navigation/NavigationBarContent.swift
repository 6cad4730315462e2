import Preferences

/// What the views of a screen say about its navigation bar, on its way up to the container.
struct NavigationBarContent: Equatable {
  var title: Text?
  var titleDisplayMode: NavigationBarItem.TitleDisplayMode?
  var isHidden: Bool?
  var items: [ToolbarEntry] = []

  /// The items of some areas, each once: a toolbar on several views at once says its items for each
  /// of them.
  func items(in areas: ToolbarItemPlacement.Area...) -> [ToolbarEntry] {
    var known: Set<ToolbarEntry.ID> = []
    return items.filter { areas.contains($0.placement.area) && known.insert($0.id).inserted }
  }
}

/// Carries what is said about the navigation bar. Of several titles the innermost counts, of titles
/// beside each other the last; items are listed in tree order.
enum NavigationBarKey: AssociativePreferenceKey {
  static var defaultValue: NavigationBarContent { NavigationBarContent() }

  static func reduce(value: inout NavigationBarContent, nextValue: () -> NavigationBarContent) {
    let next = nextValue()
    value.title = next.title ?? value.title
    value.titleDisplayMode = next.titleDisplayMode ?? value.titleDisplayMode
    value.isHidden = next.isHidden ?? value.isHidden
    value.items += next.items
  }
}
