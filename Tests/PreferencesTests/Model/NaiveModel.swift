import Modifiers

/// A second, simple implementation of the rules, to compare the library with.
///
/// Each update works out everything anew from a sketch. Kept from one to the next is only what the
/// rules say that views remember: the values that readers were given, what is present, and states.
struct NaiveModel {
  /// A mistake made on purpose, to show that a comparison finds it.
  enum Flaw: CaseIterable {
    /// Siblings are folded from the last to the first.
    case foldsBackwards

    /// The second of several values is left out.
    case skipsAValue

    /// A writer goes on writing what it wrote first, as if nobody had told those above.
    case keepsOldValues

    /// Values of nested containers are folded as if all stood in one.
    case foldsFlat

    /// Readers outside hear before those inside.
    case deliversOutsideIn

    /// A layer behind contributes like one in front.
    case ordersLayersAlike

    /// A reader that was gone and came back remembers what it was given.
    case remembersTheDead

    /// Elements that are gone still take room.
    case keepsRoom
  }

  /// What must come of an update.
  struct Outcome: Equatable {
    var events: [SketchEvent] = []
    var first = ""
    var second: [Int] = []
    var frames: [FrameLine] = []
    var passes = 0
  }

  let flaw: Flaw?
  let contributesDefaults: Bool

  /// The values that readers were given last.
  private var firsts: [NaiveIdentity: String] = [:]
  private var seconds: [NaiveIdentity: [Int]] = [:]

  /// What has appeared, in tree order.
  private var present: [Presence] = []

  private struct Presence {
    let identity: NaiveIdentity
    let tag: Int
    let place: NaiveIdentity
  }

  /// What echoes have seen.
  private var echoes: [NaiveIdentity: Int] = [:]

  /// For the flaws.
  private var written: [NaiveIdentity: String] = [:]
  private var largest: CGSize = .zero

  init(flaw: Flaw? = nil, contributesDefaults: Bool = false) {
    self.flaw = flaw
    self.contributesDefaults = contributesDefaults
  }

  /// Works out what must come of showing a state.
  mutating func update(to state: SketchState) -> Outcome {
    var outcome = Outcome()
    var root: NaiveElement
    var tags: [NaiveIdentity: Int]
    repeat {
      outcome.passes += 1
      var builder = NaiveBuilder(
        echoes: echoes, flaw: flaw, contributesDefaults: contributesDefaults, written: written)
      root = builder.root(of: state)
      written = builder.written
      tags = builder.appearing
    } while act(root, tags, &outcome.events)
    outcome.first = root.inside[0].first ?? Grouped.defaultValue
    outcome.second = root.inside[0].second ?? AssociativeListed.defaultValue
    outcome.frames = root.lines()
    if flaw == .keepsRoom {
      largest.width = max(largest.width, root.size.width)
      if root.size.width < largest.width { outcome.frames = [] }
    }
    return outcome
  }

  /// Phase two; returns whether it wrote a state.
  private mutating func act(
    _ root: NaiveElement, _ tags: [NaiveIdentity: Int], _ events: inout [SketchEvent]
  ) -> Bool {
    var ordered: [NaiveElement] = []
    Self.collect(root, isInsideOut: flaw != .deliversOutsideIn, into: &ordered)
    notePresence(of: ordered, tags, &events)
    var newEchoes: [NaiveIdentity: Int] = [:]
    var alive: Set<NaiveIdentity> = []
    for element in ordered {
      switch element.effect {
      case .reading(let tag):
        alive.insert(element.identity)
        let value = element.inside[0].first ?? Grouped.defaultValue
        if firsts.updateValue(value, forKey: element.identity) != value {
          events.append(.first(tag, value))
        }
        deliver(element, tag, &events)
      case .echoing(let tag, let state):
        alive.insert(element.identity)
        deliver(element, tag, &events)
        newEchoes[state] = seconds[element.identity]?.count
      default: break
      }
    }
    if flaw != .remembersTheDead {
      firsts = firsts.filter { alive.contains($0.key) }
      seconds = seconds.filter { alive.contains($0.key) }
    }
    let wrote = newEchoes.contains { $0.value != echoes[$0.key] ?? 0 }
    echoes = newEchoes
    return wrote
  }

  private mutating func deliver(
    _ element: NaiveElement, _ tag: Int, _ events: inout [SketchEvent]
  ) {
    let value = element.inside[0].second ?? AssociativeListed.defaultValue
    if seconds.updateValue(value, forKey: element.identity) != value {
      events.append(.second(tag, value))
    }
  }

  /// Notes what goes and comes. What goes from a modifier that is still there tells the modifier's
  /// new tag.
  private mutating func notePresence(
    of ordered: [NaiveElement], _ tags: [NaiveIdentity: Int], _ events: inout [SketchEvent]
  ) {
    var now: [Presence] = []
    for element in ordered {
      guard case .appearing(let tag, let place) = element.effect else { continue }
      now.append(Presence(identity: element.identity, tag: tag, place: place))
    }
    guard !now.isEmpty || !present.isEmpty else { return }
    let before = Set(present.map(\.identity))
    let after = Set(now.map(\.identity))
    for one in present where !after.contains(one.identity) {
      events.append(.disappeared(tags[one.place] ?? one.tag))
    }
    for one in now where !before.contains(one.identity) { events.append(.appeared(one.tag)) }
    present = now
  }

  /// The elements that act, in the order of rule C4.
  private static func collect(
    _ element: NaiveElement, isInsideOut: Bool, into ordered: inout [NaiveElement]
  ) {
    if !isInsideOut, element.effect != nil { ordered.append(element) }
    let isBehind = element.arrangement == .layered(isBehind: true)
    for inner in isBehind ? element.inside.reversed() : element.inside {
      collect(inner, isInsideOut: isInsideOut, into: &ordered)
    }
    if isInsideOut, element.effect != nil { ordered.append(element) }
  }
}
