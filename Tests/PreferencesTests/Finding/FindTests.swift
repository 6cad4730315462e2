import Modifiers
import Testing

/// Rules I2 and I3.
@MainActor struct FindTests {
  private struct Row: Identifiable {
    let id: String
    var isOpen = true
  }

  private struct Rows: View {
    @State private var rows = [Row(id: "milk"), Row(id: "eggs")]
    @State private var picked = "nothing"

    var body: some View {
      VStack {
        Text(picked).accessibilityIdentifier("picked")
        ForEach(rows) { row in
          HStack {
            Text(row.id)
            Button("Delete") { rows.removeAll { $0.id == row.id } }
          }
          .onTapGesture { picked = row.id }
        }
        Text("end").id(7)
      }
    }
  }

  @Test func `a view is found by text, kind, identifier, id and condition`() throws {
    let host = ViewHost { Rows() }
    #expect(try host.find(text: "milk").name == "Text")
    #expect(try host.find(id: "picked").text == "nothing")
    #expect(try host.find(id: "eggs").text == "eggs Delete")
    #expect(try host.find(id: 7).text == "end")
    #expect(try host.findAll(button: "Delete").count == 2)
    #expect(try host.findAll(named: "HStack").map(\.text) == ["milk Delete", "eggs Delete"])
    #expect(try host.find(named: "VStack").findAll(named: "Text").count == 6)
    #expect(try host.find { $0.frame.minY == 0 && $0.name == "Text" }.text == "nothing")
    #expect(try host.findAll(text: "butter").isEmpty)
  }

  @Test func `a search inside a view finds what is inside`() throws {
    let host = ViewHost { Rows() }
    try host.find(id: "milk").find(button: "Delete").tap()
    #expect(try host.findAll(named: "HStack").map(\.text) == ["eggs Delete"])
  }

  @Test func `a search inside a view finds what is laid over it`() throws {
    let host = ViewHost {
      Text("card").overlay { Text("badge") }.id(1)
      Text("badge")
    }
    #expect(try host.find(id: 1).find(text: "badge").frame.minY == 0)
  }

  @Test func `a tap on a text goes to the nearest thing around it that takes it`() throws {
    let host = ViewHost { Rows() }
    try host.find(text: "eggs").tap()
    #expect(try host.find(id: "picked").text == "eggs")
    try host.find(id: "milk").find(text: "Delete").tap()
    #expect(try host.findAll(text: "milk").isEmpty)
  }

  @Test func `a tap on a row goes to the row's own gesture before a button inside`() throws {
    let host = ViewHost { Rows() }
    try host.find(id: "milk").tap()
    #expect(try host.find(id: "picked").text == "milk")
  }

  @Test func `a tap on a container goes to the one thing inside that takes it`() throws {
    var taps = 0
    let host = ViewHost {
      VStack {
        Text("title")
        Button("Add") { taps += 1 }
      }
    }
    try host.find(named: "VStack").tap()
    #expect(taps == 1)
  }

  @Test func `a gesture of two taps takes two`() throws {
    var taps: [Int] = []
    let host = ViewHost {
      Text("a").onTapGesture { taps.append(1) }.onTapGesture(count: 2) { taps.append(2) }
    }
    try host.find(text: "a").tap(count: 2)
    try host.find(text: "a").tap()
    #expect(taps == [2, 1])
  }

  private struct Steps: View {
    @State private var count = 0

    var body: some View {
      Button("\(count)") { [count] in self.count = count + 1 }.disabled(count == 2)
    }
  }

  @Test func `an action takes place on the tree as it is by then`() throws {
    let host = ViewHost { Steps() }
    let button = try host.find(button: "0")
    try button.tap()
    try button.tap()
    #expect(try host.find(button: "2").isEnabled == false)
    #expect(throws: InteractionError.self) { try button.tap() }
  }

  @Test func `perform acts and updates, and returns the work of the update`() throws {
    let host = ViewHost { Steps() }
    try host.update()
    let report = try host.perform { try host.find(button: "0").tap() }
    #expect(report.passes == 1)
    #expect(!host.needsUpdate)
    #expect(host.snapshot().first(text: "1") != nil)
  }

  private struct Interruption: Error {}

