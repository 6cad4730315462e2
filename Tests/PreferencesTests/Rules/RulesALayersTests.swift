import Modifiers
import Testing

@MainActor @Suite("A. Values going up: layers and implicit defaults")
struct RulesALayersTests {
  @Test func `A5 a child that writes nothing contributes nothing`() throws {
    let nothing: [Int] = []
    #expect(
      try value(of: Last.self) {
        Write(Last.self, 1); Text("")
      } == 1)
    #expect(
      try value(of: Last.self) {
        Write(Last.self, 1); if nothing.count > 0 { Text("") }
      } == 1)
    #expect(
      try value(of: Last.self) {
        Write(Last.self, 1); VStack { if false { Text("") } }
      } == 1)
    #expect(
      try value(of: Last.self) {
        Write(Last.self, 1)
        ZStack { ForEach(nothing, id: \.self) { Write(Last.self, $0) } }
      } == 1)
  }

  @Test func `A5 a product over 3 and 4 is 12 though its default is 0`() throws {
    let result = try value(of: Product.self) {
      Text("")
      Write(Product.self, 3)
      VStack { if false { Text("") } }
      Write(Product.self, 4)
      EmptyView()
    }
    #expect(result == 12)
  }

  @Test func `A5 an overlay without a writer contributes nothing`() throws {
    let isShown = true
    let result = try value(of: Last.self) {
      Write(Last.self, 1).overlay { if isShown { Text("") } }
    }
    #expect(result == 1)
  }

  /// The value of `Grouped` over a writer of "a" and another view, as SwiftUI works it out.
  private func swiftUIValue(@ViewBuilder beside other: () -> some View) throws -> String {
    let view = other()
    return try value(of: Grouped.self, options: ViewHostOptions(implicitDefaults: .contributed)) {
      Write(Grouped.self, "a")
      view
    }
  }

  @Test func `A5 as in SwiftUI a container of dynamic content contributes the default`() throws {
    let isShown = false
    let nothing: [Int] = []
    let user: String? = nil
    #expect(try swiftUIValue { VStack { if isShown { Text("") } } } == "(a default)")
    #expect(try swiftUIValue { VStack { if !isShown { Text("") } } } == "(a default)")
    #expect(try swiftUIValue { HStack { user.map { Text($0) } } } == "(a default)")
    #expect(
      try swiftUIValue { ZStack { ForEach(nothing, id: \.self) { Text("\($0)") } } }
        == "(a default)")
    #expect(try swiftUIValue { VStack { AnyView(Text("")) } } == "(a default)")
    #expect(try swiftUIValue { VStack { Conditional() } } == "(a default)")
  }

  @Test func `A5 as in SwiftUI an inner container's default travels through an outer one`() throws {
    let isShown = false
    #expect(
      try swiftUIValue { VStack { HStack { if isShown { Text("") } }.padding() } } == "(a default)")
    #expect(
      try swiftUIValue {
        VStack {
          HStack { if isShown { Text("") } }
          HStack { if isShown { Text("") } }
        }
      } == "(a (default default))")
  }

  @Test func `A5 as in SwiftUI a layer of dynamic content contributes the default`() throws {
    let isShown = true
    #expect(try swiftUIValue { Text("").overlay { if isShown { Text("") } } } == "(a default)")
    #expect(try swiftUIValue { Text("").background { if isShown { Text("") } } } == "(a default)")
    let options = ViewHostOptions(implicitDefaults: .contributed)
    let result = try value(of: Last.self, options: options) {
      Write(Last.self, 1).overlay { if isShown { Text("") } }
    }
    #expect(result == 0)
  }

  @Test func `A5 as in SwiftUI nothing else contributes the default`() throws {
    let isShown = false
    #expect(try swiftUIValue { Text("") } == "a")
    #expect(try swiftUIValue { EmptyView() } == "a")
    #expect(try swiftUIValue { VStack {} } == "a")
    #expect(try swiftUIValue { VStack { Text("") } } == "a")
    #expect(try swiftUIValue { if isShown { Text("") } } == "a")
    #expect(try swiftUIValue { Text("").overlay { Text("") } } == "a")
    #expect(
      try swiftUIValue {
        VStack {
          if isShown { Text("") }; Write(Grouped.self, "b")
        }
      } == "(a b)")
  }

  @Test(arguments: [ViewHostOptions.ImplicitDefaults.ignored, .contributed])
  func `A5 a writer takes the place of the default while it is there`(
    defaults: ViewHostOptions.ImplicitDefaults
  ) throws {
    let isIgnored = defaults == .ignored
    var received: [String] = []
    let host = ViewHost(
      rootView: Inside(isShown: false) { received.append($0) },
      options: ViewHostOptions(implicitDefaults: defaults))
    for isShown in [false, true, false, true] {
      host.rootView = Inside(isShown: isShown) { received.append($0) }
      try host.update()
      let absent = isIgnored ? "(a c)" : "((a default) c)"
      #expect(received.last == (isShown ? "((a b) c)" : absent))
      #expect(host.preference(Grouped.self) == received.last)
    }
  }

  @Test func `A9 an overlay contributes after what it lies over`() throws {
    #expect(
      try value(of: Grouped.self) { Write(Grouped.self, "a").overlay { Write(Grouped.self, "b") } }
        == "(a b)")
    #expect(
      try value(of: Grouped.self) { Write(Grouped.self, "a").overlay(Write(Grouped.self, "b")) }
        == "(a b)")
  }

  @Test func `A9 a background contributes before what it lies under`() throws {
    #expect(
      try value(of: Grouped.self) {
        Write(Grouped.self, "a").background { Write(Grouped.self, "b") }
      } == "(b a)")
    #expect(
      try value(of: Grouped.self) { Write(Grouped.self, "a").background(Write(Grouped.self, "b")) }
        == "(b a)")
  }

  @Test func `A9 the views of a layer are siblings in a stack of their own`() throws {
    let layer = Group {
      Write(Grouped.self, "b")
      Write(Grouped.self, "c")
    }
    #expect(
      try value(of: Grouped.self) { Write(Grouped.self, "a").overlay { layer } } == "(a (b c))")
    #expect(
      try value(of: Grouped.self) { Write(Grouped.self, "a").background { layer } } == "((b c) a)")
  }

  @Test func `A9 a layer contributes where its primary content writes nothing`() throws {
    #expect(try value(of: Grouped.self) { Text("").overlay { Write(Grouped.self, "b") } } == "b")
    #expect(try value(of: Grouped.self) { Text("").background { Write(Grouped.self, "b") } } == "b")
  }

  @Test func `A9 layers around layers contribute from the inside out`() throws {
    let result = try value(of: Grouped.self) {
      Write(Grouped.self, "a")
        .overlay { Write(Grouped.self, "b") }
        .background { Write(Grouped.self, "c") }
        .overlay { Write(Grouped.self, "d") }
    }
    #expect(result == "((c (a b)) d)")
  }

  @Test func `A9 a layer on a group lies over each child`() throws {
    let result = try value(of: Listed.self) {
      Group {
        Write(Listed.self, [1])
        Write(Listed.self, [2])
      }
      .overlay { Write(Listed.self, [0]) }
    }
    #expect(result == [1, 0, 2, 0])
  }

  @Test func `A9 a writer around a layer replaces what both write`() throws {
    let result = try value(of: Grouped.self) {
      Write(Grouped.self, "a")
        .overlay { Write(Grouped.self, "b") }
        .preference(key: Grouped.self, value: "c")
    }
    #expect(result == "c")
  }

  @Test func `A9 order stays that of the layers when values come and go`() throws {
    var received: [String] = []
    let host = ViewHost(rootView: Layered(parts: []) { received.append($0) })
    for parts: Set<String> in [
      ["b"], ["a", "b"], ["a", "b", "c"], ["a", "c"], ["b", "c"], ["c"],
    ] {
      host.rootView = Layered(parts: parts) { received.append($0) }
      try host.update()
    }
    #expect(received == ["b", "(a b)", "((c a) b)", "(c a)", "(c b)", "c"])
  }
}

private struct Conditional: View {
  var isShown = false

  var body: some View {
    if isShown { Text("") }
  }
}

private struct Inside: View {
  let isShown: Bool
  let receive: (String) -> Void

  var body: some View {
    VStack {
      Write(Grouped.self, "a")
      HStack {
        if isShown { Write(Grouped.self, "b") }
      }
      Write(Grouped.self, "c")
    }
    .onPreferenceChange(Grouped.self) { receive($0) }
  }
}

/// A text in front of "c" and behind "b", of which only some parts are there.
private struct Layered: View {
  let parts: Set<String>
  let receive: (String) -> Void

  var body: some View {
    VStack { part("a") }
      .background { part("c") }
      .overlay { part("b") }
      .onPreferenceChange(Grouped.self) { receive($0) }
  }

  @ViewBuilder private func part(_ name: String) -> some View {
    if parts.contains(name) { Write(Grouped.self, name) }
  }
}
