import Preferences

/// A bar at an edge of a screen, made from what the screen's views say about it.
protocol NavigationBarLayer: ReadingLayer where Key == NavigationBarKey {
  /// What a snapshot calls the bar together with the screen.
  static var name: String? { get }
}

extension NavigationBarLayer {
  static var label: String { "navigationBar" }

  package static func makeAttachment(
    for element: ModifierElement<Self>
  ) -> (any ElementAttachment)? {
    // One under the other, the bar at its ideal height.
    LayoutStage.of(element).map {
      ContainerElementBox(
        element, layout: VStackLayout(alignment: .leading, spacing: 0), name: name, stage: $0)
    }
  }
}

/// The bar above a screen: items, title, items.
struct TopBar: ViewModifier {
  typealias Body = Never
}

extension TopBar: NavigationBarLayer {
  static var name: String? { "NavigationStack" }
  static var layerComesFirst: Bool { true }

  @ViewBuilder func layer(for bar: NavigationBarContent) -> some View {
    let leading = bar.items(in: .leading)
    let principal = bar.items(in: .principal)
    let trailing = bar.items(in: .trailing)
    let isEmpty = bar.title == nil && leading.isEmpty && principal.isEmpty && trailing.isEmpty
    if bar.isHidden != true, !isEmpty {
      HStack {
        ForEach(leading) { $0.view.view }
        if bar.titleDisplayMode == .inline || !principal.isEmpty { Spacer() }
        if principal.isEmpty {
          bar.title?.font(.headline).lineLimit(1)
        } else {
          ForEach(principal) { $0.view.view }
        }
        Spacer()
        ForEach(trailing) { $0.view.view }
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .preference(key: ContentPresence.self, value: false)
    }
  }
}

/// The bar below a screen: items from left to right.
struct BottomBar: ViewModifier {
  typealias Body = Never
}

extension BottomBar: NavigationBarLayer {
  static var name: String? { nil }
  static var layerComesFirst: Bool { false }

  @ViewBuilder func layer(for bar: NavigationBarContent) -> some View {
    let items = bar.items(in: .bottom)
    if !items.isEmpty {
      HStack { ForEach(items) { $0.view.view } }
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
        .frame(maxWidth: .infinity)
        .preference(key: ContentPresence.self, value: false)
    }
  }
}
