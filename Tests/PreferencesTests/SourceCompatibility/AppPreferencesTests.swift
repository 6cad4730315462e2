import Modifiers
import Testing

// The keys of this file are written as an app's are; `import SwiftUI` would build them too.

private struct MaxWidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct OptionalWidthKey: PreferenceKey {
  typealias Value = CGFloat?
  static let defaultValue: CGFloat? = nil
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    guard let next = nextValue() else { return }
    value = value.map { max($0, next) } ?? next
  }
}

private struct FramesKey: PreferenceKey {
  static let defaultValue: [String: CGRect] = [:]
  static func reduce(value: inout [String: CGRect], nextValue: () -> [String: CGRect]) {
    value.merge(nextValue(), uniquingKeysWith: { $1 })
  }
}

private struct TabItemsKey: PreferenceKey {
  static var defaultValue: [TabItem] { [] }
  static func reduce(value: inout [TabItem], nextValue: () -> [TabItem]) {
    value += nextValue()
  }
}

private struct TabItem: Equatable, Identifiable, Sendable {
  var id: String { title }
  let title: String
  let icon: String
}

private struct NavigationTitleKey: PreferenceKey {
  static let defaultValue: String? = nil
  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = value ?? nextValue()
  }
}

private struct ColorSchemeKey: PreferenceKey {
  static func reduce(value: inout Scheme?, nextValue: () -> Scheme?) {
    value = nextValue() ?? value
  }
}

private enum Scheme { case light, dark }

private struct IsValidKey: PreferenceKey {
  static let defaultValue = true
  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = value && nextValue()
  }
}

private struct SelectionKey<ID: Hashable & Sendable>: PreferenceKey {
  static var defaultValue: Set<ID> { [] }
  static func reduce(value: inout Set<ID>, nextValue: () -> Set<ID>) {
    value.formUnion(nextValue())
  }
}

extension View {
  fileprivate func reportsWidth(_ width: CGFloat) -> some View {
    preference(key: MaxWidthKey.self, value: width)
  }

  fileprivate func onWidthChange(_ action: @escaping (CGFloat) -> Void) -> some View {
    onPreferenceChange(MaxWidthKey.self, perform: action)
  }

  fileprivate func frame(of name: String, _ rect: CGRect) -> some View {
    background(
      Color.clear
        .preference(key: FramesKey.self, value: [name: rect])
    )
  }

  fileprivate func tabItem(_ title: String, icon: String) -> some View {
    preference(key: TabItemsKey.self, value: [TabItem(title: title, icon: icon)])
  }

  fileprivate nonisolated func navigationTitle(_ title: String) -> some View {
    self.preference(key: NavigationTitleKey.self, value: title)
  }

  fileprivate nonisolated func preferredColorScheme(_ scheme: Scheme?) -> some View {
    preference(key: ColorSchemeKey.self, value: scheme)
  }

  fileprivate func sync<K: PreferenceKey>(_ key: K.Type, to binding: Binding<K.Value>) -> some View
  where K.Value: Equatable {
    onPreferenceChange(key) { binding.wrappedValue = $0 }
  }
}

private struct EqualWidths: View {
  @State private var width: CGFloat?
  let widths: [CGFloat]

  var body: some View {
    HStack {
      ForEach(widths, id: \.self) { width in
        Text("").reportsWidth(width)
      }
    }
    .onWidthChange { width = $0 }
    .preference(key: OptionalWidthKey.self, value: width)
  }
}

private struct TabContainer<Content: View>: View {
  @State private var items: [TabItem] = []
  @ViewBuilder let content: Content

  var body: some View {
    VStack(spacing: 0) {
      ZStack { content }
      HStack {
        ForEach(items) { item in
          Text(item.title)
            .navigationTitle(item.title)
        }
      }
    }
    .onPreferenceChange(TabItemsKey.self) { newItems in
      self.items = newItems
    }
  }
}

