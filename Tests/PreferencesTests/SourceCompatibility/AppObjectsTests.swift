import Modifiers
import Testing

// The models and views of this file are written as an app's are; `import SwiftUI` and `import
// Combine` would build them too.

private struct User: Equatable, Identifiable {
  let id: Int
  var name: String
}

@MainActor private final class LoginManager: ObservableObject {
  static let shared = LoginManager()

  @Published var user: User?
  @Published private(set) var isLoggedIn = false
  private var cancellables = Set<AnyCancellable>()

  init() {
    $user
      .map { $0 != nil }
      .removeDuplicates()
      .assign(to: &$isLoggedIn)
  }

  func login(_ name: String) { user = User(id: 1, name: name) }
  func logout() { user = nil }
}

private struct ProfileView: View {
  let user: User

  var body: some View {
    Text(user.name).preference(key: UserTexts.self, value: [user.name])
  }
}

private struct UserTexts: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct IfLetView: View {
  @ObservedObject var loginManager: LoginManager

  var body: some View {
    if let user = loginManager.user {
      ProfileView(user: user)
    }
  }
}

private struct MappedView: View {
  @ObservedObject var loginManager: LoginManager

  var body: some View {
    loginManager.user.map { ProfileView(user: $0) }
  }
}

private struct ErasedView: View {
  @ObservedObject var loginManager: LoginManager

  var body: some View { content }

  private var content: AnyView {
    guard let user = loginManager.user else { return AnyView(EmptyView()) }
    return AnyView(ProfileView(user: user))
  }
}

private struct BoundView: View {
  @ObservedObject var loginManager: LoginManager

  var body: some View {
    if let $user = Binding($loginManager.user) {
      ProfileView(user: $user.wrappedValue)
    }
  }
}

private struct LoginScreen: View {
  @StateObject private var loginManager = LoginManager()
  let name: String?

  var body: some View {
    VStack {
      IfLetView(loginManager: loginManager)
      if loginManager.isLoggedIn { Text("in").preference(key: UserTexts.self, value: ["in"]) }
    }
    .environmentObject(loginManager)
    .onAppear { if let name { loginManager.login(name) } }
  }
}

private final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published var minimum = 0
  @Published private(set) var results: [String] = []
  @Published private(set) var canSubmit = false
  let submitted = PassthroughSubject<String, Never>()

  private let all = ["apple", "apricot", "banana"]
  private var cancellables: Set<AnyCancellable> = []

  init() {
    $query
      .removeDuplicates()
      .dropFirst()
      .compactMap { [weak self] query in self?.all.filter { $0.hasPrefix(query) } }
      .sink { [weak self] in self?.results = $0 }
      .store(in: &cancellables)
    $query.combineLatest($minimum)
      .map { query, minimum in query.count >= minimum && !query.isEmpty }
      .assign(to: &$canSubmit)
  }

  var summary: AnyPublisher<String, Never> {
    $results.map { "\($0.count) results" }.eraseToAnyPublisher()
  }

  func submit() {
    guard canSubmit else { return }
    submitted.send(query)
  }
}

private struct SearchView: View {
  @EnvironmentObject private var model: SearchModel
  @State private var sent: [String] = []

  var body: some View {
    VStack {
      ForEach(model.results, id: \.self) { result in
        Text(result).preference(key: UserTexts.self, value: [result])
      }
      ForEach(sent, id: \.self) { text in
        Text(text).preference(key: UserTexts.self, value: ["sent \(text)"])
      }
    }
    .onReceive(model.submitted) { sent.append($0) }
  }
}

@Observable @MainActor private final class Library {
  var books = [Book(title: "A"), Book(title: "B")]
  var isLoading = false
}

private struct Book: Identifiable {
  let id = UUID()
  var title: String
}

private struct LibraryView: View {
  @State private var library = Library()

  var body: some View {
    BookList()
      .environment(library)
      .task { library.isLoading = true }
  }
}

private struct BookList: View {
  @Environment(Library.self) private var library

  var body: some View {
    @Bindable var library = library
    ForEach($library.books) { $book in
      BookRow(book: $book)
    }
  }
}

private struct BookRow: View {
  @Binding var book: Book

  var body: some View {
    Text(book.title).preference(key: UserTexts.self, value: [book.title])
      .onAppear { book.title += "!" }
  }
}

@MainActor struct AppObjectsTests {
  private let manager = LoginManager()

  private func texts(_ host: ViewHost<some View>) throws -> [String] {
    try host.update()
    return host.preference(UserTexts.self)
  }

  /// Walks a view through a login, a change of the name and a logout.
  private func walk(_ host: ViewHost<some View>) throws {
    #expect(try texts(host) == [])
    manager.login("anna")
    #expect(try texts(host) == ["anna"])
    manager.user?.name = "bob"
    #expect(try texts(host) == ["bob"])
    manager.logout()
    #expect(try texts(host) == [])
    manager.login("cleo")
    #expect(try texts(host) == ["cleo"])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `a view under if let follows the user`() throws {
    try walk(ViewHost { VStack { IfLetView(loginManager: manager) } })
  }

  @Test func `a view made by map follows the user`() throws {
    try walk(ViewHost { VStack { MappedView(loginManager: manager) } })
  }

  @Test func `a view in an AnyView follows the user`() throws {
    try walk(ViewHost { VStack { ErasedView(loginManager: manager) } })
  }

  @Test func `a view with a binding to the user follows the user`() throws {
    try walk(ViewHost { VStack { BoundView(loginManager: manager) } })
  }

  @Test func `a view that owns the login manager shows who appears`() throws {
    #expect(try texts(ViewHost { LoginScreen(name: "dora") }) == ["dora", "in"])
    #expect(try texts(ViewHost { LoginScreen(name: nil) }) == [])
  }

  @Test func `a view model searches, checks and submits`() throws {
    let model = SearchModel()
    var summaries: [String] = []
    let sink = model.summary.sink { summaries.append($0) }
    let host = ViewHost { SearchView().environmentObject(model) }
    #expect(try texts(host) == [])
    model.query = "ap"
    #expect(try texts(host) == ["apple", "apricot"])
    model.minimum = 3
    model.submit()
    #expect(try texts(host) == ["apple", "apricot"])
    model.query = "app"
    model.submit()
    #expect(try texts(host) == ["apple", "sent app"])
    #expect(summaries == ["0 results", "2 results", "1 results"])
    sink.cancel()
  }

  @Test func `an observable library is edited by its rows`() throws {
    #expect(try texts(ViewHost { VStack { LibraryView() } }) == ["A!", "B!"])
  }
}
