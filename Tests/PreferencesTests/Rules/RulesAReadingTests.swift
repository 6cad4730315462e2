import Modifiers
import Testing

@MainActor @Suite("A. Values going up: reading inside the tree")
struct RulesAReadingTests {
  @Test func `A10 a layer is made in the pass of its value, once, without an action`() throws {
    let remote = Remote(1)
    var given: [Int] = []
    let host = ViewHost {
      Controlled(remote) { Write(Sum.self, $0) }
        .overlayPreferenceValue(Sum.self) { value in
          let _ = given.append(value)
          Text("\(value)")
        }
    }
    var report = try host.update()
    #expect(given == [1])
    // Controlled, Write and the layer.
    #expect(report.bodies == 3)
    #expect(report.passes == 1)
    #expect(report.actions == 0)
    #expect(host.snapshot().first(text: "1") != nil)

    remote.value = 2
    report = try host.update()
    #expect(given == [1, 2])
    #expect(report.bodies == 3)
    #expect(report.passes == 1)
    #expect(host.snapshot().first(text: "1") == nil)
    #expect(host.snapshot().first(text: "2") != nil)
  }

  @Test func `A10 a layer whose value stays the same is not made again`() throws {
    let remote = Remote(1)
    var given: [Int] = []
    let host = ViewHost {
      Controlled(remote) { Write(Sum.self, $0 % 2) }
        .backgroundPreferenceValue(Sum.self) { value in
          let _ = given.append(value)
          Text("\(value)")
        }
    }
    try host.update()
    remote.value = 3
    // Controlled alone: what it builds is as it was.
    #expect(try host.update().bodies == 1)
    #expect(given == [1])
  }

  @Test func `A10 a layer is made once when its value and what it reads change together`() throws {
    let remote = Remote(1)
    let other = Remote(5)
    var given: [String] = []
    let host = ViewHost {
      Controlled(other) { _ in
        Controlled(remote) { Write(Sum.self, $0) }
          .overlayPreferenceValue(Sum.self) { value in
            let _ = given.append("\(value) \(other.value)")
            Text("\(value)")
          }
      }
    }
    try host.update()
    remote.value = 2
    other.value = 6
    #expect(try host.update().passes == 1)
    #expect(given == ["1 5", "2 6"])
  }

  @Test func `A10 what a layer reads makes it again, and nothing else`() throws {
    let remote = Remote(1)
    var given: [String] = []
    let host = ViewHost { ReadingInLayer(remote: remote) { given.append($0) } }
    try host.update()
    remote.value = 2
    let report = try host.update()
    #expect(given == ["4 1", "4 2"])
    #expect(report.bodies == 1)
    #expect(report.passes == 1)
    #expect(try host.update().passes == 0)
  }

  @Test func `A10 a layer over nothing written is given the default`() throws {
    var given: [Int] = []
    let host = ViewHost {
      Text("a").overlayPreferenceValue(Product.self) { value in
        let _ = given.append(value)
        Text("b")
      }
    }
    try host.update()
    #expect(given == [0])
  }

  @Test func `A10 what a layer writes is not part of what it is given`() throws {
    var given: [Int] = []
    let host = ViewHost {
      Write(Sum.self, 1)
        .overlayPreferenceValue(Sum.self) { value in
          let _ = given.append(value)
          Write(Sum.self, value + 1)
        }
        .backgroundPreferenceValue(Sum.self) { value in
          let _ = given.append(value)
          Write(Sum.self, value + 1)
        }
    }
    #expect(try host.update().passes == 1)
    #expect(given == [1, 3])
    #expect(host.preference(Sum.self) == 1 + 2 + 4)
    #expect(try host.update().passes == 0)
  }

  @Test func `A10 the value and the layer's own are folded once in a pass`() throws {
    let remote = Remote(1)
    let layerRemote = Remote(10)
    let host = ViewHost {
      Controlled(remote) { Write(Sum.self, $0) }
        .overlayPreferenceValue(Sum.self) { value in
          Controlled(layerRemote) { Write(Sum.self, $0 + value) }
        }
        .onPreferenceChange(Sum.self) { _ in }
    }
    #expect(try host.update().reductions == 1)
    layerRemote.value = 20
    remote.value = 2
    #expect(try host.update().reductions == 1)
    #expect(host.preference(Sum.self) == 2 + 22)
  }

  @Test func `A10 a layer keeps its state while its value changes`() throws {
    let remote = Remote(1)
    let inner = Remote(0)
    let host = ViewHost {
      Controlled(remote) { Write(Sum.self, $0) }
        .overlayPreferenceValue(Sum.self) { value in
          Text("\(value)")
          Controlled(inner) { Text("state \($0)") }
        }
    }
    try host.update()
    inner.value = 3
    try host.update()
    remote.value = 2
    try host.update()
    #expect(host.snapshot().first(text: "2") != nil)
    #expect(host.snapshot().first(text: "state 3") != nil)
  }

  @Test func `A10 a layer comes and goes with its value`() throws {
    let remote = Remote(0)
    let host = ViewHost {
      VStack {
        Controlled(remote) { Write(Sum.self, $0) }
          .overlayPreferenceValue(Sum.self) { value in
            if value > 0 { Write(Listed.self, [value]) }
          }
        Write(Listed.self, [9])
      }
    }
    try host.update()
    #expect(host.preference(Listed.self) == [9])
    remote.value = 4
    try host.update()
    #expect(host.preference(Listed.self) == [4, 9])
    remote.value = 0
    try host.update()
    #expect(host.preference(Listed.self) == [9])
  }

  @Test func `A10 a layer is aligned with the view and takes no room`() throws {
    let host = ViewHost {
      Text("wide").preference(key: Sum.self, value: 3)
        .overlayPreferenceValue(Sum.self, alignment: .bottomTrailing) { _ in Text("x") }
        .padding(8)
    }
    try host.update()
    #expect(host.size == CGSize(width: 48, height: 32))
    #expect(host.snapshot().first(text: "x")?.frame == CGRect(x: 32, y: 8, width: 8, height: 16))
  }

  @Test func `A10 B2 B3 a layer is made for each element, none for nothing`() throws {
    var given: [Int] = []
    let host = ViewHost {
      Group {
        Write(Sum.self, 1)
        Write(Sum.self, 2)
        EmptyView()
      }
      .overlayPreferenceValue(Sum.self) { value in
        let _ = given.append(value)
        Text("\(value)")
      }
      EmptyView().overlayPreferenceValue(Sum.self) { value in
        let _ = given.append(-1)
        Text("\(value)")
      }
    }
    try host.update()
    #expect(given.sorted() == [1, 2])
  }

  @Test func `A10 a layer that goes is let go of`() throws {
    let count = LifeCount()
    let remote = Remote(true)
    let host = ViewHost {
      Controlled(remote) { isThere in
        if isThere {
          ProbedLayer(probe: Probe(count))
        }
      }
    }
    try host.update()
    remote.value = false
    try host.update()
    #expect(count.alive == 0)
  }
}

private struct ReadingInLayer: View {
  let remote: Remote<Int>
  let note: (String) -> Void
  @State private var factor = 1

  var body: some View {
    let _ = remote.connect($factor)
    Write(Sum.self, 4).overlayPreferenceValue(Sum.self) { value in
      let _ = note("\(value) \(factor)")
      Text("\(value * factor)")
    }
  }
}

private struct ProbedLayer: View {
  let probe: Probe

  var body: some View {
    Text("").overlayPreferenceValue(Sum.self) { _ in
      let _ = probe.touch()
      Text("layer")
    }
  }
}
