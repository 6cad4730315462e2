import Modifiers
import Testing

@MainActor @Suite("B. What is there: elements")
struct RulesBPresenceTests {
  /// How many elements a view stands for: a modifier applies to each.
  private func elements(@ViewBuilder in content: () -> some View) throws -> Int {
    let view = content()
    return try value(of: Sum.self) { view.preference(key: Sum.self, value: 1) }
  }

  @Test func `B1 forms of nothing have no element`() throws {
    let isShown = false
    let user: String? = nil
    let nothing: [Int] = []
    #expect(try elements { EmptyView() } == 0)
    #expect(try elements { if isShown { Text("") } } == 0)
    #expect(try elements { user.map { Text($0) } } == 0)
    #expect(try elements { if let user { Text(user) } } == 0)
    #expect(try elements { ForEach(nothing, id: \.self) { Text("\($0)") } } == 0)
    #expect(try elements { ForEach(0..<3) { _ in EmptyView() } } == 0)
    #expect(try elements { Group {} } == 0)
    #expect(try elements { AnyView(EmptyView()) } == 0)
    #expect(try elements {} == 0)
  }

  @Test func `B1 a custom view or a group of nothing has no element`() throws {
    #expect(try elements { Absent() } == 0)
    #expect(
      try elements {
        Group {
          EmptyView()
          Absent()
          Group { if false { Text("") } }
        }
      } == 0)
  }

  @Test func `B1 elements are counted through every form`() throws {
    #expect(
      try elements {
        Text("")
        EmptyView()
        ForEach(0..<3) { _ in Text("") }
        Absent()
        AnyView(
          Group {
            Text("");
            VStack {
              Text(""); Text("")
            }
          })
      } == 6)
  }

  @Test func `B2 a writer over nothing contributes nothing`() throws {
    #expect(try value(of: Sum.self) { EmptyView().preference(key: Sum.self, value: 1) } == 0)
    #expect(
      try value(of: Last.self) {
        Write(Last.self, 2)
        Absent().preference(key: Last.self, value: 1)
      } == 2)
  }

  @Test func `B2 a transform and a layer over nothing do not exist`() throws {
    #expect(try value(of: Sum.self) { Absent().transformPreference(Sum.self) { $0 += 1 } } == 0)
    #expect(try value(of: Sum.self) { Absent().overlay { Write(Sum.self, 1) } } == 0)
    #expect(try value(of: Sum.self) { Absent().padding().background { Write(Sum.self, 1) } } == 0)
  }

  @Test func `B2 actions over nothing never run`() throws {
    var calls = 0
    let host = ViewHost {
      Absent()
        .onPreferenceChange(Sum.self) { _ in calls += 1 }
        .onAppear { calls += 1 }
        .onChange(of: 1, initial: true) { calls += 1 }
    }
    let report = try host.update()
    #expect(calls == 0)
    #expect(report.actions == 0)
  }

  @Test func `B2 nothing at the root is no exception`() throws {
    let host = ViewHost { EmptyView().preference(key: Sum.self, value: 1) }
    try host.update()
    #expect(host.preference(Sum.self) == 0)
  }

  @Test func `B2 a modifier comes and goes with its element`() throws {
    var events: [String] = []
    let host = ViewHost(rootView: MaybeWatched(isShown: false) { events.append($0) })
    for isShown in [false, true, true, false, true] {
      host.rootView = MaybeWatched(isShown: isShown) { events.append($0) }
      try host.update()
      events.append("\(host.preference(Sum.self))")
    }
    #expect(events == ["0", "appear", "1", "1", "disappear", "0", "appear", "1"])
  }

  @Test func `B3 a modifier applies to each element of a group`() throws {
    let host = ViewHost {
      VStack {
        Group {
          Text(""); Text("")
        }.preference(key: Sum.self, value: 1)
      }
      .onPreferenceChange(Sum.self) { _ in }
    }
    #expect(try host.update().reductions == 1)
    #expect(host.preference(Sum.self) == 2)
  }

  @Test func `B3 a reader on a group reads each child by itself`() throws {
    var received: [Int] = []
    let host = ViewHost {
      Group {
        Write(Sum.self, 1)
        Write(Sum.self, 2)
      }
      .onPreferenceChange(Sum.self) { received.append($0) }
    }
    try host.update()
    #expect(received == [1, 2])
  }

  @Test func `B3 modifiers on a group keep their order around each element`() throws {
    let result = try value(of: Grouped.self) {
      Group {
        Write(Grouped.self, "a")
        Write(Grouped.self, "b")
      }
      .overlay { Write(Grouped.self, "o") }
      .transformPreference(Grouped.self) { $0 += "!" }
    }
    #expect(result == "((a o)! (b o)!)")
  }

  @Test func `B3 a custom modifier's content stands for all elements`() throws {
    let pair = Group {
      Text(""); Text("")
    }
    #expect(try value(of: Sum.self) { pair.modifier(WritesOne()) } == 2)
    #expect(try value(of: Sum.self) { pair.modifier(WritesOneAround()) } == 1)
    #expect(try value(of: Sum.self) { EmptyView().modifier(WritesOne()) } == 0)
    #expect(try value(of: Sum.self) { EmptyView().modifier(WritesOneAround()) } == 1)
  }

  @Test func `B3 a custom modifier is one instance with one state`() throws {
    var bindings: [Binding<Int>] = []
    let host = ViewHost {
      Group {
        Text(""); Text("")
      }.modifier(WritesState { bindings.append($0) })
    }
    #expect(try host.update().bodies == 1)
    #expect(bindings.count == 2)
    bindings.first?.wrappedValue = 5
    try host.update()
    #expect(host.preference(Listed.self) == [5, 5])
  }

  @Test func `B4 an empty stack is an element`() throws {
    #expect(try elements { VStack {} } == 1)
    #expect(try elements { HStack { if false { Text("") } } } == 1)
    #expect(try elements { ZStack { EmptyView() }.padding(20) } == 1)
  }

  @Test func `B9 several elements at the root stand in order`() throws {
    let host = ViewHost {
      Write(Grouped.self, "a")
      Group { Write(Grouped.self, "b") }
      Write(Grouped.self, "c")
    }
    try host.update()
    #expect(host.preference(Grouped.self) == "((a b) c)")
  }

  @Test func `B9 several elements in a layer stand in order`() throws {
    let result = try value(of: Grouped.self) {
      Text("").overlay {
        Write(Grouped.self, "a")
        ForEach(["b", "c"], id: \.self) { Write(Grouped.self, $0) }
      }
    }
    #expect(result == "((a b) c)")
  }
}

private struct Absent: View {
  private let isShown = false

  var body: some View {
    if isShown { Text("") }
  }
}

private struct MaybeWatched: View {
  let isShown: Bool
  let note: (String) -> Void

  var body: some View {
    Group {
      if isShown { Text("") }
    }
    .preference(key: Sum.self, value: 1)
    .onAppear { note("appear") }
    .onDisappear { note("disappear") }
  }
}

private struct WritesOne: ViewModifier {
  func body(content: Content) -> some View {
    content.preference(key: Sum.self, value: 1)
  }
}

private struct WritesOneAround: ViewModifier {
  func body(content: Content) -> some View {
    VStack { content }.preference(key: Sum.self, value: 1)
  }
}

private struct WritesState: ViewModifier {
  @State private var number = 0
  let expose: (Binding<Int>) -> Void

  func body(content: Content) -> some View {
    content.preference(key: Listed.self, value: [number]).onAppear { expose($number) }
  }
}
