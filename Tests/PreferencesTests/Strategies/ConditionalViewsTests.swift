import Modifiers
import Testing

private struct User: Equatable {
  var name: String
}

/// A profile that counts how often it appeared, and keeps that as state.
private struct ProfileView: View {
  let name: String
  let journal: Journal
  @State private var appearances = 0

  var body: some View {
    let _ = journal.note("body")
    Text("\(name) \(appearances)").onAppear { appearances += 1 }
  }
}

/// A field that edits a name through a binding.
private struct NameEditor: View {
  @Binding var user: User

  var body: some View {
    Text(user.name).onAppear { user.name += "!" }
  }
}

/// The second article: views made under conditions.
@MainActor @Suite("Strategy: views under conditions")
struct ConditionalViewsTests {
  private let journal = Journal()

  /// The ways of the article to show a user who may not be there.
  enum Way: CaseIterable, CustomTestStringConvertible {
    case ifLet, optionalMap, erased, unwrap, unwrapElse

    var testDescription: String { "\(self)" }
  }

  @ViewBuilder private func profile(_ user: User?, _ way: Way) -> some View {
    switch way {
    case .ifLet:
      if let user { ProfileView(name: user.name, journal: journal) }
    case .optionalMap:
      user.map { ProfileView(name: $0.name, journal: journal) }
    case .erased:
      erased(user)
    case .unwrap:
      Unwrap(user) { ProfileView(name: $0.name, journal: journal) }
    case .unwrapElse:
      Unwrap(user) {
        ProfileView(name: $0.name, journal: journal)
      } else: {
        EmptyView()
      }
    }
  }

  private func erased(_ user: User?) -> AnyView {
    guard let user else { return AnyView(EmptyView()) }
    return AnyView(ProfileView(name: user.name, journal: journal))
  }

  private func texts(_ host: ViewHost<some View>) -> [String?] {
    host.snapshot().all(named: "Text").map(\.text)
  }

  @Test(arguments: Way.allCases)
  func `all ways show the same, keep state while there is a value, and start afresh after nil`(
    _ way: Way
  ) throws {
    let user = Remote<User?>(nil)
    let host = ViewHost { VStack { Controlled(user) { profile($0, way) } } }
    try host.update()
    #expect(host.size == .zero)
    user.value = User(name: "Ada")
    try host.update()
    #expect(texts(host) == ["Ada 1"])
    user.value = User(name: "Grace")
    try host.update()
    #expect(texts(host) == ["Grace 1"])
    user.value = nil
    try host.update()
    #expect(texts(host) == [])
    user.value = User(name: "Ada")
    try host.update()
    #expect(texts(host) == ["Ada 1"])
  }

  @Test(arguments: Way.allCases)
  func `what is not there takes no room and no spacing`(_ way: Way) throws {
    let host = ViewHost {
      VStack(spacing: 10) {
        Text("a")
        profile(nil, way)
        Text("b")
      }
    }
    try host.update()
    #expect(host.size == CGSize(width: 8, height: 42))
  }

  @Test(arguments: Combinations.upToFour)
  func `the problem: a stand-in for what is missing is there, and takes room`(
    _ isThere: [Bool]
  ) throws {
    let host = ViewHost {
      VStack(spacing: 10) {
        ForEach(isThere.indices, id: \.self) { index in
          let user = isThere[index] ? User(name: "user \(index)") : nil
          ProfileView(name: user?.name ?? "", journal: journal)
        }
      }
    }
    try host.update()
    #expect(texts(host).count == isThere.count)
    #expect(host.size.height == CGFloat(max(0, isThere.count * 26 - 10)))
  }

  @Test(arguments: Combinations.upToFour, Way.allCases)
  func `any combination of up to four shows who is there, 10 apart`(
    _ isThere: [Bool], _ way: Way
  ) throws {
    let host = ViewHost {
      VStack(spacing: 10) {
        ForEach(isThere.indices, id: \.self) { index in
          profile(isThere[index] ? User(name: "user \(index)") : nil, way)
        }
      }
    }
    try host.update()
    let present = isThere.indices.filter { isThere[$0] }
    #expect(texts(host) == present.map { "user \($0) 1" })
    #expect(host.size.height == CGFloat(max(0, present.count * 26 - 10)))
  }

  @Test(arguments: Way.allCases)
  func `a change of the value costs one body of the view`(_ way: Way) throws {
    let user = Remote<User?>(User(name: "Ada"))
    let host = ViewHost { VStack { Controlled(user) { profile($0, way) } } }
    try host.update()
    _ = journal.take()
    user.value = User(name: "Grace")
    // That of `Controlled`, which reads the user, and that of the profile.
    #expect(try host.update().bodies == 2)
    #expect(journal.take() == ["body"])
  }

  @Test func `Unwrap shows something else while there is no value`() throws {
    let user = Remote<User?>(nil)
    let host = ViewHost {
      Controlled(user) { user in
        Unwrap(user) {
          Text($0.name)
        } else: {
          Text("please sign in")
        }
      }
    }
    try host.update()
    #expect(texts(host) == ["please sign in"])
    user.value = User(name: "Ada")
    try host.update()
    #expect(texts(host) == ["Ada"])
  }

  @Test func `Unwrap of a binding hands on a binding that writes through`() throws {
    let user = Remote<User?>(User(name: "Ada"))
    let host = ViewHost {
      Editing(user: user)
    }
    try host.update()
    #expect(user.value == User(name: "Ada!"))
    #expect(texts(host) == ["Ada!"])
    user.value = nil
    try host.update()
    #expect(texts(host) == ["nobody"])
  }

  @Test func `behind AnyView another type starts afresh`() throws {
    let isWide = Remote(false)
    let host = ViewHost {
      VStack {
        Controlled(isWide) { isWide in
          isWide
            ? AnyView(ProfileView(name: "a", journal: journal).padding())
            : AnyView(ProfileView(name: "a", journal: journal))
        }
      }
    }
    try host.update()
    #expect(journal.take() == ["body", "body"])
    isWide.value = true
    try host.update()
    #expect(journal.take() == ["body", "body"])
    #expect(texts(host) == ["a 1"])
  }
}

private struct Editing: View {
  let user: Remote<User?>
  @State private var value: User?

  init(user: Remote<User?>) {
    self.user = user
    _value = State(wrappedValue: user.value)
  }

  var body: some View {
    let _ = user.connect($value)
    Unwrap($value) {
      NameEditor(user: $0)
    } else: {
      Text("nobody")
    }
  }
}
