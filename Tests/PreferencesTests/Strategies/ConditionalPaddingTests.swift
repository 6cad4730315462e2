import Modifiers
import Rendering
import Testing

/// A text that may turn out to be empty. The article's coin is given by hand.
private struct OptionalView: View {
  let isThere: Bool
  let bodies: Counter

  var body: some View {
    let _ = bodies.increment()
    if isThere {
      Text("Hello There")
    }
  }
}

/// Counts how often something happened.
private final class Counter {
  private(set) var count = 0

  func increment() {
    count += 1
  }
}

/// The first article: a stack whose children may all turn out empty still gets its padding.
@MainActor @Suite("Strategy: conditional padding")
struct ConditionalPaddingTests {
  /// 0 × 0, or the texts of 88 × 16 with 10 between them and 20 and 24 around.
  static func size(_ present: Int) -> CGSize {
    guard present > 0 else { return .zero }
    return CGSize(width: 88 + 40, height: CGFloat(present) * 16 + CGFloat(present - 1) * 10 + 48)
  }

  @Test(arguments: Combinations.upToFour)
  func `the problem: plain padding leaves a gap when nothing is there`(_ isThere: [Bool]) throws {
    let bodies = Counter()
    let host = ViewHost {
      VStack(spacing: 10) {
        ForEach(isThere.indices, id: \.self) {
          OptionalView(isThere: isThere[$0], bodies: bodies)
        }
      }
      .padding(.horizontal, 20)
      .padding(.vertical, 24)
    }
    let report = try host.update()
    let present = isThere.filter { $0 }.count
    #expect(host.size == (present == 0 ? CGSize(width: 40, height: 48) : Self.size(present)))
    #expect(report.passes == 1)
  }

  @Test(arguments: Combinations.of(3))
  func `D2: the cure takes no room when nothing is there, and runs no body twice`(
    _ isThere: [Bool]
  ) throws {
    let bodies = Counter()
    let host = ViewHost {
      VStack(spacing: 10) {
        OptionalView(isThere: isThere[0], bodies: bodies).paddable()
        OptionalView(isThere: isThere[1], bodies: bodies).paddable()
        OptionalView(isThere: isThere[2], bodies: bodies).paddable()
      }
      .paddingWhenPaddable(.horizontal, 20)
      .paddingWhenPaddable(.vertical, 24)
    }
    let report = try host.update()
    let present = isThere.filter { $0 }.count
    #expect(host.size == Self.size(present))
    #expect(report.passes == (present == 0 ? 1 : 2))
    #expect(bodies.count == 3)
    #expect(host.preference(Paddable.self) == (present > 0))
  }

  @Test func `the picture of one present child`() throws {
    let bodies = Counter()
    let renderer = TextRenderer(
      content: VStack(spacing: 10) {
        OptionalView(isThere: false, bodies: bodies).paddable()
        OptionalView(isThere: true, bodies: bodies).paddable()
      }
      .paddingWhenPaddable(.horizontal, 16)
      .paddingWhenPaddable(.vertical, 16)
      .border(.black)
    )
    #expect(
      try renderer.text == """
        ┌─────────────┐
        │ Hello There │
        └─────────────┘
        """)
  }

  @Test(arguments: Combinations.upToFour)
  func `a child may say under which condition it wants the padding`(_ wants: [Bool]) throws {
    let host = ViewHost {
      VStack(spacing: 10) {
        ForEach(wants.indices, id: \.self) { Text("Hello There").paddable(when: wants[$0]) }
      }
      .paddingWhenPaddable(.all, 20)
    }
    try host.update()
    let plain = CGSize(
      width: wants.isEmpty ? 0 : 88, height: CGFloat(max(0, wants.count * 26 - 10)))
    let room: CGFloat = wants.contains(true) ? 40 : 0
    #expect(host.size == CGSize(width: plain.width + room, height: plain.height + room))
  }

  @Test func `of several views each gets the padding if one is paddable, whatever was before`()
    throws
  {
    typealias Wants = (a: Bool?, b: Bool?)
    func view(_ wants: Wants) -> some View {
      VStack(alignment: .leading) {
        Group {
          if let a = wants.a { Text("a").paddable(when: a) }
          if let b = wants.b { Text("b").paddable(when: b) }
        }
        .paddingWhenPaddable(.leading, 24)
      }
    }
    let wants = Remote<Wants>((true, false))
    let host = ViewHost { Controlled(wants) { view($0) } }
    let sequence: [Wants] = [
      (true, false), (false, false), (true, false), (false, true), (nil, true), (nil, false),
      (true, false), (nil, false), (true, true), (nil, nil), (false, nil), (true, nil),
    ]
    for next in sequence {
      wants.value = next
      try host.update()
      let fresh = ViewHost { view(next) }
      try fresh.update()
      #expect(host.size == fresh.size)
      let room: CGFloat = next.a == true || next.b == true ? 24 : 0
      for text in ["a", "b"] {
        let minX = host.snapshot().first(text: text)?.frame.minX
        #expect(minX == nil || minX == room)
        #expect(minX == fresh.snapshot().first(text: text)?.frame.minX)
      }
    }
  }

  @Test(arguments: Combinations.upToFour)
  func `the cure holds for any number of children`(_ isThere: [Bool]) throws {
    let bodies = Counter()
    let host = ViewHost {
      VStack(spacing: 10) {
        ForEach(isThere.indices, id: \.self) {
          OptionalView(isThere: isThere[$0], bodies: bodies).paddable()
        }
      }
      .paddingWhenPaddable(.horizontal, 20)
      .paddingWhenPaddable(.vertical, 24)
    }
    let present = isThere.filter { $0 }.count
    #expect(try host.update().passes == (present == 0 ? 1 : 2))
    #expect(host.size == Self.size(present))
    #expect(bodies.count == isThere.count)
  }
}
