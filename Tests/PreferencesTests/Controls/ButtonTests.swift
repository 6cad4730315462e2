import Modifiers
import Rendering
import Testing

/// Rule I1.
@MainActor struct ButtonTests {
  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Text("\(count)")
        Button("Add") { count += 1 }
      }
    }
  }

  @Test func `a tap runs the action, and the next update shows what it did`() throws {
    let host = ViewHost { Counter() }
    try host.update()
    try host.find(button: "Add").tap()
    #expect(host.snapshot().all(named: "Text").map(\.text) == ["0", "Add"])
    #expect(host.needsUpdate)
    try host.update()
    #expect(host.snapshot().all(named: "Text").map(\.text) == ["1", "Add"])
  }

  @Test func `a button is as large as its label and a view of its own`() throws {
    let host = ViewHost { Button("Add") {}.padding() }
    try host.update()
    #expect(
      host.snapshot().description == """
        Root 56 × 48 at (0, 0)
        └─ Button 24 × 16 at (16, 16)
           └─ Text "Add" 24 × 16 at (16, 16)
        """)
  }

  @Test func `a label of several views stands in a row`() throws {
    let host = ViewHost {
      Button {
      } label: {
        Text("Add")
        Text("Milk")
      }
    }
    try host.update()
    #expect(
      host.snapshot().description == """
        Root 64 × 16 at (0, 0)
        └─ Button 64 × 16 at (0, 0)
           └─ HStack 64 × 16 at (0, 0)
              ├─ Text "Add" 24 × 16 at (0, 0)
              └─ Text "Milk" 32 × 16 at (32, 0)
        """)
  }

  @Test func `a button whose label is empty is there`() throws {
    let host = ViewHost {
      Button {
      } label: {
        EmptyView()
      }
      .padding()
    }
    try host.update()
    #expect(host.size == CGSize(width: 32, height: 32))
  }

  @Test func `a button with an image is found by its title`() throws {
    var taps = 0
    let host = ViewHost { Button("Delete", systemImage: "trash", role: .destructive) { taps += 1 } }
    try host.find(button: "Delete").tap()
    #expect(taps == 1)
    #expect(try host.find(button: "Delete").label == "Delete")
  }

  @Test func `a button with an image alone is found by the image's name or label`() throws {
    let host = ViewHost {
      Button {
      } label: {
        Image(systemName: "trash")
      }
      Button {
      } label: {
        Image(systemName: "plus").accessibilityLabel("Add")
      }
    }
    #expect(try host.findAll(named: "Button").map(\.label) == ["trash", "Add"])
    #expect(try host.find(button: "trash").exists)
  }

  @Test func `a disabled button is drawn and not tapped`() throws {
    var taps = 0
    let host = ViewHost {
      VStack { Button("Add") { taps += 1 }.disabled(false) }.disabled(true)
    }
    let button = try host.find(button: "Add")
    #expect(!button.isEnabled)
    #expect(throws: InteractionError.self) { try button.tap() }
    #expect(taps == 0)
    #expect(host.textPicture() == "Add")
  }

  @Test func `a preference of the label reaches beyond the button`() throws {
    let host = ViewHost {
      Button {
      } label: {
        Text("Add").preference(key: Sum.self, value: 3)
      }
    }
    try host.update()
    #expect(host.preference(Sum.self) == 3)
  }
}
