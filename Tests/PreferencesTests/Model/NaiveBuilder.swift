import Modifiers

/// Works out what is there and what is written, from a sketch and the states of its echoes.
struct NaiveBuilder {
  let echoes: [NaiveIdentity: Int]
  let flaw: NaiveModel.Flaw?
  let contributesDefaults: Bool

  /// What writers wrote first, for a flaw.
  var written: [NaiveIdentity: String]

  /// The tags of the modifiers that note what appears, also of those around nothing.
  private(set) var appearing: [NaiveIdentity: Int] = [:]

  init(
    echoes: [NaiveIdentity: Int], flaw: NaiveModel.Flaw?, contributesDefaults: Bool,
    written: [NaiveIdentity: String]
  ) {
    self.echoes = echoes
    self.flaw = flaw
    self.contributesDefaults = contributesDefaults
    self.written = written
  }

  /// What stands at the root: a column, with a reader around it.
  mutating func root(of state: SketchState) -> NaiveElement {
    let place = NaiveIdentity()
    let inside = elements(of: state.sketch, at: place.part(0), state.level)
    let column = container(place.part(1), .column(spacing: 8), inside)
    return wrapped(column, at: place.part(2), effect: .reading(tag: 0))
  }

  /// The elements that a node stands for.
  private mutating func elements(
    of sketch: Sketch, at place: NaiveIdentity, _ level: Int
  ) -> [NaiveElement] {
    let place = place.part(sketch.kind.rawValue)
    let value = sketch.value
    let tag = sketch.id
    switch sketch.kind {
    case .leaf:
      return [leaf(value, at: place)]
    case .stack:
      return [
        container(place, .column(spacing: CGFloat(value % 10)), children(sketch, place, level))
      ]
    case .row:
      return [container(place, .row(spacing: CGFloat(value % 10)), children(sketch, place, level))]
    case .pile:
      let isCentered = value % 2 == 0
      return [container(place, .pile(isCentered: isCentered), children(sketch, place, level))]
    case .group:
      return children(sketch, place, level)
    case .list:
      return sketch.children.flatMap { elements(of: $0, at: place.part($0.id), level) }
    case .condition:
      return sketch.isOn ? children(sketch, place, level) : []
    case .choice, .erased:
      let inside = children(sketch, place.part(sketch.isOn ? 1 : 0), level)
      let isColumn = !sketch.isOn
      return isColumn ? [container(place, .column(spacing: 1), inside)] : inside
    case .identity:
      return children(sketch, place.part(value), level)
    case .level:
      return content(sketch, place, value)
    case .padding:
      return content(sketch, place, level).map { inner in
        wrapped(inner, at: place, .padded(CGFloat(value % 5)))
      }
    case .writer, .levelWriter:
      let text = sketch.kind == .writer ? "\(value)" : "\(value)^\(level)"
      return content(sketch, place, level).map { inner in
        let element = wrapped(inner, at: place)
        element.first = text
        if flaw == .keepsOldValues {
          element.first = written[element.identity] ?? text
          written[element.identity] = element.first
        }
        return element
      }
    case .secondWriter:
      return content(sketch, place, level).map { inner in
        let element = wrapped(inner, at: place)
        element.second = [value]
        return element
      }
    case .transform:
      return content(sketch, place, level).map { inner in
        let element = wrapped(inner, at: place)
        element.first = "[\(inner.first ?? Grouped.defaultValue) \(value)]"
        element.second = (inner.second ?? []) + [-value]
        return element
      }
    case .reader:
      return content(sketch, place, level).map { inner in
        wrapped(inner, at: place, effect: .reading(tag: tag))
      }
    case .appearing:
      appearing[place] = tag
      return content(sketch, place, level).map { inner in
        wrapped(inner, at: place, effect: .appearing(tag: tag, place: place))
      }
    case .overlay, .background:
      return layered(sketch, place, level)
    case .readingOverlay, .readingBackground:
      let isBehind = sketch.kind == .readingBackground
      return content(sketch, place, level).map { inner in
        let length = (inner.first ?? Grouped.defaultValue).utf8.count
        var mark: [NaiveElement] = []
        if length % 2 == 1 {
          let shown = leaf(length, at: place)
          shown.first = "#\(length)"
          mark = [shown]
        }
        return layer(mark, around: inner, at: place, isBehind: isBehind)
      }
    case .repeated:
      let once = content(sketch, place.part(1), level)
      guard sketch.isOn else { return once }
      let again = content(sketch, place.part(2), level)
      return once + [container(place, .column(spacing: CGFloat(value % 10)), again)]
    case .echo:
      let seen = echoes[place] ?? 0
      var inside = children(sketch, place, level)
      if seen % 2 == 1 { inside.append(leaf(seen, at: place)) }
      let column = container(place, .column(spacing: 2), inside)
      let element = wrapped(column, at: place, effect: .echoing(tag: tag, state: place))
      element.first = "~\(seen)"
      return [element]
    }
  }

