import Modifiers
import Testing

/// Explaining changes nothing, is not counted, and works at any depth and width.
@MainActor struct ExplanationWorkTests {
  @Test func `explaining leaves nothing to do, and the next change costs what it did`() throws {
    func work(explaining: Bool) throws -> [UpdateReport] {
      let number = Remote(1)
      let host = ViewHost {
        VStack {
          Controlled(number) { Write(Sum.self, $0) }
          ForEach(0..<10) { Write(Sum.self, $0) }
          LazyVStack { ForEach(0..<10) { Write(Sum.self, $0) } }
        }
        .transformPreference(Sum.self) { $0 += 1 }
        .onPreferenceChange(Sum.self) { _ in }
        .overlayPreferenceValue(Sum.self) { Text("\($0)") }
      }
      var reports: [UpdateReport] = []
      for value in 1...3 {
        number.value = value
        reports.append(try host.update())
        if explaining { _ = host.explain(Sum.self) }
        #expect(!host.needsUpdate)
        reports.append(try host.update())
      }
      return reports
    }
    let reports = try work(explaining: true)
    #expect(reports == (try work(explaining: false)))
    #expect(reports[1].passes == 0)
  }

  @Test func `a key that nobody in the tree reads is explained, and nothing is kept for it`() throws
  {
    let host = ViewHost { VStack { ForEach(0..<100) { Write(Sum.self, $0) } } }
    try host.update()
    #expect(host.explain(Sum.self).value == 4950)
    host.rootView = VStack { ForEach(0..<101) { Write(Sum.self, $0) } }
    #expect(try host.update().reductions == 0)
  }

  @Test(arguments: ["stacks", "writers", "transforms", "readers", "layers"])
  func `ten thousand levels are explained and drawn`(kind: String) throws {
    var view = AnyView(Write(Sum.self, 1))
    for _ in 0..<10_000 {
      let inner = view
      switch kind {
      case "stacks":
        view = AnyView(
          VStack {
            inner
            Write(Sum.self, 1)
          })
      case "writers": view = AnyView(inner.preference(key: Sum.self, value: 1))
      case "transforms": view = AnyView(inner.transformPreference(Sum.self) { $0 += 1 })
      case "readers": view = AnyView(inner.onPreferenceChange(Sum.self) { _ in })
      default: view = AnyView(inner.overlay { Write(Sum.self, 1) })
      }
    }
    let host = ViewHost(rootView: view, options: ViewHostOptions(runsStages: false))
    try host.update()
    let explanation = host.explain(Sum.self)
    #expect(explanation.value == (["writers", "readers"].contains(kind) ? 1 : 10_001))
    #expect(explanation.parts.count >= 10_000)
    guard kind == "stacks" else { return }
    let isSame = explanation == host.explain(Sum.self)
    #expect(isSame)
    #expect(explanation.description.split(separator: "\n").count == explanation.parts.count + 1)
    #expect(!explanation.summary.isEmpty)
  }

  @Test func `what is far inside explains what reads it above a thousand levels`() throws {
    var view = AnyView(Text("inside").preference(key: Sum.self, value: 1))
    for _ in 0..<1_000 {
      let inner = view
      view = AnyView(VStack { inner }.onPreferenceChange(Sum.self) { _ in })
    }
    let host = ViewHost(rootView: view)
    let explanation = try host.find(text: "inside").explain(Sum.self)
    #expect(explanation.readersAbove.count == 1_000)
    #expect(explanation.readersAbove.last?.path == "onPreferenceChange(Sum)")
  }

  @Test func `ten thousand siblings are explained`() throws {
    let host = ViewHost(options: ViewHostOptions(runsStages: false)) {
      VStack { ForEach(0..<10_000) { Text("").preference(key: Sum.self, value: $0 % 2) } }
    }
    try host.update()
    let explanation = host.explain(Sum.self)
    #expect(explanation.value == 5_000)
    #expect(explanation.contributors.count == 10_000)
    #expect(explanation.parts.last?.soFar == 5_000)
  }
}
