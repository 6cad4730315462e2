import Modifiers
import Testing

/// Rule H1: views are built wherever there is somebody to build them, on no actor in particular.
@Suite("H. Types and concurrency") struct RulesHIsolationTests {
  @Test func `H1 containers, controls and shapes are built on no actor`() async {
    #expect(await titles() == 12)
  }

  @concurrent private func titles() async -> Int {
    let isOn = Binding.constant(true)
    let text = Binding.constant("")
    let number = Binding.constant(0.5)
    let views: [Any] = [
      Button("a") {}, Button(role: .cancel, action: {}) { Text("a") },
      Label("a", systemImage: "a"), Toggle("a", isOn: isOn),
      TextField("a", text: text), SecureField("a", text: text),
      Picker("a", selection: isOn) { Text("b") }, Stepper("a", value: number),
      Slider(value: number), ProgressView("a", value: 0.5),
      ContentUnavailableView("a", systemImage: "a"), ContentUnavailableView.search,
    ]
    return views.count
  }

  @concurrent private func containers() async -> some View {
    List {
      Section("a") { Text("a").navigationTitle("a") }
      NavigationStack { VStack { HStack { ZStack { Divider() } } } }
      ScrollView { ForEach(0..<2) { Text("\($0)") } }
      Group { AnyView(Spacer()) }
      Rectangle().fill(.tint).overlay { Circle().stroke(Color.accentColor) }
      Image(systemName: "a").resizable().padding().buttonStyle(.bordered).tint(.red)
    }
  }
}
