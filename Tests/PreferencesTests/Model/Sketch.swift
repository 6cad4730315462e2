/// A description of a tree of views of a few kinds.
///
/// ``SketchView`` shows it with the library's views; ``NaiveModel`` works out from it alone, anew
/// each time, what must come of that. The children of a sketch stand at their positions, those of
/// a `list` at their ids. A modifier without children stands around a leaf of its own.
struct Sketch: Identifiable, Equatable {
  enum Kind: Int, CaseIterable {
    /// A rectangle of a fixed size.
    case leaf

    /// Writes its value for the first key, or for the second.
    case writer, secondWriter

    /// Changes the values of both keys.
    case transform

    /// Notes the values of both keys.
    case reader

    /// Containers.
    case stack, row, pile

    /// No element of their own: a group, a `ForEach`, a group that is there if `isOn`.
    case group, list, condition

    /// The last child as a layer over, or under, the children before it.
    case overlay, background

    /// The children, or a column of them; in two branches, or behind two hidden types.
    case choice, erased

    /// A group that starts afresh with each new value.
    case identity

    /// A group behind a modifier of its own, which shows it once more in a column if `isOn`.
    case repeated

    /// A layer that is made from the value of what it lies at.
    case readingOverlay, readingBackground

    /// Sets a number in the environment; writes its value with that number.
    case level, levelWriter

    /// Notes that it appears and disappears.
    case appearing

    /// A column with a state that follows what is read in it, and that it shows and writes.
    case echo

    /// Moves what it stands around.
    case padding
  }

  var id: Int
  var kind: Kind
  var value: Int
  var isOn = true
  var children: [Sketch] = []
}

extension Sketch.Kind {
  /// Whether the kind looks at `isOn`.
  var hasSwitch: Bool {
    [.condition, .choice, .erased, .repeated].contains(self)
  }

  /// Whether a drawing has to tell the value.
  var showsValue: Bool {
    ![.reader, .group, .list, .condition, .choice, .erased, .echo].contains(self)
  }
}

extension Sketch {
  /// Whether another value makes a difference here.
  var usesValue: Bool {
    switch kind {
    case .group, .list, .condition, .choice, .erased, .echo: false
    case .reader, .appearing: children.isEmpty
    case .overlay, .background: children.count < 2
    case .stack, .row, .pile: children.count > 1
    default: true
    }
  }

  /// The number of nodes.
  var count: Int { children.reduce(1) { $0 + $1.count } }

  /// About as many elements as there are, at most; repeated content counts as often as it is shown.
  var load: Int {
    let inside = children.reduce(1) { $0 + $1.load }
    switch kind {
    case .repeated: return 2 * inside
    case .overlay, .background:
      return inside + (children.last?.load ?? 0) * children.dropLast().reduce(0) { $0 + $1.load }
    default: return inside
    }
  }

  /// The ways from this node to each node, in tree order; each number is a child's position.
  var places: [[Int]] {
    [[]] + children.indices.flatMap { index in children[index].places.map { [index] + $0 } }
  }

  /// The node at the end of a way.
  subscript(place: some Collection<Int>) -> Sketch {
    get {
      guard let first = place.first else { return self }
      return children[first][place.dropFirst()]
    }
    set {
      guard let first = place.first else { return self = newValue }
      children[first][place.dropFirst()] = newValue
    }
  }
}

/// What a host is to show: a sketch, and what the environment holds.
struct SketchState: Equatable {
  var sketch: Sketch
  var level = 0
}
