import Modifiers
import Testing

// The views of this file are written as an app's are; `import SwiftUI` would build them too.

extension View {
  fileprivate func showing(_ text: String) -> some View {
    preference(key: NamedTexts.self, value: [text])
  }
}

private struct Todo: Identifiable, Equatable {
  let id: Int
  var title: String
  var isDone = false
}

/// What the tests press instead of buttons.
@MainActor private final class Presses {
  var actions: [String: () -> Void] = [:]
  func press(_ name: String) { actions[name]?() }
}

private struct Press: View {
  let name: String
  let presses: Presses
  let action: () -> Void

  var body: some View {
    Text(name).onAppear { presses.actions[name] = action }
  }
}

private struct Toggle: View {
  let title: String
  @Binding var isOn: Bool
  let presses: Presses

  var body: some View {
    Press(name: title, presses: presses) { isOn.toggle() }
      .showing("\(title) \(isOn ? "on" : "off")")
  }
}

private struct Counter: View {
  @State private var count = 0
  @State private var note: String?
  @State var step: Int
  let presses: Presses

  init(step: Int, presses: Presses) {
    _step = State(initialValue: step)
    self.presses = presses
  }

  var body: some View {
    VStack {
      Text("\(count)").showing("\(count) \(note ?? "-")")
      Press(name: "+", presses: presses) { count += step }
      Press(name: "note", presses: presses) { note = "noted" }
      Press(name: "faster", presses: presses) { self.step *= 2 }
    }
  }
}

private struct TodoList: View {
  @State private var todos = [Todo(id: 1, title: "milk"), Todo(id: 2, title: "eggs")]
  @State private var selection: Todo? = nil
  @State private var settings = Settings()
  let presses: Presses

  struct Settings {
    var isLoud = false
    var names = ["a", "b"]
  }

  var body: some View {
    VStack {
      ForEach($todos) { $todo in
        Toggle(title: todo.title, isOn: $todo.isDone, presses: presses)
      }
      ForEach($settings.names, id: \.self) { $name in
        Text(name).showing(name)
      }
      Toggle(title: "loud", isOn: $settings.isLoud, presses: presses)
      if let selected = Binding($selection) {
        Toggle(title: "selected", isOn: selected.isDone, presses: presses)
      }
      Toggle(title: "constant", isOn: .constant(true), presses: presses)
      Toggle(
        title: "all",
        isOn: Binding(
          get: { todos.allSatisfy(\.isDone) },
          set: { isDone in
            for index in todos.indices { todos[index].isDone = isDone }
          }),
        presses: presses)
      Press(name: "select", presses: presses) { selection = todos.first }
      Press(name: "first", presses: presses) { $todos[0].title.wrappedValue = "bread" }
    }
  }
}

private struct AccentKey: EnvironmentKey {
  static let defaultValue = "blue"
}

extension EnvironmentValues {
  fileprivate var accent: String {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

private struct Accented: View {
  @Environment(\.accent) private var accent

  var body: some View { Text(accent).showing(accent) }
}

/// A property wrapper of one's own over others.
@propertyWrapper private struct Decorated: DynamicProperty {
  @State private var text: String
  @Environment(\.accent) private var accent
  private var suffix = ""

  init(wrappedValue: String) { _text = State(wrappedValue: wrappedValue) }

  var wrappedValue: String {
    get { "\(accent) \(text)\(suffix)" }
    nonmutating set { text = newValue }
  }

  var projectedValue: Binding<String> { $text }

  mutating func update() { suffix = "!" }
}

private struct DecoratedView: View {
  @Decorated private var title = "sky"
  let presses: Presses

  var body: some View {
    VStack {
      Text(title).showing(title)
      Press(name: "set", presses: presses) { title = "sea" }
      Press(name: "bind", presses: presses) { $title.wrappedValue = "lake" }
    }
  }
}

private struct Observing: View {
  @State private var count = 0
  @State private var isShown = true
  let presses: Presses
  let journal: Journal

  var body: some View {
    VStack {
      if isShown {
        Text("shown")
          .onAppear { journal.note("appear") }
          .onDisappear { journal.note("disappear") }
      }
      Press(name: "+", presses: presses) { count += 1 }
      Press(name: "hide", presses: presses) { isShown = false }
    }
    .onChange(of: count) { oldValue, newValue in journal.note("\(oldValue) to \(newValue)") }
    .onChange(of: count) { journal.note("now \(count)") }
    .onChange(of: count) { newValue in journal.note("new \(newValue)") }
    .onChange(of: count, initial: true) { _, new in journal.note("initially \(new)") }
    .onAppear(perform: appear)
  }

  private func appear() { journal.note("outer") }
}

@MainActor @Suite("SwiftUI source: state")
struct AppStateTests {
  private let presses = Presses()

  /// What a view shows at first and after each press.
  private func shown(_ view: some View, pressing names: [String]) throws -> [[String]] {
    let host = ViewHost(rootView: view)
    try host.update()
    return try [host.preference(NamedTexts.self)]
      + names.map { name in
        presses.press(name)
        try host.update()
        return host.preference(NamedTexts.self)
      }
  }

  @Test func `state that is private, optional, and given by an initializer`() throws {
    let values = try shown(
      Counter(step: 2, presses: presses), pressing: ["+", "faster", "+", "note"])
    #expect(values == [["0 -"], ["2 -"], ["2 -"], ["6 -"], ["6 noted"]])
  }

  @Test func `bindings to elements, key paths, optionals, constants and closures`() throws {
    let values = try shown(
      TodoList(presses: presses),
      pressing: ["milk", "loud", "select", "selected", "constant", "all", "first"])
    let rest = ["a", "b", "loud on", "selected off", "constant on"]
    #expect(
      values == [
        ["milk off", "eggs off", "a", "b", "loud off", "constant on", "all off"],
        ["milk on", "eggs off", "a", "b", "loud off", "constant on", "all off"],
        ["milk on", "eggs off", "a", "b", "loud on", "constant on", "all off"],
        ["milk on", "eggs off", "a", "b", "loud on", "selected on", "constant on", "all off"],
        ["milk on", "eggs off"] + rest + ["all off"],
        ["milk on", "eggs off"] + rest + ["all off"],
        ["milk on", "eggs on"] + rest + ["all on"],
        ["bread on", "eggs on"] + rest + ["all on"],
      ])
  }

  @Test func `environment values of one's own`() throws {
    let view = VStack {
      Accented()
      Accented().environment(\.accent, "red")
      VStack { Accented() }
        .transformEnvironment(\.accent) { $0 += " and green" }
        .environment(\.accent, "red")
    }
    #expect(try value(of: NamedTexts.self) { view } == ["blue", "red", "red and green"])
  }

  @Test func `a dynamic property of one's own`() throws {
    let view = DecoratedView(presses: presses).environment(\.accent, "dark")
    #expect(
      try shown(view, pressing: ["set", "bind"]) == [["dark sky!"], ["dark sea!"], ["dark lake!"]])
  }

  @Test func `onChange in all forms, onAppear and onDisappear`() throws {
    let journal = Journal()
    let host = ViewHost(rootView: Observing(presses: presses, journal: journal))
    try host.update()
    #expect(journal.take() == ["appear", "outer", "initially 0"])
    presses.press("+")
    try host.update()
    #expect(journal.take() == ["0 to 1", "now 1", "new 1", "initially 1"])
    presses.press("hide")
    try host.update()
    #expect(journal.take() == ["disappear"])
  }
}
