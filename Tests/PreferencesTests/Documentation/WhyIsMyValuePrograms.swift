import Modifiers

// The programs of the article "Why is my value …?", to the letter.
struct PageTitle: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

struct InboxScreen: View {
  let messages: [String]
  var body: some View {
    VStack {
      ForEach(messages, id: \.self) { message in
        Text(message).preference(key: PageTitle.self, value: "Inbox")
      }
      EmptyView().preference(key: PageTitle.self, value: "Inbox")
      Text("\(messages.count) messages")
    }
  }
}

struct Basket: View {
  @State private var count = 0
  var body: some View {
    Button("Add") { count += 1 }.preference(key: BasketCount.self, value: count)
  }
}

enum BasketCount: SumPreferenceKey<Int> {}

struct Detail: View {
  var body: some View {
    VStack {
      Text("Milk").preference(key: PageTitle.self, value: "Milk")
      Text("Notes").preference(key: PageTitle.self, value: "")
    }
  }
}

struct Favorite: View {
  @State var isFavorite = true
  var body: some View {
    Text("Milk").preference(key: PageTitle.self, value: "Milk")
      .overlay { if isFavorite { Text("★") } }
  }
}

struct Sidebar: View {
  @State private var title = ""
  var body: some View {
    VStack {
      Text("Menu").preference(key: PageTitle.self, value: "Menu")
      Text("title: \(title)").onPreferenceChange(PageTitle.self) { title = $0 }
    }
  }
}

struct Knob: View {
  let position: Double
  var body: some View {
    Text("◉").preference(key: Position.self, value: position)
      .onPreferenceChange(Position.self, tolerance: 0.5) { print("moved to", $0) }
  }
}

enum Position: SumPreferenceKey<Double> {}

struct EndlessText: View {
  @State private var height = 16.0
  var body: some View {
    Text("taller")
      .preference(key: TextHeight.self, value: height + 1)
      .onPreferenceChange(TextHeight.self) { height = $0 }
  }
}

struct TextHeight: PreferenceKey {
  static let defaultValue = 0.0
  static func reduce(value: inout Double, nextValue: () -> Double) {
    value = max(value, nextValue())
  }
}
