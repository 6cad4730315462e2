import Modifiers
import Testing

@MainActor struct BindingTests {
  private let cell = Cell()

  @Test func `a binding of two closures reads and writes through them`() {
    let binding = Binding(get: { cell.model.number }, set: { cell.model.number = $0 })
    binding.wrappedValue += 4
    #expect(cell.model.number == 5)
    #expect(binding.wrappedValue == 5)
    #expect(binding.projectedValue.wrappedValue == 5)
  }

  @Test func `a constant keeps its value`() {
    let binding = Binding.constant(1)
    binding.wrappedValue = 2
    #expect(binding.wrappedValue == 1)
  }

  @Test func `a key path leads to a part`() {
    let number = cell.binding.number
    let first = cell.binding.pair.first
    number.wrappedValue = 7
    first.wrappedValue = 8
    #expect(cell.model.number == 7)
    #expect(cell.model.pair.first == 8)
    cell.model.pair.first = 9
    #expect(first.wrappedValue == 9)
  }

  @Test func `a binding to an optional that is nil leads nowhere`() {
    cell.model.maybe = nil
    #expect(Binding(cell.binding.maybe) == nil)
  }

  @Test func `a binding to what an optional holds stops writing when it is nil`() throws {
    let inner = try #require(Binding(cell.binding.maybe))
    inner.wrappedValue = 4
    #expect(cell.model.maybe == 4)
    cell.model.maybe = nil
    #expect(inner.wrappedValue == 3)
    inner.wrappedValue = 5
    #expect(cell.model.maybe == nil)
    cell.model.maybe = 6
    #expect(inner.wrappedValue == 6)
  }

  @Test func `a binding as an optional ignores nil`() {
    let optional = Binding<Int?>(cell.binding.number)
    #expect(optional.wrappedValue == 1)
    optional.wrappedValue = nil
    #expect(cell.model.number == 1)
    optional.wrappedValue = 2
    #expect(cell.model.number == 2)
  }

  @Test func `a binding without its type ignores values of another`() {
    let hashable = Binding<AnyHashable>(cell.binding.number)
    #expect(hashable.wrappedValue == AnyHashable(1))
    hashable.wrappedValue = "text"
    #expect(cell.model.number == 1)
    hashable.wrappedValue = 2
    #expect(cell.model.number == 2)
  }

  @Test func `a binding to a collection is a collection of bindings`() {
    for element in cell.binding.list { element.wrappedValue *= 10 }
    #expect(cell.model.list == [10, 20, 30])
    cell.binding.list[1].wrappedValue = 5
    #expect(cell.model.list == [10, 5, 30])
    #expect(cell.binding.list.reversed().map(\.wrappedValue) == [30, 5, 10])
    #expect(cell.binding.list.count == 3)
    #expect(cell.binding.list.last?.wrappedValue == 30)
  }

  @Test func `an element of a collection that became shorter reads as it was and is not written`() {
    let last = cell.binding.list[2]
    let first = cell.binding.list[0]
    cell.model.list = [7]
    #expect(last.wrappedValue == 3)
    last.wrappedValue = 9
    #expect(cell.model.list == [7])
    first.wrappedValue = 8
    #expect(cell.model.list == [8])
  }

  @Test func `a binding to something identifiable has its id`() {
    #expect(Binding.constant(Item(id: 4)).id == 4)
  }

  @Test func `rows over a bound collection write through`() throws {
    let items = Remote([Item(id: 1), Item(id: 2), Item(id: 3)])
    let host = ViewHost { VStack { Rows(remote: items) } }
    try host.update()
    #expect(items.value.map(\.count) == [1, 2, 3])
    #expect(host.preference(Counts.self) == [1, 2, 3])
    items.value.remove(at: 1)
    try host.update()
    #expect(host.preference(Counts.self) == [1, 3])
  }
}

private final class Cell {
  var model = Model()

  var binding: Binding<Model> {
    Binding(get: { self.model }, set: { self.model = $0 })
  }
}

private struct Model {
  var number = 1
  var pair = Two()
  var maybe: Int? = 3
  var list = [1, 2, 3]
}

private struct Two {
  var first = 1
  var second = 2
}

private struct Item: Identifiable {
  let id: Int
  var count = 0
}

private struct Counts: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

/// Each row writes its id into what it is bound to.
private struct Rows: View {
  let remote: Remote<[Item]>
  @State private var items = [Item(id: 1), Item(id: 2), Item(id: 3)]

  var body: some View {
    let _ = remote.connect($items)
    ForEach($items) { $item in
      Text("").preference(key: Counts.self, value: [item.count])
        .onAppear { item.count = item.id }
    }
  }
}
