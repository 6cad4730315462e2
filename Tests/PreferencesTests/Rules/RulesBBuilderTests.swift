import Modifiers
import Testing

@MainActor @Suite("B8. What the builder accepts")
struct RulesBBuilderTests {
  @Test func `B8 a block of more than ten views`() throws {
    let result = try value(of: Listed.self) {
      Write(Listed.self, [1])
      Write(Listed.self, [2])
      Write(Listed.self, [3])
      Write(Listed.self, [4])
      Write(Listed.self, [5])
      Write(Listed.self, [6])
      Write(Listed.self, [7])
      Write(Listed.self, [8])
      Write(Listed.self, [9])
      Write(Listed.self, [10])
      Write(Listed.self, [11])
      Write(Listed.self, [12])
      Write(Listed.self, [13])
    }
    #expect(result == Array(1...13))
  }

  @Test func `B8 an if without else`() throws {
    for isShown in [false, true] {
      let result = try value(of: Listed.self) { if isShown { Write(Listed.self, [1]) } }
      #expect(result == (isShown ? [1] : []))
    }
  }

  @Test func `B8 an if with else and else if`() throws {
    for number in 0..<4 {
      let result = try value(of: Listed.self) {
        if number == 0 {
          Write(Listed.self, [10])
        } else if number == 1 {
          Write(Listed.self, [11]).padding()
        } else if number == 2 {
          Write(Listed.self, [12])
          Write(Listed.self, [12])
        } else {
          Text("").preference(key: Listed.self, value: [13])
        }
      }
      #expect(result == [[10], [11], [12, 12], [13]][number])
    }
  }

  @Test(arguments: [nil, "Ada"])
  func `B8 an if let`(name: String?) throws {
    let result = try value(of: Longest.self) {
      if let name { Write(Longest.self, name) } else { Write(Longest.self, "nobody") }
    }
    #expect(result == name ?? "nobody")
  }

  @Test func `B8 a switch over an enum with values`() throws {
    let phases: [Phase] = [.loading, .failed(reason: "offline"), .loaded([1, 2]), .loaded([])]
    let values = try phases.map { phase in
      try value(of: Grouped.self) {
        switch phase {
        case .loading:
          Text("")
        case .failed(let reason):
          Write(Grouped.self, reason)
        case .loaded(let numbers) where numbers.isEmpty:
          EmptyView()
        case .loaded(let numbers):
          ForEach(numbers, id: \.self) { Write(Grouped.self, "\($0)") }
        }
      }
    }
    #expect(values == ["default", "offline", "(1 2)", "default"])
  }

  @Test func `B8 an if #available`() throws {
    let result = try value(of: Sum.self) {
      if #available(macOS 15, iOS 18, *) {
        Write(Sum.self, 1)
      } else {
        Write(Sum.self, 2)
      }
      if #available(macOS 15, *) { Write(Sum.self, 10) }
    }
    #expect(result == 11)
  }

  @Test func `B8 let declarations and local functions`() throws {
    let result = try value(of: Sum.self) {
      let base = 4
      let (left, right) = (base, base * 2)
      Write(Sum.self, left)
      if right > 4 {
        let third = right + 1
        Write(Sum.self, third)
      }
    }
    #expect(result == 13)
  }

  @Test(arguments: [nil, 7])
  func `B8 an optional view`(number: Int?) throws {
    let result = try value(of: Listed.self) {
      number.map { Write(Listed.self, [$0]) }
      Write(Listed.self, [0])
    }
    #expect(result == (number.map { [$0] } ?? []) + [0])
  }

  @Test func `B8 an AnyView, also of an AnyView`() throws {
    let views = [AnyView(Write(Sum.self, 1)), AnyView(erasing: AnyView(Write(Sum.self, 2)))]
    let result = try value(of: Sum.self) {
      ForEach(views.indices, id: \.self) { views[$0] }
    }
    #expect(result == 3)
  }

  @Test func `B8 helper functions and properties of some View`() throws {
    #expect(try value(of: Listed.self) { Helpers(isTall: true) } == [1, 2, 3, 4, 5])
    #expect(try value(of: Listed.self) { Helpers(isTall: false) } == [1, 2, 5])
  }

  @Test func `B8 an empty block`() throws {
    #expect(try value(of: Sum.self) {} == 0)
    #expect(try value(of: Sum.self) { VStack {} } == 0)
  }

  @Test func `B8 a block held by a view of one's own`() throws {
    let result = try value(of: Listed.self) {
      Holder {
        Write(Listed.self, [1])
        if true { Write(Listed.self, [2]) }
      }
    }
    #expect(result == [0, 1, 2])
  }

  @Test func `B8 blocks in blocks of every kind`() throws {
    let result = try value(of: Listed.self) {
      Group {
        if true {
          ForEach(1..<3) { number in
            switch number {
            case 1: Write(Listed.self, [number])
            default:
              if number > 1 {
                Group {
                  Write(Listed.self, [number]); Write(Listed.self, [-number])
                }
              }
            }
          }
        }
      }
    }
    #expect(result == [1, 2, -2])
  }
}

private enum Phase {
  case loading
  case failed(reason: String)
  case loaded([Int])
}

private struct Helpers: View {
  let isTall: Bool

  var body: some View {
    header
    if isTall { rows(from: 3) }
    footer()
  }

  @ViewBuilder private var header: some View {
    Write(Listed.self, [1])
    Write(Listed.self, [2])
  }

  private func rows(from start: Int) -> some View {
    ForEach(start..<start + 2, id: \.self) { Write(Listed.self, [$0]) }
  }

  @ViewBuilder private func footer() -> some View {
    if isTall { Write(Listed.self, [5]) } else { Write(Listed.self, [5]).padding() }
  }
}

private struct Holder<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    VStack {
      Write(Listed.self, [0])
      content
    }
  }
}
