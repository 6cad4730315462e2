import Modifiers
import Testing

/// Actions that run when a geometry has changed.
@MainActor @Suite struct GeometryChangeTests {
  private func host(
    _ remote: Remote<CGFloat>, _ view: @escaping (Color) -> some View
  ) -> ViewHost<some View> {
    ViewHost {
      VStack(spacing: 0) {
        Controlled(remote) { Color.red.frame(width: $0, height: $0) }
        view(.green)
      }
    }
  }

  @Test func `F11 the action runs after the first layout and when the value has changed`() throws {
    let remote = Remote(CGFloat(5))
    var seen: [CGFloat] = []
    let host = host(remote) {
      $0.frame(width: 3, height: 3).onGeometryChange(for: CGFloat.self) {
        $0.frame(in: .global).minY
      } action: {
        seen.append($0)
      }
    }
    let first = try host.update()
    #expect(seen == [5])
    #expect(first.passes == 1)
    #expect(first.actions == 1)
    remote.value = 7
    let second = try host.update()
    #expect(seen == [5, 7])
    #expect(second.passes == 1)
    #expect(second.bodies == 1)
    #expect(second.actions == 1)
  }

  @Test func `F11 the action is given the old and the new value, at first the same twice`() throws {
    let remote = Remote(CGFloat(5))
    var seen: [[CGFloat]] = []
    let host = ViewHost {
      Controlled(remote) { width in
        Color.red.frame(width: width, height: 1)
          .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { old, new in
            seen.append([old, new])
          }
      }
    }
    try host.update()
    remote.value = 9
    try host.update()
    #expect(seen == [[5, 5], [5, 9]])
  }

  @Test func `F11 a geometry that changes without the value runs no action`() throws {
    let remote = Remote(CGFloat(15))
    var seen: [Bool] = []
    let host = host(remote) {
      $0.frame(width: 3, height: 3).onGeometryChange(for: Bool.self) {
        $0.frame(in: .global).minY > 10
      } action: {
        seen.append($0)
      }
    }
    try host.update()
    remote.value = 20
    #expect(try host.update().actions == 0)
    remote.value = 5
    #expect(try host.update().actions == 1)
    #expect(seen == [true, false])
  }

  @Test func `F11 a closure that captures another value is asked again`() throws {
    let remote = Remote(CGFloat(1))
    var seen: [CGFloat] = []
    let host = ViewHost {
      Controlled(remote) { factor in
        Color.red.frame(width: 10, height: 1)
          .onGeometryChange(for: CGFloat.self, of: { $0.size.width * factor }) { seen.append($0) }
      }
    }
    try host.update()
    remote.value = 3
    try host.update()
    #expect(seen == [10, 30])
  }

  @Test func `F11 state written by the action settles in a second pass`() throws {
    struct Matching: View {
      @State private var height: CGFloat = 0

      var body: some View {
        HStack(spacing: 0) {
          Text("a\nb").onGeometryChange(for: CGFloat.self, of: \.size.height) { height = $0 }
          Color.red.frame(width: 4, height: height)
        }
      }
    }
    let host = ViewHost { Matching() }
    #expect(try host.update().passes == 2)
    #expect(try host.find(named: "Color").frame.height == 32)
  }

  @Test func `F11 over several views there is an action for each, children before parents`() throws
  {
    let journal = Journal()
    let host = ViewHost {
      VStack {
        Group {
          Text("a")
          Text("bc")
        }
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { journal.note("\(Int($0))") }
      }
      .onGeometryChange(for: CGFloat.self, of: \.size.width) { journal.note("stack \(Int($0))") }
    }
    try host.update()
    #expect(journal.take() == ["8", "16", "stack 16"])
  }
}
