import Modifiers
import Testing

/// One sheet for one modifier, and one life for each sheet.
@MainActor @Suite("Sheets over several views, and late dismissals")
struct SheetPlaceTests {
  @Test func `a sheet over several views is one sheet`() throws {
    let isPresented = Remote(true)
    var dismissals = 0
    let host = ViewHost {
      Controlled(isPresented) { isShown in
        Group {
          Text("a")
          Text("b")
        }
        .sheet(isPresented: .constant(isShown), onDismiss: { dismissals += 1 }) { Text("sheet") }
      }
    }
    try host.update()
    #expect(host.sheets.count == 1)
    isPresented.value = false
    try host.update()
    #expect(host.sheets.isEmpty)
    #expect(dismissals == 1)
  }

  @Test func `a sheet stays while any of the views that present it is there`() throws {
    let rows = Remote([1, 2])
    let journal = Journal()
    var dismissals = 0
    let host = ViewHost {
      Controlled(rows) { rows in
        ForEach(rows, id: \.self) { Text("row \($0)") }
          .sheet(isPresented: .constant(true), onDismiss: { dismissals += 1 }) {
            Text("sheet")
              .onAppear { journal.note("appear") }
              .onDisappear { journal.note("disappear") }
          }
      }
    }
    try host.update()
    for next in [[2], [3, 2], [3], [4], [4, 5, 6], [6]] {
      rows.value = next
      try host.update()
      #expect(host.sheets.count == 1)
      #expect(host.sheets.first?.snapshot().first(text: "sheet") != nil)
    }
    #expect(journal.take() == ["appear"])
    rows.value = []
    try host.update()
    #expect(host.sheets.isEmpty)
    #expect(journal.take() == ["disappear"])
    #expect(dismissals == 0)
    rows.value = [1]
    try host.update()
    #expect(host.sheets.count == 1)
    #expect(journal.take() == ["appear"])
  }

  @Test func `a sheet whose presenters change is drawn in the dump once`() throws {
    let rows = Remote([1, 2])
    let host = ViewHost {
      Controlled(rows) { rows in
        ForEach(rows, id: \.self) { Text("row \($0)") }
          .sheet(isPresented: .constant(true)) { Text("in the sheet") }
      }
    }
    for next in [[1, 2], [2], [2, 3]] {
      rows.value = next
      try host.update()
      #expect(host.dump().split(separator: "in the sheet").count == 2)
    }
  }

  @Test func `a sheet is let go with its host`() throws {
    let life = LifeCount()
    do {
      let host = ViewHost {
        Text("presenter").sheet(isPresented: .constant(true)) {
          Text("outer").sheet(isPresented: .constant(true)) { Holding(probe: Probe(life)) }
        }
      }
      try host.update()
      #expect(host.sheets.count == 2)
      #expect(life.alive == 1)
    }
    #expect(life.alive == 0)
  }

  @Test func `dismissing what is gone does nothing`() throws {
    let journal = Journal()
    let isPresented = Remote(true)
    var actions: [DismissAction] = []
    let host = ViewHost {
      Controlled(isPresented) { _ in
        Text("presenter").sheet(isPresented: isPresented.noting(journal)) {
          Dismisser { actions.append($0) }
        }
      }
    }
    try host.update()
    let first = try #require(actions.last)
    for _ in 0..<3 { first() }
    #expect(journal.take() == ["false"])
    try host.update()
    isPresented.value = true
    try host.update()
    first()
    #expect(journal.take().isEmpty)
    #expect(host.sheets.count == 1)
    let second = try #require(actions.last)
    second()
    #expect(journal.take() == ["false"])
    try host.update()
    #expect(host.sheets.isEmpty)
  }

  @Test func `dismissing the sheet of a former item leaves the next one alone`() throws {
    let item = Remote<Numbered?>(Numbered(id: 1))
    var actions: [Int: DismissAction] = [:]
    let host = ViewHost {
      Controlled(item) { _ in
        Text("presenter").sheet(item: item.asBinding) { item in
          Dismisser { actions[item.id] = $0 }
        }
      }
    }
    try host.update()
    let first = try #require(actions[1])
    item.value = Numbered(id: 2)
    // Before the update, and after it.
    first()
    #expect(item.value?.id == 2)
    try host.update()
    first()
    #expect(item.value?.id == 2)
    item.value = Numbered(id: 1)
    try host.update()
    first()
    #expect(item.value?.id == 1)
    let latest = try #require(actions[1])
    latest()
    #expect(item.value == nil)
    try host.update()
    #expect(host.sheets.isEmpty)
  }
}

private struct Numbered: Identifiable {
  let id: Int
}

private struct Holding: View {
  let probe: Probe

  var body: some View {
    let _ = probe.touch()
    Text("held")
  }
}

private struct Dismisser: View {
  let action: (DismissAction) -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    let _ = action(dismiss)
    Text("sheet")
  }
}

extension Remote {
  fileprivate var asBinding: Binding<Value> {
    Binding(get: { self.value }, set: { self.value = $0 })
  }
}

extension Remote where Value == Bool {
  fileprivate func noting(_ journal: Journal) -> Binding<Bool> {
    Binding(
      get: { self.value },
      set: {
        journal.note("\($0)")
        self.value = $0
      })
  }
}
