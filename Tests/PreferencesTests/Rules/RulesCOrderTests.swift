import Modifiers
import Testing

/// The order of phase two, and what an action sees and causes.
@Suite("C. Reading with an action") @MainActor struct RulesCOrderTests {
  private let journal = Journal()

  @Test func `C4 inner readers run before outer ones, siblings in tree order`() throws {
    let host = ViewHost {
      VStack {
        HStack {
          reader("a", of: Text("").preference(key: Total.self, value: 1))
          reader("b", of: Text("").preference(key: Total.self, value: 2))
        }
        .onPreferenceChange(Total.self) { journal.note("row \($0)") }
        reader("c", of: Text("").preference(key: Total.self, value: 3))
      }
      .onPreferenceChange(Total.self) { journal.note("all \($0)") }
    }
    try host.update()
    #expect(journal.entries == ["a 1", "b 2", "row 3", "c 3", "all 6"])
  }

  @Test func `C4 siblings run in tree order whatever the order of change`() throws {
    let rows = Remote([1, 4])
    let host = ViewHost {
      VStack {
        Controlled(rows) { rows in
          ForEach(rows, id: \.self) { row in
            reader("\(row)", of: Text("").preference(key: Total.self, value: rows.count))
          }
        }
      }
    }
    try host.update()
    #expect(journal.take() == ["1 2", "4 2"])
    rows.value = [4, 3, 1, 2]
    try host.update()
    #expect(journal.take() == ["4 4", "3 4", "1 4", "2 4"])
  }

  @Test func `C4 a layer's readers stand in the order of its values`() throws {
    let host = ViewHost {
      reader("content", of: Text("").preference(key: Total.self, value: 1))
        .overlay { reader("front", of: Text("").preference(key: Total.self, value: 2)) }
        .background { reader("back", of: Text("").preference(key: Total.self, value: 3)) }
        .onPreferenceChange(Total.self) { journal.note("all \($0)") }
    }
    try host.update()
    #expect(journal.entries == ["back 3", "content 1", "front 2", "all 6"])
  }

  @Test func `C5 disappearances, appearances, changes and preferences run in this order`() throws {
    let step = Remote(1)
    let host = ViewHost {
      VStack {
        Controlled(step) { n in
          watched("inner \(n)", value: n, of: Text("")).id(n)
          watched("kept", value: n, of: Text(""))
        }
      }
      .onPreferenceChange(Total.self) { journal.note("all \($0)") }
      .onAppear { journal.note("all came") }
    }
    try host.update()
    #expect(
      journal.take() == [
        "inner 1 came", "kept came", "all came", "inner 1 reads 1", "kept reads 1", "all 2",
      ])
    step.value = 2
    try host.update()
    #expect(
      journal.take() == [
        "inner 1 went", "inner 2 came", "kept changed to 2", "inner 2 reads 2", "kept reads 2",
        "all 4",
      ])
  }

  @Test func `C5 appearances run with children before parents, siblings in tree order`() throws {
    let host = ViewHost { family.onAppear { journal.note("root") } }
    try host.update()
    #expect(journal.entries == ["a", "b", "deep", "c", "ab", "d", "root"])
  }

  private var family: some View {
    VStack {
      VStack {
        Text("").onAppear { journal.note("a") }
        VStack {
          Text("").onAppear { journal.note("b") }
          VStack { Text("").onAppear { journal.note("deep") } }
        }
        Text("").onAppear { journal.note("c") }
      }
      .onAppear { journal.note("ab") }
      Text("").onAppear { journal.note("d") }
    }
  }

  @Test func `C5 disappearances run with children before parents, siblings in tree order`() throws {
    let isThere = Remote(true)
    let host = ViewHost {
      Controlled(isThere) { isThere in
        if isThere {
          VStack {
            VStack {
              Text("").onDisappear { journal.note("a") }
              VStack { Text("").onDisappear { journal.note("b") } }
            }
            .onDisappear { journal.note("ab") }
            Text("").onDisappear { journal.note("c") }
          }
          .onDisappear { journal.note("root") }
        }
      }
    }
    try host.update()
    isThere.value = false
    try host.update()
    #expect(journal.entries == ["a", "b", "ab", "c", "root"])
  }

  @Test func `C5 what disappears in several places goes in tree order, deep before shallow`() throws
  {
    let isThere = Remote(true)
    let host = ViewHost {
      Controlled(isThere) { isThere in
        VStack {
          VStack { VStack { Leaving(name: "a", isThere: isThere, journal: journal) } }
          if isThere { Text("").onDisappear { journal.note("b") } }
          VStack { Leaving(name: "c", isThere: isThere, journal: journal) }
          ForEach(isThere ? [1, 2, 3] : [2], id: \.self) { row in
            VStack { Leaving(name: "in \(row)", isThere: isThere, journal: journal) }
              .onDisappear { journal.note("row \(row)") }
          }
        }
      }
    }
    try host.update()
    isThere.value = false
    try host.update()
    #expect(journal.entries == ["a", "b", "c", "in 1", "row 1", "in 2", "in 3", "row 3"])
  }

  @Test func `C5 changes run with children before parents, siblings in tree order`() throws {
    let number = Remote(1)
    let host = ViewHost {
      Controlled(number) { n in
        VStack {
          VStack { Text("").onChange(of: n) { journal.note("a") } }
          Text("").onChange(of: n) { journal.note("b") }
        }
        .onChange(of: n) { journal.note("c \($0) \($1)") }
      }
    }
    try host.update()
    number.value = 2
    try host.update()
    #expect(journal.entries == ["a", "b", "c 1 2"])
  }

  private func reader(_ name: String, of content: some View) -> some View {
    content.onPreferenceChange(Total.self) { journal.note("\(name) \($0)") }
  }

  private func watched(_ name: String, value: Int, of content: some View) -> some View {
    content
      .preference(key: Total.self, value: value)
      .onPreferenceChange(Total.self) { journal.note("\(name) reads \($0)") }
      .onChange(of: value) { journal.note("\(name) changed to \($1)") }
      .onAppear { journal.note("\(name) came") }
      .onDisappear { journal.note("\(name) went") }
  }
}

private struct Total: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// A view whose content goes only when its own body has run.
private struct Leaving: View {
  let name: String
  let isThere: Bool
  let journal: Journal

  var body: some View {
    if isThere { Text("").onDisappear { journal.note(name) } }
  }
}
