import Modifiers
import Rendering

extension Exhibit {
  /// The ways to show a user who may not be there.
  @MainActor static let conditionalViews = Exhibit(
    name: "views-under-conditions",
    title: "Views under conditions",
    summary: "A stand-in for what is missing takes room. if let, AnyView, a mapped optional and "
      + "Unwrap show the same; what is not there takes no room and no spacing.",
    pictures: [
      Picture("signed out: a stand-in", drawing: Account(user: nil, way: .standIn)),
      Picture("signed in: if let", drawing: Account(user: "Ada", way: .ifLet)),
      Picture("AnyView", drawing: Account(user: "Ada", way: .erased)),
      Picture("user.map", drawing: Account(user: "Ada", way: .map)),
      Picture("Unwrap", drawing: Account(user: "Ada", way: .unwrap)),
      Picture("signed out: if let", drawing: Account(user: nil, way: .ifLet)),
      Picture("Unwrap … else", drawing: Account(user: nil, way: .unwrapElse)),
    ]
  )
}

private struct Account: View {
  enum Way {
    case standIn, ifLet, erased, map, unwrap, unwrapElse
  }

  let user: String?
  let way: Way

  var body: some View {
    VStack(spacing: 0) {
      Text("Account")
      profile
      Text("Settings")
    }
  }

  @ViewBuilder private var profile: some View {
    switch way {
    case .standIn: Text(user ?? "–")
    case .ifLet: if let user { Text(user) }
    case .erased: erased
    case .map: user.map { Text($0) }
    case .unwrap: Unwrap(user) { Text($0) }
    case .unwrapElse:
      Unwrap(user) {
        Text($0)
      } else: {
        Text("Sign in")
      }
    }
  }

  private var erased: AnyView {
    guard let user else { return AnyView(EmptyView()) }
    return AnyView(Text(user))
  }
}
