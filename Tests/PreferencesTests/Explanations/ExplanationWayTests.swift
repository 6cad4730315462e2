import Modifiers
import Testing

/// What an explanation says of values that end on their way, and of those who read them.
@MainActor struct ExplanationWayTests {
  private func explanation<K: PreferenceKey>(
    of key: K.Type, options: ViewHostOptions = .init(), @ViewBuilder in content: () -> some View
  ) throws -> String {
    let host = ViewHost(options: options, rootView: content)
    try host.update()
    return host.explain(key).description
  }

  @Test func `a value that the reduction does not ask for says so`() throws {
    let text = try explanation(of: Flag.self) {
      VStack {
        Write(Flag.self, false)
        Write(Flag.self, true)
        Write(Flag.self, false)
      }
    }
    #expect(
      text == """
        Flag = true
        └─ VStack combines to true
           ├─ Write › preference(Flag) writes false
           ├─ Write › preference(Flag) writes true; so far true
           └─ Write › preference(Flag) writes false, which is not asked for; so far true
        """)
  }

  @Test func `a boundary says what it stops`() throws {
    let text = try explanation(of: Sum.self) {
      VStack {
        Write(Sum.self, 1)
        HStack {
          Write(Sum.self, 2)
          Text("a")
        }
        .preferenceBoundary(Sum.self)
      }
    }
    #expect(
      text == """
        Sum = 1
        └─ VStack combines to 1
           ├─ Write › preference(Sum) writes 1
           └─ preferenceBoundary(Sum) lets nothing through
              └─ HStack › Write › preference(Sum) writes 2, which preferenceBoundary(Sum) above stops
        """)
  }

  @Test func `what a sheet's views write goes up in another tree`() throws {
    let host = ViewHost {
      Write(Sum.self, 1).sheet(isPresented: .constant(true)) {
        Write(Sum.self, 2)
        Text("a")
      }
    }
    try host.update()
    #expect(
      host.explain(Sum.self).description == """
        Sum = 1
        └─ SheetModifier › sheet lets 1 through
           ├─ Write › preference(Sum) writes 1
           └─ Write › preference(Sum) writes 2 in another tree
        """)
    #expect(
      host.sheets[0].explain(Sum.self).description == """
        Sum = 2, at SheetModifier › sheet
        ├─ Write › preference(Sum) writes 2
        └─ Text "a" writes nothing
        """)
  }

  @Test func `a lazy container says what it has not mounted`() throws {
    let text = try explanation(of: Sum.self) {
      ScrollView {
        LazyVStack {
          ForEach(0..<100) { Write(Sum.self, $0).frame(height: 16) }
        }
      }
      .frame(height: 40)
    }
    #expect(
      text == """
        Sum = 1
        └─ frame › ScrollView › LazyVStack combines to 1
           ├─ ForEach › [0] › frame › preference(Sum) writes 0
           ├─ ForEach › [1] › frame › preference(Sum) writes 1; so far 1
           └─ 98 more with preference(Sum) are not mounted
        """)
  }

  @Test func `subviews that are not shown are not mounted`() throws {
    let text = try explanation(of: Sum.self) {
      VStack {
        Group(
          subviews: Group {
            Write(Sum.self, 1)
            Write(Sum.self, 2)
          }
        ) { $0.prefix(1) }
      }
    }
    #expect(
      text == """
        Sum = 1
        └─ VStack combines to 1
           ├─ Write › preference(Sum) writes 1
           └─ 1 more with preference(Sum) is not mounted
        """)
  }

  @Test func `readers are named, with what they were given where it is something else`() throws {
    let number = Remote(1.0)
    let host = ViewHost {
      Controlled(number) { number in
        VStack { Write(Measure.self, number) }
          .onPreferenceChange(Measure.self, tolerance: 0.5) { _ in }
          .overlayPreferenceValue(Measure.self) { Text("\($0)") }
      }
    }
    try host.update()
    number.value = 1.25
    try host.update()
    let explanation = host.explain(Measure.self)
    #expect(
      explanation.description == """
        Measure = 1.25
        └─ Controlled › overlayPreferenceValue(Measure) combines to 1.25, reads 1.25
           └─ content: onPreferenceChange(Measure) reads 1.25, was last given 1.0
              └─ VStack › Write › preference(Measure) writes 1.25
        """)
    #expect(explanation.readers.map(\.kind) == [.action, .layer])
    #expect(explanation.readers.map(\.given) == [1, 1.25])
    #expect(
      explanation.readers.map(\.path) == [
        "Controlled › overlayPreferenceValue(Measure) › onPreferenceChange(Measure)",
        "Controlled › overlayPreferenceValue(Measure)",
      ])
  }

  @Test func `a reader over nothing that writes was never called, one over nothing is not there`()
    throws
  {
    let text = try explanation(of: Sum.self) {
      VStack {
        VStack { Text("a") }.onPreferenceChange(Sum.self) { _ in }
        EmptyView().onPreferenceChange(Sum.self) { _ in }
      }
    }
    #expect(
      text == """
        Sum = 0, the default: nothing writes it
        └─ VStack writes nothing
           ├─ onPreferenceChange(Sum) reads the default, was never called
           └─ onPreferenceChange(Sum) is not there, since it is applied to nothing
        """)
  }

  @Test func `a reader inside what is hidden reads its own content`() throws {
    let text = try explanation(of: Sum.self) {
      Write(Sum.self, 5)
        .onPreferenceChange(Sum.self) { _ in }
        .preference(key: Sum.self, value: 1)
    }
    #expect(
      text == """
        Sum = 1
        └─ preference(Sum) writes 1
           └─ onPreferenceChange(Sum) reads 5, which preference(Sum) above hides
              └─ Write › preference(Sum) writes 5, which preference(Sum) above hides
        """)
  }

  @Test func `where SwiftUI has another value the container that contributes the default is named`()
    throws
  {
    let host = ViewHost {
      VStack {
        HStack { if Bool(true) { Text("before") } }
        Write(Last.self, 1)
      }
      .overlay { if Bool(true) { Text("badge") } }
    }
    try host.update()
    let explanation = host.explain(Last.self)
    #expect(
      explanation.description == """
        Last = 1
        in SwiftUI 0, since overlay contributes the default there
        └─ overlay combines to 1
           ├─ content: VStack combines to 1
           │  ├─ HStack writes nothing
           │  └─ Write › preference(Last) writes 1
           └─ layer writes nothing; in SwiftUI the default
        """)
    #expect(explanation.valueInSwiftUI == 0)
  }

  @Test func `with SwiftUI's defaults the container that contributes one takes part`() throws {
    let text = try explanation(
      of: Last.self, options: ViewHostOptions(implicitDefaults: .contributed)
    ) {
      Write(Last.self, 1).overlay { if Bool(true) { Text("badge") } }
    }
    #expect(
      text == """
        Last = 0
        └─ overlay combines to 0
           ├─ content: Write › preference(Last) writes 1
           └─ layer contributes the default 0, since what it holds may come and go; so far 0
        """)
  }
}

private enum Flag: PreferenceKey {
  static let defaultValue = false
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

private enum Measure: PreferenceKey {
  static let defaultValue = 0.0
  static func reduce(value: inout Double, nextValue: () -> Double) { value += nextValue() }
}
