import Modifiers
import Testing

@MainActor struct TreeDumpTests {
  @Test func `a small tree is drawn with values, state and identities`() throws {
    let host = ViewHost { Shelf() }
    try host.update()
    #expect(
      host.dump() == """
        root
        └─ Shelf sum = 3
           └─ onPreferenceChange(Total)
              └─ VStack
                 ├─ Text "sum 3"
                 └─ ForEach
                    ├─ [1] Label
                    │  └─ preference(Total) = 1
                    │     └─ Text "1"
                    └─ [2] Label
                       └─ preference(Total) = 2
                          └─ Text "2"
        """)
  }

  @Test func `a long value is cut at 120 characters`() throws {
    struct Report: View {
      @State var text = String(repeating: "a", count: 121)
      @State var edge = String(repeating: "b", count: 120)
      var body: some View { Text("report") }
    }
    let host = ViewHost { Report() }
    try host.update()
    let dump = host.dump()
    #expect(dump.contains("text = \(String(repeating: "a", count: 119))…"))
    #expect(!dump.contains(String(repeating: "a", count: 120)))
    #expect(dump.contains("edge = \(String(repeating: "b", count: 120))"))
    #expect(!dump.contains("b…"))
  }

  @Test func `private types are drawn without addresses, and objects of no description not at all`()
    throws
  {
    let host = ViewHost { Secretive() }
    try host.update()
    #expect(
      host.dump() == """
        root
        └─ Secretive hidden = Hidden(kind: PreferencesTests.Kind.plain)
           └─ ForEach
              └─ [Hidden(kind: PreferencesTests.Kind.plain)] preference(Choice) = Optional(\
        PreferencesTests.Hidden(kind: PreferencesTests.Kind.plain))
                 └─ Text "x"
        """)
  }

  @Test func `a modifier over several views is drawn once, with each view under it once`() throws {
    let host = ViewHost {
      Group {
        Text("a")
        if true { Text("b") }
      }
      .preference(key: Total.self, value: 1)
      .padding()
      .onAppear {}
    }
    try host.update()
    #expect(
      host.dump() == """
        root
        └─ onAppear
           └─ padding
              └─ preference(Total) = 1
                 ├─ Text "a"
                 └─ Text "b"
        """)
  }

  @Test func `a modifier over nothing is not drawn`() throws {
    let host = ViewHost { VStack { EmptyView().padding() } }
    try host.update()
    #expect(
      host.dump() == """
        root
        └─ VStack
        """)
  }

  @Test func `layers stand beside what they are put on`() throws {
    let host = ViewHost {
      Text("a").overlay { Text("b") }.background { Text("c") }
    }
    try host.update()
    #expect(
      host.dump() == """
        root
        └─ background
           ├─ layer
           │  └─ Text "c"
           └─ overlay
              ├─ Text "a"
              └─ layer
                 └─ Text "b"
        """)
  }

  @Test func `layers of a modifier over several views stand under it`() throws {
    let host = ViewHost {
      Group {
        Text("a")
        Text("b")
      }
      .overlay { Text("c") }
    }
    try host.update()
    #expect(
      host.dump() == """
        root
        └─ overlay
           ├─ Text "a"
           ├─ Text "b"
           ├─ layer
           │  └─ Text "c"
           └─ layer
              └─ Text "c"
        """)
  }

  @Test func `modifiers with bodies, identities and sides of a condition are drawn`() throws {
    let host = ViewHost {
      VStack {
        if true { Text("a").modifier(Framed()).id("x") }
        AnyView(Text("b"))
      }
    }
    try host.update()
    #expect(
      host.dump() == """
        root
        └─ VStack
           ├─ [x] Framed count = 1
           │  └─ HStack
           │     └─ Text "a"
           └─ Text "b"
        """)
  }

  @Test func `many modifiers over what may come and go are drawn in as many lines`() throws {
    var view = AnyView(Text("a"))
    for _ in 0..<50 { view = AnyView(view.padding(1)) }
    let host = ViewHost(rootView: view)
    try host.update()
    #expect(host.dump().split(separator: "\n").count == 52)
  }

  @Test func `before the first update no body has run`() {
    #expect(
      ViewHost { Shelf() }.dump() == """
        root
        └─ Shelf sum = 0
        """)
  }

  @Test func `a drawing shows what was written and changes nothing`() throws {
    let number = Remote(1)
    let host = ViewHost { Controlled(number) { Text("\($0)") } }
    try host.update()
    number.value = 2
    #expect(
      host.dump() == """
        root
        └─ Controlled value = 2
           └─ Text "1"
        """)
    #expect(host.needsUpdate)
    #expect(try host.update().passes == 1)
  }
}

private struct Total: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private enum Kind { case plain }

private struct Hidden: Hashable { let kind: Kind }

private final class Silent {}

private struct Choice: PreferenceKey {
  static let defaultValue: Hidden? = nil
  static func reduce(value: inout Hidden?, nextValue: () -> Hidden?) { value = nextValue() }
}

private struct Secretive: View {
  @State private var hidden = Hidden(kind: .plain)
  @State private var silent = Silent()

  var body: some View {
    ForEach([hidden], id: \.self) { Text("x").preference(key: Choice.self, value: $0) }
  }
}

private struct Shelf: View {
  @State private var sum = 0

  var body: some View {
    VStack {
      Text("sum \(sum)")
      ForEach([1, 2], id: \.self) { Label(number: $0) }
    }
    .onPreferenceChange(Total.self) { sum = $0 }
  }
}

private struct Label: View {
  let number: Int
  var body: some View { Text("\(number)").preference(key: Total.self, value: number) }
}

private struct Framed: ViewModifier {
  @State private var count = 1
  func body(content: Content) -> some View { HStack { content } }
}
