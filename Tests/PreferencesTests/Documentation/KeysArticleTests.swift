import Modifiers
import Testing

// The article's container value, to the letter.
struct UnreadCount: ContainerValueKey {
  static let defaultValue = 0
}

extension ContainerValues {
  var unread: Int {
    get { self[UnreadCount.self] }
    set { self[UnreadCount.self] = newValue }
  }
}

struct Mailboxes<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    Group(subviews: content) { subviews in
      VStack(alignment: .leading, spacing: 0) {
        ForEach(subviews) { subview in
          HStack {
            subview
            if subview.containerValues.unread > 0 { Text("(\(subview.containerValues.unread))") }
          }
        }
      }
    }
  }
}

/// The article about keys holds the code above, which does what it says.
@MainActor struct KeysArticleTests {
  @Test func `the article's container value is the one that is compiled`() throws {
    let article = try #require(Repository.text(of: "Docs/Documentation.docc/Keys.md"))
    let path = "Tests/PreferencesTests/Documentation/KeysArticleTests.swift"
    let file = try #require(Repository.text(of: path))
    let key = try #require(file.range(of: "struct UnreadCount:"))
    let container = try #require(file.range(of: "\n\nstruct Mailboxes<"))
    let end = try #require(file.range(of: "\n\n/// The article about keys"))
    for code in [
      file[key.lowerBound..<container.lowerBound],
      file[container.lowerBound..<end.lowerBound].dropFirst(2),
    ] {
      #expect(article.contains("```swift\n\(code)\n```"))
    }
  }

  @Test func `G4 a container shows what its subviews say`() {
    let mailboxes = Mailboxes {
      Text("Mail").containerValue(\.unread, 3)
      Text("News")
    }
    #expect(
      picture(of: mailboxes) == """
        Mail (3)
        News
        """)
  }
}
