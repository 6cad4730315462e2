import Modifiers
import Testing

@MainActor struct StepperTests {
  /// A stepper over a number; what is kept is what it holds after each step.
  private struct Counter<Value: Strideable>: View {
    @State var number: Value
    var bounds: ClosedRange<Value>?
    let step: Value.Stride
    let journal: Journal

    var body: some View {
      if let bounds {
        Stepper("Number", value: $number, in: bounds, step: step) { note($0) }
      } else {
        Stepper("Number", value: $number, step: step) { note($0) }
      }
    }

    private func note(_ isEditing: Bool) {
      journal.note(isEditing ? "begins" : "\(number)")
    }
  }

  /// The number after a step up and two down, in words; "-" where there was no step to make.
  private func steps<Value: Strideable>(
    _ number: Value, in bounds: ClosedRange<Value>? = nil, step: Value.Stride = 1
  ) throws -> [String] {
    let journal = Journal()
    let host = ViewHost {
      Counter(number: number, bounds: bounds, step: step, journal: journal)
    }
    let stepper = try host.find(stepper: "Number")
    return try [stepper.increment, stepper.decrement, stepper.decrement].map { act in
      try act()
      return journal.take().last ?? "-"
    }
  }

  @Test func `a stepper stops where its type has no further numbers`() throws {
    #expect(try steps(UInt(0)) == ["1", "0", "-"])
    #expect(try steps(Int.max) == ["-", "\(Int.max - 1)", "\(Int.max - 2)"])
    #expect(try steps(Int8(127)) == ["-", "126", "125"])
    #expect(try steps(Int8(-128), step: 200) == ["72", "-128", "-"])
    #expect(try steps(UInt64.max) == ["-", "\(UInt64.max - 1)", "\(UInt64.max - 2)"])
    #expect(try steps(0, step: Int.min) == ["\(Int.min)", "0", "-"])
  }

  @Test func `a stepper stops at its bounds, which may be all numbers of the type`() throws {
    #expect(try steps(UInt(0), in: 0...1) == ["1", "0", "-"])
    #expect(try steps(Int8(127), in: -128...127) == ["-", "126", "125"])
    #expect(try steps(Int.min, in: Int.min...Int.max, step: Int.max) == ["-1", "\(Int.min)", "-"])
    #expect(try steps(9, in: 0...10, step: 3) == ["-", "6", "3"])
    #expect(try steps(0.75, in: 0...1, step: 0.25) == ["1.0", "0.75", "0.5"])
    #expect(try steps(0.9, in: 0...1, step: 0.1).first == "1.0")
  }

  @Test func `a negative step goes the other way, and none goes nowhere`() throws {
    #expect(try steps(0, in: 0...2, step: -1) == ["-", "1", "2"])
    #expect(try steps(UInt(0), step: -1) == ["-", "1", "2"])
    #expect(try steps(1, in: 0...2, step: 0) == ["-", "-", "-"])
    #expect(try steps(1.0, step: .nan) == ["-", "-", "-"])
  }

  @Test func `a number beyond its bounds is stepped towards them alone`() throws {
    #expect(try steps(12, in: 0...10) == ["-", "11", "10"])
    #expect(try steps(-3, in: 0...10) == ["-2", "-", "-"])
  }

  /// A number that may not leave 0...2, as a type of an app's own.
  private struct Level: Strideable {
    var rank = 0

    func distance(to other: Level) -> Int { other.rank - rank }

    func advanced(by n: Int) -> Level {
      precondition(0...2 ~= rank + n, "there is no such level")
      return Level(rank: rank + n)
    }
  }

  @Test func `a value that cannot leave its bounds is not asked to`() throws {
    let range = Level(rank: 0)...Level(rank: 2)
    #expect(try steps(Level(rank: 2), in: range).first == "-")
    #expect(try steps(Level(rank: 0), in: range).last == "-")
  }

  @Test func `a stepper without an action for a direction does nothing there`() throws {
    let journal = Journal()
    let host = ViewHost {
      Stepper("Steps", onIncrement: { journal.note("up") }, onDecrement: nil) {
        journal.note("\($0)")
      }
    }
    try host.find(stepper: "Steps").decrement()
    #expect(journal.take() == [])
    try host.find(stepper: "Steps").increment()
    #expect(journal.take() == ["true", "up", "false"])
  }
}
