import Modifiers
import Testing

@MainActor struct SliderTests {
  private struct Volume<Value: BinaryFloatingPoint>: View
  where Value.Stride: BinaryFloatingPoint {
    @State var volume: Value
    var bounds: ClosedRange<Value> = 0...1
    var step: Value.Stride?
    var journal = Journal()

    var body: some View {
      if let step {
        Slider(value: $volume, in: bounds, step: step) { journal.note("\($0)") }
      } else {
        Slider(value: $volume, in: bounds) { journal.note("\($0)") }
      }
    }
  }

  @Test(arguments: [
    (Double.nan, "●──────────"), (.infinity, "━━━━━━━━━━●"), (-.infinity, "●──────────"),
    (7, "━━━━━━━━━━●"), (0.5, "━━━━━●─────"),
  ])
  func `a value is drawn within the bounds whatever it is`(value: Double, scale: String) {
    #expect(picture(of: Volume(volume: value)) == scale)
  }

  @Test(arguments: [
    (-Double.infinity...Double.infinity, "●──────────"), (0...Double.infinity, "●──────────"),
    (-Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude, "━━━━━●─────"),
    (0...0, "●──────────"),
  ])
  func `bounds may be as wide as they can be`(bounds: ClosedRange<Double>, scale: String) {
    #expect(picture(of: Volume(volume: 0.0, bounds: bounds)) == scale)
  }

  @Test func `what is not a number is not taken in`() throws {
    let volume = Volume(volume: 0.5)
    let host = ViewHost { volume }
    let slider = try host.find(named: "Slider")
    try slider.setValue(.nan)
    try host.update()
    #expect(slider.value == "0.5")
    #expect(volume.journal.take() == [])
    try slider.setValue(.infinity)
    try host.update()
    #expect(slider.value == "1.0")
    #expect(volume.journal.take() == ["true", "false"])
  }

  @Test func `steps that cannot be counted are not made`() throws {
    func value(_ volume: Volume<Double>, set number: Double) throws -> String? {
      let host = ViewHost { volume }
      let slider = try host.find(named: "Slider")
      try slider.setValue(number)
      try host.update()
      return slider.value
    }
    let all = -Double.infinity...Double.infinity
    #expect(try value(Volume(volume: 1, bounds: all, step: 1), set: 4) == "4.0")
    #expect(
      try value(Volume(volume: 1, bounds: 0...9, step: .leastNonzeroMagnitude), set: 4) == "4.0")
    #expect(try value(Volume(volume: 1, bounds: 0...9, step: .nan), set: 4.5) == "4.5")
    #expect(try value(Volume(volume: 1, bounds: 0...9, step: -2), set: 4.5) == "4.5")
    #expect(try value(Volume(volume: 1, bounds: 0...9, step: .infinity), set: 4.5) == "4.5")
  }

  @Test func `a number of less precision is set, too`() throws {
    let host = ViewHost { Volume(volume: Float(0), bounds: 0...10, step: 2.5) }
    let slider = try host.find(named: "Slider")
    try slider.setValue(6)
    try host.update()
    #expect(slider.value == "5.0")
  }
}