private struct Screen<Content: View>: View {
  @State private var title: String? = "untitled"
  @State private var scheme: Scheme?
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    VStack {
      Text(title ?? "no title")
        .preference(key: NamedTexts.self, value: ["\(title ?? "none"), \(scheme ?? .light)"])
      content
    }
    .sync(NavigationTitleKey.self, to: $title)
    .onPreferenceChange(ColorSchemeKey.self) { [$scheme] in $scheme.wrappedValue = $0 }
  }
}

@MainActor @Suite("SwiftUI source: preferences")
struct AppPreferencesTests {
  /// The value of a key after all actions have ended.
  private func settled<K: PreferenceKey>(
    _ key: K.Type, @ViewBuilder in content: () -> some View
  ) throws -> K.Value {
    let host = ViewHost(rootView: content())
    try host.update()
    return host.preference(key)
  }

  @Test func `the largest width goes up and into state`() throws {
    #expect(try settled(OptionalWidthKey.self) { EqualWidths(widths: [40, 120, 80]) } == 120)
    #expect(try settled(OptionalWidthKey.self) { EqualWidths(widths: []) } == 0)
  }

  @Test func `an optional width ignores those that say nothing`() throws {
    let result = try settled(OptionalWidthKey.self) {
      Text("").preference(key: OptionalWidthKey.self, value: 3)
      Text("").preference(key: OptionalWidthKey.self, value: nil)
      Text("").preference(key: OptionalWidthKey.self, value: 5)
    }
    #expect(result == 5)
    #expect(try settled(OptionalWidthKey.self) { Text("") } == nil)
  }

  @Test func `frames by name are merged`() throws {
    let first = CGRect(x: 0, y: 0, width: 10, height: 10)
    let second = CGRect(x: 10, y: 0, width: 20, height: 10)
    let frames = try settled(FramesKey.self) {
      HStack {
        Text("a").frame(of: "a", first)
        Text("b").frame(of: "b", first).frame(of: "b", second)
      }
    }
    #expect(frames == ["a": first, "b": first])
  }

  @Test func `tab items are listed in order and shown as rows`() throws {
    let view = TabContainer {
      Text("1").tabItem("Home", icon: "house")
      Text("2").tabItem("Search", icon: "glass")
    }
    #expect(try settled(TabItemsKey.self) { view }.map(\.title) == ["Home", "Search"])
    #expect(try settled(NavigationTitleKey.self) { view } == "Home")
  }

  @Test func `a title and a scheme go up to their screen`() throws {
    let titled = Screen { Text("").preferredColorScheme(.dark).navigationTitle("Inbox") }
    #expect(try settled(NamedTexts.self) { titled } == ["Inbox, dark"])
    let conditional = Screen { if false { Text("").navigationTitle("never") } }
    #expect(try settled(NamedTexts.self) { conditional } == ["none, light"])
    let plain = Screen { Text("") }
    #expect(try settled(NamedTexts.self) { plain } == ["untitled, light"])
  }

  @Test func `the outer title replaces the inner one and the first of siblings stays`() throws {
    let result = try settled(NavigationTitleKey.self) {
      Text("").navigationTitle("inner").navigationTitle("outer")
      Text("").navigationTitle("second")
    }
    #expect(result == "outer")
  }

  @Test func `the last scheme that is not nil wins`() throws {
    let result = try settled(ColorSchemeKey.self) {
      Text("").preferredColorScheme(.light)
      Text("").preferredColorScheme(.dark)
      Text("").preferredColorScheme(nil)
    }
    #expect(result == .dark)
  }

  @Test(arguments: [true, false])
  func `a form is valid if every field is`(isValid: Bool) throws {
    let result = try settled(IsValidKey.self) {
      Text("").preference(key: IsValidKey.self, value: true)
      Text("").preference(key: IsValidKey.self, value: isValid)
      Text("").preference(key: IsValidKey.self, value: true)
    }
    #expect(result == isValid)
  }

  @Test func `a generic key unites sets`() throws {
    let result = try settled(SelectionKey<String>.self) {
      Text("").preference(key: SelectionKey<String>.self, value: ["a"])
      Text("").preference(key: SelectionKey<Int>.self, value: [1])
      Text("").transformPreference(SelectionKey<String>.self) { $0.insert("b") }
    }
    #expect(result == ["a", "b"])
  }
}