  private func leaf(_ value: Int, at place: NaiveIdentity) -> NaiveElement {
    NaiveElement(
      place, .leaf(CGSize(width: CGFloat(value % 13 + 2), height: CGFloat(value % 7 + 1))))
  }

  private mutating func children(
    _ sketch: Sketch, _ place: NaiveIdentity, _ level: Int
  ) -> [NaiveElement] {
    var found: [NaiveElement] = []
    for (position, child) in sketch.children.enumerated() {
      found += elements(of: child, at: place.part(position), level)
    }
    return found
  }

  /// The children of a modifier, or the leaf that stands for none.
  private mutating func content(
    _ sketch: Sketch, _ place: NaiveIdentity, _ level: Int
  ) -> [NaiveElement] {
    sketch.children.isEmpty
      ? [leaf(sketch.value, at: place.part(-1))] : children(sketch, place, level)
  }

  private mutating func layered(
    _ sketch: Sketch, _ place: NaiveIdentity, _ level: Int
  ) -> [NaiveElement] {
    var primary = sketch
    let last = primary.children.popLast()
    return content(primary, place, level).map { inner in
      let layerPlace = place.part(-2).part(for: inner.identity)
      let shown = last.map { elements(of: $0, at: layerPlace, level) } ?? []
      return layer(shown, around: inner, at: place, isBehind: sketch.kind == .background)
    }
  }

  private func layer(
    _ shown: [NaiveElement], around inner: NaiveElement, at place: NaiveIdentity, isBehind: Bool
  ) -> NaiveElement {
    let slot = container(place.part(-3), .slot, shown)
    let element = NaiveElement(
      place.part(for: inner.identity), .layered(isBehind: isBehind), [inner, slot])
    let isFirst = isBehind && flaw != .ordersLayersAlike
    fold(isFirst ? [slot, inner] : [inner, slot], into: element)
    return element
  }

  /// A modifier's element around another one, with what that one has written.
  private func wrapped(
    _ inner: NaiveElement, at place: NaiveIdentity,
    _ arrangement: NaiveElement.Arrangement = .padded(0), effect: NaiveElement.Effect? = nil
  ) -> NaiveElement {
    let element = NaiveElement(
      place.part(for: inner.identity), arrangement, [inner], effect: effect)
    element.first = inner.first
    element.second = inner.second
    return element
  }

  /// An element in which the values of several meet.
  private func container(
    _ place: NaiveIdentity, _ arrangement: NaiveElement.Arrangement, _ inside: [NaiveElement]
  ) -> NaiveElement {
    let element = NaiveElement(place, arrangement, inside)
    fold(inside, into: element)
    if contributesDefaults {
      element.first = element.first ?? Grouped.defaultValue
      element.second = element.second ?? AssociativeListed.defaultValue
    }
    return element
  }

  private func fold(_ inside: [NaiveElement], into element: NaiveElement) {
    var firsts = inside.compactMap(\.first)
    var seconds = inside.compactMap(\.second)
    if flaw == .foldsBackwards {
      firsts.reverse()
      seconds.reverse()
    }
    if flaw == .skipsAValue, firsts.count > 1 { firsts.remove(at: 1) }
    if let start = firsts.first {
      let isFlat = flaw == .foldsFlat
      element.first = firsts.dropFirst().reduce(start) { isFlat ? "\($0) \($1)" : "(\($0) \($1))" }
    }
    if let start = seconds.first {
      element.second = seconds.dropFirst().reduce(start, +)
    }
  }
}
