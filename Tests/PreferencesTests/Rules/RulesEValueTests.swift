import Modifiers
import Testing

/// Values that are not equal to themselves, and questions at any time.
@Suite("E. When the user's code is wrong") @MainActor struct RulesEValueTests {
  @Test func `E6 a value that is not equal to itself does not loop`() throws {
    let journal = Journal()
    let host = ViewHost { NaNView(value: Double.nan, journal: journal) }
    #expect(try host.update().passes == 2)
    #expect(journal.entries == ["nan"])
    #expect(try host.update().passes == 0)
  }

  @Test func `E6 nor does a value with such a value inside`() throws {
    let journal = Journal()
    let host = ViewHost {
      NaNView(value: Reading(name: "a", values: .init(.nan, 1)), journal: journal)
    }
    #expect(try host.update().passes == 2)
    #expect(journal.entries.count == 1)
  }

  @Test func `E6 nor does one in a list, in a dictionary or beside a long text`() throws {
    let journal = Journal()
    let text = String(repeating: "long ", count: 9)
    func passes(_ value: some Equatable & CustomStringConvertible) throws -> Int {
      try ViewHost { NaNView(value: value, journal: journal) }.update().passes
    }
    #expect(try passes([1, Double.nan]) == 2)
    #expect(try passes(["a": [Double.nan]]) == 2)
    #expect(try passes(Noted(text: text, number: .nan, more: [.nan])) == 2)
  }

  @Test func `E6 an id that is not equal to itself keeps its identity`() throws {
    let ids = Remote([1, Double.nan, 2])
    let journal = Journal()
    let host = ViewHost {
      Controlled(ids) { ids in
        VStack {
          ForEach(ids, id: \.self) { id in Text("\(id)").onAppear { journal.note("\(id)") } }
          Text("").onAppear { journal.note("fixed") }.id(Double.nan)
        }
      }
    }
    try host.update()
    #expect(journal.take() == ["1.0", "nan", "2.0", "fixed"])
    ids.value = [Double.nan, 2, 3]
    try host.update()
    #expect(journal.take() == ["3.0"])
  }

  @Test func `E6 a proposal that is not a number is the same one when it is set again`() throws {
    let host = ViewHost { Text("a") }
    host.proposal = ProposedViewSize(width: .nan, height: 20)
    try host.update()
    host.proposal = ProposedViewSize(width: .nan, height: 20)
    #expect(!host.needsUpdate)
    host.proposal = ProposedViewSize(width: .nan, height: 21)
    #expect(host.needsUpdate)
  }

  @Test func `E7 any key may be asked for at any time, and asking changes nothing`() throws {
    let number = Remote(1)
    let host = ViewHost {
      VStack { Controlled(number) { Text("").preference(key: Total.self, value: $0) } }
    }
    #expect(host.preference(Total.self) == 0)
    #expect(host.preference(Latest<String>.self) == nil)
    #expect(host.needsUpdate)
    let first = try host.update()
    #expect(first.description == "1 pass, 1 body, 0 reductions, 3 layouts, 0 actions")
    #expect(host.preference(Latest<String>.self) == nil)
    #expect(!host.needsUpdate)
    let drawing = host.dump()
    #expect(host.preference(Total.self) == 1)
    #expect(host.dump() == drawing)
    #expect(try host.update().passes == 0)
  }

  @Test func `E7 a host may be asked in a body and in an action`() throws {
    let journal = Journal()
    let holder = Holder()
    let host = ViewHost { AnyView(Asking(holder: holder, journal: journal)) }
    holder.host = host
    try host.update()
    #expect(journal.entries == ["body 0", "action 3"])
  }
}

private struct Total: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Latest<Value>: PreferenceKey {
  static var defaultValue: Value? { nil }
  static func reduce(value: inout Value?, nextValue: () -> Value?) { value = nextValue() }
}

private struct Reading: Equatable {
  let name: String
  let values: SIMD2<Double>
}

private struct Noted: Equatable, CustomStringConvertible {
  let text: String
  let number: Double
  let more: [Double]

  var description: String { text }
}

/// Writes the value that it reads into a state that it reads.
private struct NaNView<Value: Equatable>: View {
  let value: Value
  let journal: Journal
  @State private var read: Value?

  var body: some View {
    let _ = read
    Text("").preference(key: Latest<Value>.self, value: value)
      .onPreferenceChange(Latest<Value>.self) {
        journal.note($0.map { "\($0)" } ?? "nil")
        read = $0
      }
  }
}

@MainActor private final class Holder {
  weak var host: ViewHost<AnyView>?
}

private struct Asking: View {
  let holder: Holder
  let journal: Journal

  var body: some View {
    let _ = journal.note("body \(holder.host?.preference(Total.self) ?? -1)")
    Text("").preference(key: Total.self, value: 3)
      .onAppear { journal.note("action \(holder.host?.preference(Total.self) ?? -1)") }
  }
}
