import Modifiers

extension Exhibit {
  /// A bar whose title and buttons come from the page below it.
  @MainActor static let screenTitle = Exhibit(
    name: "screen-title",
    title: "A title and a toolbar through keys",
    summary: "The page says its title and its buttons; the bar around it shows them.",
    pictures: [
      Picture("first page", drawing: BarredScreen { FirstPage() }),
      Picture("a page without a title", drawing: BarredScreen { Text("Nothing to say") }),
    ]
  )
}

/// A page under a bar that shows what the page asks for.
struct BarredScreen<Page: View>: View {
  private let page: Page
  @State private var title: String?
  @State private var buttons: [BarButton] = []

  init(@ViewBuilder page: () -> Page) {
    self.page = page()
  }

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 8) {
        if let title { Text(title).bold() }
        ForEach(buttons) { button in
          Button(button.title, action: button.action)
        }
      }
      page
    }
    .onPreferenceChange(ScreenTitle.self) { title = $0 }
    .onPreferenceChange(BarButtons.self) { buttons = $0 }
  }
}

extension BarredScreen: Sendable where Page: Sendable {}

/// A page that counts how often its button was pressed.
struct FirstPage: View {
  @State private var count = 0

  var body: some View {
    Text("Pressed \(count) times")
      .preference(key: ScreenTitle.self, value: count == 0 ? "Start" : "Count")
      .preference(key: BarButtons.self, value: [BarButton(title: "Press") { count += 1 }])
  }
}

/// The title of the screen: the innermost page that says one.
enum ScreenTitle: FirstPreferenceKey<String> {}

/// A button in the bar.
struct BarButton: Identifiable, Equatable {
  let title: String
  let action: @MainActor () -> Void

  var id: String { title }

  static func == (lhs: BarButton, rhs: BarButton) -> Bool { lhs.title == rhs.title }
}

/// The buttons that pages ask for, in their order.
enum BarButtons: AppendPreferenceKey<[BarButton]> {}
