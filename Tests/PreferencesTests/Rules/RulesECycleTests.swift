import Modifiers
import Testing

/// Updates without an end, and state written at the wrong time.
@Suite("E. When the user's code is wrong") @MainActor struct RulesECycleTests {
  @Test func `E1 actions without an end are reported with key, path, values and state`() throws {
    let host = ViewHost { VStack { Endless() } }
    let error = #expect(throws: UpdateError.self) { try host.update() }
    #expect(
      error?.description == """
        The update did not end after 100 passes.
          what: the action for Total was last given 96, 97, 98, 99
          state written last: Endless.count
          where: VStack › Endless › onPreferenceChange(Total)
          fix: let the action write only what does not change the value that it reads.
        """)
  }

  @Test func `E1 what was written is kept and the tree shows the pass before`() throws {
    let step = Step()
    let host = ViewHost(options: ViewHostOptions(passLimit: 10)) { Stepping(step: step) }
    #expect(throws: UpdateError.self) { try host.update() }
    #expect(host.preference(Total.self) == 9)
    #expect(host.needsUpdate)
    #expect(throws: UpdateError.self) { try host.update() }
    #expect(host.preference(Total.self) == 19)
    step.value = 0
    try host.update()
    #expect(!host.needsUpdate)
    #expect(host.preference(Total.self) == 20)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `E1 an update that takes exactly the limit ends`() throws {
    for (top, ends) in [(8, true), (9, true), (10, false)] {
      let host = ViewHost(options: ViewHostOptions(passLimit: 10)) { Climbing(top: top) }
      if ends {
        #expect(try host.update().passes == top + 1)
      } else {
        #expect(throws: UpdateError.self) { try host.update() }
        #expect(try host.update().passes == 1)
      }
    }
  }

  @Test func `E1 a last write that nobody has to hear of is no further pass`() throws {
    let host = ViewHost(options: ViewHostOptions(passLimit: 10)) { Climbing(top: 9) }
    #expect(try host.update().passes == 10)
    #expect(!host.needsUpdate)
  }

  @Test func `E1 appearances without an end are reported as well`() throws {
    let host = ViewHost(options: ViewHostOptions(passLimit: 5)) { Blinking() }
    let error = #expect(throws: UpdateError.self) { try host.update() }
    #expect(
      error?.description == """
        The update did not end after 5 passes.
          what: an action of onAppear wrote last
          state written last: Blinking.number
          where: Blinking › onAppear[4]
          fix: write state in an action that what it writes does not cause again, not in a body.
        """)
  }

  @Test func `E1 a publisher that a body makes anew is named by what hears it`() throws {
    let host = ViewHost(options: ViewHostOptions(passLimit: 5)) { VStack { Hearing() } }
    let error = #expect(throws: UpdateError.self) { try host.update() }
    #expect(
      error?.description == """
        The update did not end after 5 passes.
          what: an action of onReceive wrote last
          state written last: Hearing.log
          where: VStack › Hearing › onReceive
          fix: make the publisher once, not in a body: each one that a body makes is heard anew.
        """)
  }

  @Test func `E1 a change that causes itself is named, whatever readers are given`() throws {
    let host = ViewHost(options: ViewHostOptions(passLimit: 5)) { Chasing() }
    let error = #expect(throws: UpdateError.self) { try host.update() }
    guard case .cycle(let cycle)? = error else { return }
    #expect(cycle.action == "onChange")
    #expect(cycle.key == nil)
    #expect(cycle.state == ["Chasing.number"])
    #expect(cycle.path.hasSuffix("onChange"))
  }

  @Test func `E2 state written while a body runs is reported and counts for the next pass`() throws
  {
    let journal = Journal()
    let host = ViewHost { VStack { Hasty(journal: journal) } }
    #expect(try host.update().passes == 2)
    #expect(journal.entries == ["body 0", "body 5"])
    #expect(
      host.diagnostics.map(\.description) == [
        """
        Hasty.number was written while a body ran; the write counts for the next pass.
          where: VStack › Hasty
          fix: Write it in an action: onAppear, onChange, onPreferenceChange or a control's.
        """
      ])
  }

  @Test func `E2 the view that wrote is named, and the property's owner`() throws {
    let host = ViewHost { Lender() }
    try host.update()
    #expect(
      host.diagnostics.map(\.description) == [
        """
        Lender.number was written while a body ran; the write counts for the next pass.
          where: Lender › VStack › Borrower
          fix: Write it in an action: onAppear, onChange, onPreferenceChange or a control's.
        """
      ])
  }

  @Test func `E2 a body that writes something new each time ends with view and property`() throws {
    let host = ViewHost(options: ViewHostOptions(passLimit: 7)) { VStack { Restless() } }
    let error = #expect(throws: UpdateError.self) { try host.update() }
    #expect(
      error?.description == """
        The update did not end after 7 passes.
          state written last: Restless.number
          where: VStack › Restless
          fix: write state in an action that what it writes does not cause again, not in a body.
        """)
    #expect(host.diagnostics.count == 1)
    #expect(host.needsUpdate)
  }
}

private struct Total: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Endless: View {
  @State private var count = 0

  var body: some View {
    Text("").preference(key: Total.self, value: count)
      .onPreferenceChange(Total.self) { count = $0 + 1 }
  }
}

/// How much is added each time.
private final class Step {
  var value = 1
}

private struct Stepping: View {
  let step: Step
  @State private var count = 0

  var body: some View {
    Text("").preference(key: Total.self, value: count)
      .onPreferenceChange(Total.self) { count = $0 + step.value }
  }
}

/// Climbs to a top; each step also writes a state that it takes back and one that nobody reads.
private struct Climbing: View {
  let top: Int
  @State private var count = 0
  @State private var flag = false
  @State private var unread = 0

  var body: some View {
    let _ = flag
    Text("").preference(key: Total.self, value: count)
      .onPreferenceChange(Total.self) {
        count = min(top, $0 + 1)
        flag.toggle()
        flag.toggle()
        unread += 1
      }
  }
}

private struct Hearing: View {
  @State private var log: [Int] = []

  var body: some View {
    Text("\(log.count)").onReceive(Just(1).map { $0 * 2 }) { log.append($0) }
  }
}

private struct Chasing: View {
  @State private var number = 0

  var body: some View {
    Text("").preference(key: Total.self, value: number)
      .onPreferenceChange(Total.self) { _ in }
      .onChange(of: number, initial: true) { number += 1 }
  }
}

private struct Blinking: View {
  @State private var number = 0

  var body: some View {
    Text("").onAppear { number += 1 }.id(number)
  }
}

private struct Hasty: View {
  @State private var number = 0
  let journal: Journal

  var body: some View {
    let _ = journal.note("body \(number)")
    let _ = number = 5
    Text("")
  }
}

private struct Lender: View {
  @State private var number = 0
  var body: some View { VStack { Borrower(number: $number) } }
}

private struct Borrower: View {
  @Binding var number: Int

  var body: some View {
    let _ = number = 5
    Text("")
  }
}

private struct Restless: View {
  @State private var number = 0

  var body: some View {
    let _ = number += 1
    Text("")
  }
}
