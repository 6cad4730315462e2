import Modifiers
import Rendering
import Testing

@MainActor struct ValueControlTests {
  private struct Settings: View {
    @State var count = 2
    @State var volume = 0.5

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Stepper("Count \(count)", value: $count, in: 0...3)
        Slider(value: $volume, in: 0...10, step: 2.5) { Text("Volume") }
        ProgressView("Progress", value: volume, total: 10)
        ProgressView()
      }
    }
  }

  @Test func `the controls are drawn with characters`() {
    #expect(
      picture(of: Settings(count: 2, volume: 5)) == """
        Count 2      [-|+]
        Volume ━━━━━●─────
        Progress
        [#####-----]
        …
        """)
  }

  @Test func `a stepper makes steps within its bounds`() throws {
    let host = ViewHost { Settings() }
    try host.find(stepper: "Count 2").increment()
    let stepper = try host.find(stepper: "Count 3")
    try stepper.increment()
    #expect(try host.find(stepper: "Count 3").value == "3")
    try stepper.decrement()
    try stepper.decrement()
    #expect(try host.find(stepper: "Count 1").exists)
  }

  @Test func `a stepper with actions runs them`() throws {
    var steps: [String] = []
    let host = ViewHost {
      Stepper("Steps") {
        steps.append("up")
      } onDecrement: {
        steps.append("down")
      } onEditingChanged: {
        steps.append("\($0)")
      }
    }
    try host.find(stepper: "Steps").increment()
    try host.find(stepper: "Steps").decrement()
    #expect(steps == ["true", "up", "false", "true", "down", "false"])
  }

  @Test func `a slider goes to the nearest step within its bounds`() throws {
    let host = ViewHost { Settings() }
    let slider = try host.find(slider: "Volume")
    try slider.setValue(6)
    try host.update()
    #expect(slider.value == "5.0")
    try slider.setValue(99)
    try host.update()
    #expect(slider.value == "10.0")
    try slider.setValue(-1)
    try host.update()
    #expect(slider.value == "0.0")
  }

  @Test(arguments: [
    (0.0, "[----------]"), (0.26, "[###-------]"), (1, "[##########]"), (7, "[##########]"),
    (-1, "[----------]"), (.nan, "[----------]"),
  ])
  func `progress is drawn in tenths and stays within its total`(value: Double, bar: String) {
    #expect(picture(of: ProgressView(value: value)) == bar)
  }

  @Test func `the value of progress is its share`() throws {
    let host = ViewHost { Settings(volume: 2.5) }
    #expect(try host.findAll(named: "ProgressView").map(\.value) == ["0.25", nil])
  }
}