  @Test func `what perform's actions throw goes on, and nothing is updated`() throws {
    let host = ViewHost { Steps() }
    let button = try host.find(button: "0")
    #expect(throws: Interruption.self) {
      try host.perform {
        try button.tap()
        throw Interruption()
      }
    }
    #expect(button.label == "0")
    #expect(host.needsUpdate)
    #expect(try host.update().passes == 1)
    #expect(button.label == "1")
  }

  @Test func `the frame is in the root's space`() throws {
    let host = ViewHost {
      VStack(spacing: 0) {
        Text("a")
        HStack { Button("b") {} }.padding(8)
      }
    }
    let button = try host.find(button: "b")
    #expect(button.frame == CGRect(x: 8, y: 24, width: 8, height: 16))
    #expect(try button.find(text: "b").frame == button.frame)
  }

  @Test func `a label says what a view is in place of its texts`() throws {
    let host = ViewHost {
      Text("3").accessibilityLabel("three")
      Button("x") {}.accessibilityLabel(Text("Close"))
    }
    #expect(try host.find(label: "three").text == "3")
    #expect(try host.find(button: "Close").text == "x")
    #expect(try host.find(button: "x").label == "Close")
    #expect(try host.find(label: "Close").name == "Button")
  }

  @Test func `what is hidden from accessibility is not found and is no part of a label`() throws {
    let host = ViewHost {
      Button {
      } label: {
        Text("Add")
        Text("+").accessibilityHidden(true)
      }
    }
    #expect(try host.find(button: "Add").label == "Add")
    #expect(try host.findAll(text: "+").isEmpty)
  }

  @Test func `what nobody sees is not found`() throws {
    let host = ViewHost {
      Button("Hidden") {}.hidden()
      VStack { Text("clear") }.opacity(0)
      Button {
      } label: {
        Text("Add")
        Text("more").opacity(0)
      }
      Text("faint").opacity(0.1)
    }
    #expect(try host.findAll(named: "Text").map(\.text) == ["Add", "faint"])
    #expect(try host.findAll(named: "Button").map(\.label) == ["Add"])
  }

  @Test func `an identifier belongs to the view it was given to`() throws {
    let host = ViewHost {
      VStack { Text("a").padding().accessibilityIdentifier("inner").border(.black) }
        .padding().accessibilityIdentifier("outer")
    }
    #expect(try host.find(id: "inner").name == "Text")
    #expect(try host.find(id: "outer").name == "VStack")
  }

  @Test func `the ids of several views under one id are found together`() throws {
    let host = ViewHost {
      Group {
        Text("a")
        Text("b").padding()
      }
      .padding()
      .id("both")
    }
    #expect(try host.findAll(id: "both").map(\.text) == ["a", "b"])
  }

  @Test func `looking costs no work`() throws {
    let host = ViewHost { Rows() }
    try host.update()
    _ = try host.everything()
    #expect(try host.update().passes == 0)
  }

  private struct Holding: View {
    let life: LifeCount
    @State private var isThere = true

    var body: some View {
      VStack {
        if isThere {
          let probe = Probe(life)
          HStack {
            Button("Hide") { [_isThere] in
              probe.touch()
              _isThere.wrappedValue = false
            }
          }.id("row")
        }
      }
    }
  }

  @Test func `a found view keeps nothing of its place`() throws {
    let life = LifeCount()
    let host = ViewHost { Holding(life: life) }
    let row = try host.find(id: "row")
    let button = try row.find(button: "Hide")
    try host.perform { try button.tap() }
    #expect(life.alive == 0)
    for view in [row, button] {
      #expect(!view.exists)
      #expect(view.text == "")
      #expect(view.label == "")
      #expect(view.ids == [])
      #expect(view.frame == .zero)
      #expect(!view.isEnabled)
      #expect(!view.isFocused)
      #expect(view.value == nil)
    }
    #expect(button.description == #"button "Hide""#)
  }

  @Test func `a layout of one's own is found by the name of its type`() throws {
    struct Diagonal: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { CGSize(width: 40, height: 40) }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for (index, subview) in subviews.enumerated() {
          let place = CGPoint(x: bounds.minX + CGFloat(8 * index), y: bounds.minY)
          subview.place(at: place, proposal: .unspecified)
        }
      }
    }
    let host = ViewHost {
      Diagonal {
        Text("a")
        Text("b")
      }
      .padding(8)
    }
    #expect(try host.find(named: "Diagonal").frame == CGRect(x: 8, y: 8, width: 40, height: 40))
    #expect(try host.find(named: "Diagonal").find(text: "b").frame.minX == 16)
  }
}
