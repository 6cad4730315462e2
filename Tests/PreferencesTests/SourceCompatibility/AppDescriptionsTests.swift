import Modifiers
import Testing

// The views of this file are written as an app's are; `import SwiftUI` would build them too.

private struct Card<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      content
    }
    .padding()
    .background {
      RoundedRectangle(cornerRadius: 8).fill(Color.gray.opacity(0.2))
    }
  }
}

private struct Panel<Header: View, Content: View>: View {
  private let header: Header
  private let content: Content

  init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.header = header()
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading) {
      header
      content
    }
  }
}

extension Panel where Header == Text {
  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title).bold() }
  }
}

extension Panel where Header == EmptyView {
  init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

struct NamedTexts: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) {
    value.append(contentsOf: nextValue())
  }
}

/// A text that sends up what it shows, so that tests can look at it.
struct NamedText: View {
  let text: String

  init(_ text: String) { self.text = text }

  var body: some View {
    Text(text).font(.headline).preference(key: NamedTexts.self, value: [text])
  }
}

private struct Person: Identifiable, Hashable {
  var id: Int
  var name: String
  var isAdmin = false
}

private struct PersonRow: View {
  var person: Person

  var body: some View {
    HStack {
      NamedText(person.name)
      Spacer()
      if person.isAdmin {
        NamedText("admin")
          .foregroundStyle(.secondary)
      }
    }
  }
}

private struct PeopleList: View {
  var people: [Person]
  var showsFooter = true

  var body: some View {
    VStack(spacing: 4) {
      ForEach(people) { person in
        PersonRow(person: person)
      }
      ForEach(people, id: \.self) { PersonRow(person: $0) }
      ForEach(0..<2) { NamedText("\($0)") }
      ForEach(Array(people.enumerated()), id: \.element.id) { index, person in
        NamedText("\(index): \(person.name)")
        if index < people.count - 1 {
          Divider()
        }
      }
      ForEach(people.indices, id: \.self) { index in
        NamedText(people[index].name)
      }
      if showsFooter { footer }
    }
  }

  private var footer: some View {
    Group {
      NamedText("\(people.count) people")
      Divider()
    }
  }
}

private enum Route { case home, detail(Person), settings }

private struct Router: View {
  let route: Route

  var body: some View {
    content
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, 12)
  }

  @ViewBuilder private var content: some View {
    switch route {
    case .home: NamedText("home")
    case .detail(let person): PersonRow(person: person)
    case .settings:
      NamedText("settings")
      NamedText("more")
    }
  }
}

private struct AnyRouter: View {
  let route: Route

  var body: some View {
    switch route {
    case .home: return AnyView(NamedText("home"))
    default: return AnyView(Router(route: route))
    }
  }
}

@MainActor @Suite("SwiftUI source: descriptions")
struct AppDescriptionsTests {
  private let ann = Person(id: 1, name: "Ann", isAdmin: true)
  private let bob = Person(id: 2, name: "Bob")

  private func titles(@ViewBuilder of content: () -> some View) throws -> [String] {
    try value(of: NamedTexts.self, in: content)
  }

  @Test func `rows, dividers and footers of a list`() throws {
    let names = ["Ann", "admin", "Bob"]
    #expect(
      try titles { PeopleList(people: [ann, bob]) }
        == names + names + ["0", "1", "0: Ann", "1: Bob", "Ann", "Bob", "2 people"])
    #expect(try titles { PeopleList(people: [], showsFooter: false) } == ["0", "1"])
  }

  @Test func `a container with a builder for its content`() throws {
    #expect(
      try titles {
        Card {
          NamedText("a")
          if true { NamedText("b") }
        }
      } == ["a", "b"])
  }

  @Test func `a container with two builders and forms without one of them`() throws {
    #expect(
      try titles {
        Panel {
          NamedText("content")
        } header: {
          NamedText("header")
        }
        Panel("title") { NamedText("under a title") }
        Panel { NamedText("alone") }
      } == ["header", "content", "under a title", "alone"])
  }

  @Test func `a switch over routes, with a builder and with AnyView`() throws {
    let routes: [Route] = [.home, .detail(ann), .settings]
    let expected = [["home"], ["Ann", "admin"], ["settings", "more"]]
    #expect(try routes.map { route in try titles { Router(route: route) } } == expected)
    #expect(try routes.map { route in try titles { AnyRouter(route: route) } } == expected)
  }
}
