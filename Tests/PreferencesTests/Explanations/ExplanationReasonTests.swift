import Modifiers
import Testing

/// What an explanation says of how a value came about, and of what took no part.
@MainActor struct ExplanationReasonTests {
  private func explanation<K: PreferenceKey>(
    of key: K.Type, options: ViewHostOptions = .init(), @ViewBuilder in content: () -> some View
  ) throws -> String {
    let host = ViewHost(options: options, rootView: content)
    try host.update()
    let explanation = host.explain(key)
    #expect(
      Comparison.of(K.Value.self).areEqual(explanation.value, host.preference(key)),
      "An explanation is of the value that the host has")
    return explanation.description
  }

  @Test func `each container's fold is drawn in order, with the value after each step`() throws {
    let text = try explanation(of: Difference.self) {
      VStack {
        Write(Difference.self, 10)
        HStack {
          Write(Difference.self, 3)
          Write(Difference.self, 1)
        }
        Group { Write(Difference.self, 4) }
      }
    }
    #expect(
      text == """
        Difference = 4
        └─ VStack combines to 4
           ├─ Write › preference(Difference) writes 10
           ├─ HStack combines to 2; so far 8
           │  ├─ Write › preference(Difference) writes 3
           │  └─ Write › preference(Difference) writes 1; so far 2
           └─ Write › preference(Difference) writes 4; so far 4
        """)
  }

  @Test func `writers are named with view types and ids`() throws {
    struct Shelf: View {
      var body: some View {
        ForEach([7, 9], id: \.self) { number in
          Write(Sum.self, number).padding()
        }
        Write(Sum.self, 1).id("last")
      }
    }
    #expect(
      try explanation(of: Sum.self) { List { Shelf() } } == """
        Sum = 17
        └─ List combines to 17
           ├─ Shelf › ForEach › padding[7] › Write › preference(Sum) writes 7
           ├─ Shelf › ForEach › padding[9] › Write › preference(Sum) writes 9; so far 16
           └─ Shelf › Write[last] › preference(Sum) writes 1; so far 17
        """)
  }

  @Test func `a transform has a before and an after`() throws {
    let text = try explanation(of: Sum.self) {
      VStack {
        Write(Sum.self, 2).transformPreference(Sum.self) { $0 *= 10 }
        Text("a").transformPreference(Sum.self) { $0 += 1 }
      }
    }
    #expect(
      text == """
        Sum = 21
        └─ VStack combines to 21
           ├─ transformPreference(Sum) makes 20 of 2
           │  └─ Write › preference(Sum) writes 2
           └─ transformPreference(Sum) makes 1 of the default; so far 21
        """)
  }

  @Test func `layers have a side`() throws {
    let text = try explanation(of: Listed.self) {
      Write(Listed.self, [1])
        .overlay { Write(Listed.self, [2]) }
        .background {
          Write(Listed.self, [3])
          Write(Listed.self, [4])
        }
    }
    #expect(
      text == """
        Listed = [3, 4, 1, 2]
        └─ background combines to [3, 4, 1, 2]
           ├─ layer combines to [3, 4]
           │  ├─ Write › preference(Listed) writes [3]
           │  └─ Write › preference(Listed) writes [4]; so far [3, 4]
           └─ content: overlay combines to [1, 2]; so far [3, 4, 1, 2]
              ├─ content: Write › preference(Listed) writes [1]
              └─ layer: Write › preference(Listed) writes [2]; so far [1, 2]
        """)
  }

  @Test func `siblings that write nothing are named, and counted where they are many`() throws {
    let text = try explanation(of: Sum.self) {
      VStack {
        Text("a")
        VStack { Text("b") }
        Write(Sum.self, 1)
        ForEach(0..<20) { Text("row \($0)") }
      }
    }
    #expect(
      text == """
        Sum = 1
        └─ VStack combines to 1
           ├─ Text "a" writes nothing
           ├─ VStack writes nothing
           ├─ Write › preference(Sum) writes 1
           ├─ ForEach › Text[0] "row 0" writes nothing
           ├─ ForEach › Text[1] "row 1" writes nothing
           ├─ ForEach › Text[2] "row 2" writes nothing
           └─ … 17 more write nothing
        """)
  }

  @Test func `what a writer hides stands below it, and no closure runs for it`() throws {
    var runs = 0
    let text = try explanation(of: Sum.self) {
      VStack {
        Write(Sum.self, 2).preference(key: Sum.self, value: 3)
        Text("a").transformPreference(Sum.self) { _ in runs += 1 }
      }
      .preference(key: Sum.self, value: 4)
    }
    #expect(
      text == """
        Sum = 4
        └─ preference(Sum) writes 4
           ├─ VStack › preference(Sum) writes 3, which preference(Sum) above hides
           │  └─ Write › preference(Sum) writes 2, which preference(Sum) above hides
           └─ VStack › transformPreference(Sum) changes a value, which preference(Sum) above hides
        """)
    #expect(runs == 0)
  }

  @Test func `an anchor hides what its content wrote, as a writer does`() throws {
    let text = try explanation(of: AnchorCount.self) {
      Write(AnchorCount.self, 8)
        .anchorPreference(key: AnchorCount.self, value: .bounds) { _ in 1 }
    }
    #expect(
      text == """
        AnchorCount = 1
        └─ anchorPreference(AnchorCount) makes 1 of the default
           └─ Write › preference(AnchorCount) writes 8, which anchorPreference(AnchorCount) above hides
        """)
  }

  @Test func `what is not there says why`() throws {
    let text = try explanation(of: Sum.self) {
      VStack {
        EmptyView().preference(key: Sum.self, value: 9)
        if Bool(false) { Write(Sum.self, 1) }
        if Bool(true) { Text("a") } else { Write(Sum.self, 2) }
        ForEach([Int](), id: \.self) { Write(Sum.self, $0) }
        EmptyView().padding()
        if Bool(false) { Text("unconcerned") }
      }
    }
    #expect(
      text == """
        Sum = 0, the default: nothing writes it
        └─ VStack writes nothing
           ├─ preference(Sum) = 9 is not there, since it is applied to nothing
           ├─ if leaves out preference(Sum)
           ├─ if leaves out preference(Sum)
           ├─ Text "a" writes nothing
           └─ ForEach has no rows, and so no preference(Sum)
        """)
  }

  @Test func `a condition in a modifier's body tells of the content that it leaves out`() throws {
    struct Shown: ViewModifier {
      let isOn: Bool
      func body(content: Content) -> some View {
        if isOn { content }
      }
    }
    #expect(
      try explanation(of: Sum.self) { Write(Sum.self, 1).modifier(Shown(isOn: false)) } == """
        Sum = 0, the default: nothing writes it
        └─ Shown › if leaves out preference(Sum)
        """)
  }

  @Test func `a view without its object is left out`() throws {
    final class Model: ObservableObject {}
    struct Needy: View {
      @EnvironmentObject var model: Model
      var body: some View { Write(Sum.self, 1) }
    }
    #expect(
      try explanation(of: Sum.self) { VStack { Needy() } } == """
        Sum = 0, the default: nothing writes it
        └─ VStack › Needy is left out, with preference(Sum), since an object is missing
        """)
  }

  @Test func `what is made from a geometry waits for a layout`() throws {
    let text = try explanation(of: Sum.self, options: ViewHostOptions(runsStages: false)) {
      GeometryReader { _ in Write(Sum.self, 1) }
    }
    #expect(
      text == """
        Sum = 0, the default: nothing writes it
        └─ GeometryReader waits for a layout, with preference(Sum)
        """)
  }
}

private enum AnchorCount: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
