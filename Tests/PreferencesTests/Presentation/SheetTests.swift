import Modifiers
import Rendering
import Testing

@MainActor @Suite("Sheets")
struct SheetTests {
  @Test func `A14 a sheet contributes nothing to its presenter and has its own preferences`() throws
  {
    let isPresented = Remote(true)
    var outer: [Int] = []
    var inner: [Int] = []
    let host = ViewHost {
      Presenting(isPresented: isPresented) {
        VStack {
          Write(Sum.self, 10)
          Write(Sum.self, 20)
        }
        .onPreferenceChange(Sum.self) { inner.append($0) }
      }
      .onPreferenceChange(Sum.self) { outer.append($0) }
    }
    try host.update()
    #expect(outer == [1])
    #expect(inner == [30])
    #expect(host.preference(Sum.self) == 1)
    #expect(host.sheets.map { $0.preference(Sum.self) } == [30])
  }

  @Test func `a sheet is laid out and drawn by itself`() throws {
    let host = ViewHost {
      Presenting(isPresented: Remote(true)) {
        Text("first")
        Text("second")
      }
    }
    host.proposal = ProposedViewSize(width: 160, height: 160)
    #expect(try host.update().passes == 1)
    #expect(host.size == CGSize(width: 72, height: 16))
    #expect(host.snapshot().first(text: "first") == nil)
    let sheet = try #require(host.sheets.first)
    #expect(sheet.size == CGSize(width: 48, height: 40))
    #expect(sheet.snapshot().first(text: "second")?.frame.minY == 24)
    let renderer = TextRenderer(
      content: Presenting(isPresented: Remote(true)) {
        Text("first")
        Text("second")
      })
    let text = try renderer.text
    #expect(
      text == """
        presenter

         first
        second
        """)
    #expect(try host.update().passes == 0)
  }

  @Test func `a sheet comes and goes with its binding, and starts afresh`() throws {
    let isPresented = Remote(false)
    let steps = Handle()
    let life = LifeCount()
    var events: [String] = []
    let host = ViewHost {
      Presenting(isPresented: isPresented, onDismiss: { events.append("dismissed") }) {
        Steps(handle: steps)
          .onAppear { events.append("appeared") }
          .onDisappear { events.append("disappeared") }
        Probed(probe: Probe(life))
      }
    }
    try host.update()
    #expect(host.sheets.isEmpty)
    #expect(life.alive == 0)

    isPresented.value = true
    #expect(try host.update().passes == 1)
    #expect(host.sheets.first?.snapshot().first(text: "0") != nil)
    steps.call()
    try host.update()
    #expect(host.sheets.first?.snapshot().first(text: "1") != nil)

    isPresented.value = false
    try host.update()
    #expect(host.sheets.isEmpty)
    #expect(events == ["appeared", "disappeared", "dismissed"])

    isPresented.value = true
    try host.update()
    #expect(host.sheets.first?.snapshot().first(text: "0") != nil)
    isPresented.value = false
    try host.update()
    #expect(host.sheets.isEmpty)
    #expect(life.alive == 0)
  }

  @Test func `a sheet stays as it is when what presents it is replaced`() throws {
    let isEmpty = Remote(false)
    let isPresented = Remote(true)
    let steps = Handle()
    let life = LifeCount()
    var dismissals = 0
    let host = ViewHost {
      Controlled(isPresented) { isShown in
        Controlled(isEmpty) { if $0 { Text("nothing") } else { Text("list") } }
          .preference(key: Sum.self, value: 1)
          .sheet(isPresented: .constant(isShown), onDismiss: { dismissals += 1 }) {
            Steps(handle: steps)
            Probed(probe: Probe(life))
          }
      }
    }
    try host.update()
    steps.call()
    for isNowEmpty in [true, false] {
      isEmpty.value = isNowEmpty
      try host.update()
      #expect(host.snapshot().first(text: isNowEmpty ? "nothing" : "list") != nil)
      #expect(host.sheets.count == 1)
      #expect(host.sheets.first?.snapshot().first(text: "1") != nil)
    }
    isEmpty.value = true
    isPresented.value = false
    try host.update()
    #expect(host.sheets.isEmpty)
    #expect(dismissals == 1)
    #expect(life.alive == 0)
  }

  @Test func `dismiss ends the presentation`() throws {
    let isPresented = Remote(true)
    let handle = Handle()
    let host = ViewHost {
      Presenting(isPresented: isPresented) { Dismissing(handle: handle) }
    }
    try host.update()
    #expect(host.sheets.first?.snapshot().first(text: "presented") != nil)
    handle.call()
    #expect(isPresented.value == false)
    try host.update()
    #expect(host.sheets.isEmpty)
    handle.call()
    #expect(try host.update().passes == 0)
  }

  @Test func `dismiss outside of a sheet does nothing`() throws {
    let handle = Handle()
    let host = ViewHost { Dismissing(handle: handle) }
    try host.update()
    handle.call()
    #expect(host.snapshot().first(text: "not presented") != nil)
    #expect(!host.needsUpdate)
  }

  @Test func `nobody hears later of a sheet that went together with its presenter`() throws {
    let isThere = Remote(true)
    let isShown = Remote(true)
    var dismissals = 0
    let host = ViewHost {
      Controlled(isThere) { isThere in
        Controlled(isShown) { isShown in
          Group { if isThere { Text("a") } }
            .sheet(isPresented: .constant(isShown), onDismiss: { dismissals += 1 }) { Text("b") }
        }
      }
    }
    try host.update()
    isShown.value = false
    isThere.value = false
    try host.update()
    #expect(host.sheets.isEmpty)
    isThere.value = true
    try host.update()
    #expect(dismissals == 0)
  }

  @Test func `a host that is released with a sheet announces nothing`() throws {
    var announcements = 0
    do {
      let host = ViewHost { Text("a").sheet(isPresented: .constant(true)) { Text("b") } }
      try host.update()
      host.onInvalidate = { announcements += 1 }
    }
    #expect(announcements == 0)
  }

  @Test func `a sheet inherits its presenter's environment and shares its state`() throws {
    let isPresented = Remote(true)
    let font = Remote(Font.body)
    let host = ViewHost {
      Controlled(font) { font in
        Presenting(isPresented: isPresented) { Text("abc") }.font(font)
      }
    }
    try host.update()
    #expect(host.sheets.first?.size == CGSize(width: 24, height: 16))
    font.value = .largeTitle
    #expect(try host.update().passes == 1)
    #expect(host.sheets.first?.size == CGSize(width: 51, height: 34))
  }

  @Test func `a change in a sheet lays out the sheet alone`() throws {
    let word = Remote("a")
    let host = ViewHost {
      Presenting(isPresented: Remote(true)) { Controlled(word) { Text($0) } }
    }
    try host.update()
    let size = host.size
    word.value = "longer"
    let report = try host.update()
    // The text and the sheet's slot.
    #expect(report.layouts <= 2)
    #expect(host.size == size)
    #expect(host.sheets.first?.size == CGSize(width: 48, height: 16))
  }

  @Test func `a sheet may present another`() throws {
    let first = Remote(true)
    let second = Remote(true)
    let host = ViewHost {
      Presenting(isPresented: first) {
        Presenting(isPresented: second) { Text("inner") }
      }
    }
    try host.update()
    #expect(host.sheets.count == 2)
    #expect(host.sheets.last?.snapshot().first(text: "inner") != nil)
    first.value = false
    try host.update()
    #expect(host.sheets.isEmpty)
  }

  @Test func `a sheet goes with its presenter`() throws {
    let isThere = Remote(true)
    let life = LifeCount()
    let host = ViewHost {
      Controlled(isThere) { isThere in
        if isThere {
          Presenting(isPresented: Remote(true)) { Probed(probe: Probe(life)) }
        }
      }
    }
    try host.update()
    let sheet = try #require(host.sheets.first)
    isThere.value = false
    try host.update()
    #expect(host.sheets.isEmpty)
    #expect(life.alive == 0)
    #expect(sheet.size == .zero)
    #expect(sheet.drawing.commands.isEmpty)
    #expect(sheet.snapshot().children.isEmpty)
    #expect(sheet.preference(Sum.self) == 0)
  }

  @Test func `views in a sheet are found there, and taps stay there`() throws {
    var taps: [String] = []
    let host = ViewHost {
      Presenting(isPresented: Remote(true)) {
        Button("Inside") { taps.append("inside") }
        Text("plain")
      }
      .padding(20)
      .onTapGesture { taps.append("outside") }
    }
    try host.update()
    let sheet = try #require(host.sheets.last)
    try sheet.find(button: "Inside").tap()
    #expect(taps == ["inside"])
    #expect(throws: InteractionError.self) { try sheet.find(text: "plain").tap() }
    #expect(throws: InteractionError.self) { try host.find(button: "Inside") }
    #expect(try sheet.find(button: "Inside").frame.origin == .zero)
  }

  @Test func `a sheet has a navigation bar of its own`() throws {
    let host = ViewHost {
      NavigationStack {
        Presenting(isPresented: Remote(true)) {
          NavigationStack { Text("details").navigationTitle("Details") }
        }
        .navigationTitle("List")
      }
    }
    try host.update()
    #expect(host.snapshot().first(text: "Details") == nil)
    #expect(host.snapshot().first(text: "List") != nil)
    #expect(host.sheets.first?.snapshot().first(text: "Details") != nil)
  }

  @Test func `an edited host with a sheet equals a fresh one`() throws {
    let host = ViewHost(rootView: SheetPlan(isPresented: false, number: 0))
    for (isPresented, number) in [(true, 1), (true, 2), (false, 2), (true, 3), (true, 3)] {
      let plan = SheetPlan(isPresented: isPresented, number: number)
      host.rootView = plan
      try host.update()
      let fresh = ViewHost(rootView: plan)
      try fresh.update()
      #expect(host.dump() == fresh.dump())
      #expect(host.snapshot() == fresh.snapshot())
      #expect(host.sheets.map { $0.snapshot() } == fresh.sheets.map { $0.snapshot() })
    }
  }
}

private struct Presenting<Sheet: View>: View {
  let isPresented: Remote<Bool>
  let onDismiss: (() -> Void)?
  let sheet: () -> Sheet
  @State private var flag: Bool

  init(
    isPresented: Remote<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder sheet: @escaping () -> Sheet
  ) {
    self.isPresented = isPresented
    self.onDismiss = onDismiss
    self.sheet = sheet
    _flag = State(wrappedValue: isPresented.value)
  }

  var body: some View {
    let _ = isPresented.connect($flag)
    Text("presenter").preference(key: Sum.self, value: 1)
      .sheet(isPresented: $flag, onDismiss: onDismiss, content: sheet)
  }
}

private struct Probed: View {
  let probe: Probe

  var body: some View {
    let _ = probe.touch()
    Text("probed")
  }
}

private struct SheetPlan: View {
  let isPresented: Bool
  let number: Int

  var body: some View {
    VStack {
      Text("\(number)")
      Text("x").sheet(isPresented: .constant(isPresented)) {
        Text("sheet \(number)").preference(key: Sum.self, value: number)
      }
    }
  }
}
