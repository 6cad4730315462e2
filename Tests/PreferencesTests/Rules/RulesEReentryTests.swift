import Modifiers
import Rendering
import Testing

/// User code that comes back into the library while it is working.
@Suite("E. When the user's code is wrong") @MainActor struct RulesEReentryTests {
  private let journal = Journal()

  @Test func `a host updated in another's body writes its state as if alone`() throws {
    let inner = ViewHost { Adder(journal: journal) }
    let host = ViewHost {
      Evaluating { _ = try? inner.update() }
    }
    let report = try host.update()
    #expect(report.bodies == 1)
    #expect(journal.entries == ["0", "2", "2"])
    #expect(inner.diagnostics.isEmpty)
    #expect(try host.update().passes == 0)
  }

  @Test func `a picture made in a body ends, whatever its actions write`() throws {
    let host = ViewHost { Text((try? TextRenderer(content: Adder(journal: journal)).text) ?? "") }
    try host.update()
    #expect(host.snapshot().all(named: "Text").map(\.text) == ["2"])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `E2 state written in update() of a dynamic property is reported and counts`() throws {
    let host = ViewHost { TickingView() }
    try host.update()
    #expect(host.diagnostics.count == 1)
    #expect(host.diagnostics.first?.what.contains("ticks") == true)
    #expect(host.snapshot().all(named: "Text").map(\.text) == ["3"])
  }

  @Test func `a drawing may be asked for while rows are built and properties updated`() throws {
    let holder = Holder()
    let host = ViewHost {
      AnyView(
        VStack {
          ForEach(0..<2) { row in
            let _ = journal.note(holder.drawing.isEmpty ? "none" : "drawn")
            Text("\(row)")
          }
          Drawn(property: .init(holder: holder))
        })
    }
    holder.host = host
    try host.update()
    #expect(journal.entries == ["drawn", "drawn"])
    #expect(host.snapshot().all(named: "Text").map(\.text) == ["0", "1", "asked"])
  }

  @Test func `E2 state written while rows are built is reported`() throws {
    let number = Remote(0)
    let host = ViewHost {
      VStack {
        Controlled(number) { Text("\($0)") }
        ForEach(0..<3) { row in
          let _ = number.value = max(number.value, row)
          Text("")
        }
      }
    }
    try host.update()
    #expect(host.diagnostics.count == 1)
    #expect(host.snapshot().all(named: "Text").first?.text == "2")
  }

  @Test func `rows of a collection that shrinks while they are built are gone`() throws {
    let numbers = Shrinking([0, 1, 2, 3])
    let host = ViewHost(rootView: ShrinkingRows(numbers: numbers, isNew: false, journal: journal))
    try host.update()
    numbers.sizeAfterFirst = 2
    host.rootView = ShrinkingRows(numbers: numbers, isNew: true, journal: journal)
    try host.update()
    #expect(host.snapshot().all(named: "Text").map(\.text) == ["0", "1"])
    #expect(journal.entries == ["2 gone", "3 gone"])
    #expect(try host.update().passes == 0)
  }

  @Test(arguments: [0, -1, .min])
  func `a limit of no passes still makes one`(_ limit: Int) throws {
    let host = ViewHost(options: ViewHostOptions(passLimit: limit)) { Text("a") }
    #expect(try host.update().passes == 1)
  }
}

private struct Adder: View {
  let journal: Journal
  @State private var number = 0

  var body: some View {
    let _ = journal.note("\(number)")
    Text("\(number)")
      .onAppear { number += 1 }
      .onAppear { number += 1 }
      .onChange(of: number) { journal.note("\(number)") }
  }
}

private struct Evaluating: View {
  let action: () -> Void

  var body: some View {
    let _ = action()
    Text("")
  }
}

private struct Ticking: DynamicProperty {
  @State var ticks = 0

  mutating func update() {
    if ticks < 3 { ticks += 1 }
  }
}

private struct TickingView: View {
  var ticking = Ticking()

  var body: some View {
    Text("\(ticking.ticks)")
  }
}

@MainActor private final class Holder {
  var host: ViewHost<AnyView>?

  var drawing: String { host?.dump() ?? "" }
}

private struct Asking: DynamicProperty {
  let holder: Holder
  private(set) var text = ""

  mutating func update() {
    text = MainActor.assumeIsolated { [holder] in holder.drawing }
  }
}

private struct Drawn: View {
  var property: Asking

  var body: some View {
    Text(property.text.isEmpty ? "" : "asked")
  }
}

/// A collection that becomes shorter when its first element is read.
private final class Shrinking: RandomAccessCollection {
  private var numbers: [Int]
  var sizeAfterFirst: Int?

  init(_ numbers: [Int]) {
    self.numbers = numbers
  }

  var startIndex: Int { 0 }
  var endIndex: Int { numbers.count }

  subscript(position: Int) -> Int { numbers[position] }

  func shrink() {
    if let sizeAfterFirst { numbers.removeLast(Swift.max(0, numbers.count - sizeAfterFirst)) }
  }
}

private struct ShrinkingRows: View {
  let numbers: Shrinking
  let isNew: Bool
  let journal: Journal

  var body: some View {
    ForEach(numbers, id: \.self) { number in
      let _ = numbers.shrink()
      Text("\(number)").onDisappear { journal.note("\(number) gone") }
    }
  }
}
