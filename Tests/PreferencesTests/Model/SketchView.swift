import Modifiers

/// Shows a sketch in a column and notes what arrives above it.
struct SketchRoot: View {
  let sketch: Sketch
  let board: SketchBoard

  var body: some View {
    VStack {
      if board.isLive { LiveSketchView(sketch, on: board) } else { SketchView(sketch, on: board) }
    }
    .onPreferenceChange(Grouped.self) { board.note(.first(0, $0)) }
    .onPreferenceChange(AssociativeListed.self) { board.note(.second(0, $0)) }
  }
}

/// A view that shows one node of a sketch, and the nodes below it by views of the same type.
protocol SketchShowing: View {
  init(_ sketch: Sketch, on board: SketchBoard)
}

/// Shows a node that it was given.
struct SketchView: SketchShowing {
  let sketch: Sketch
  let board: SketchBoard

  init(_ sketch: Sketch, on board: SketchBoard) {
    self.sketch = sketch
    self.board = board
  }

  var body: some View { look(of: sketch, on: board) }
}

/// Shows a node that it looks up, and hears when that changes.
struct LiveSketchView: SketchShowing {
  @ObservedObject private var cell: SketchCell
  private let board: SketchBoard

  init(_ sketch: Sketch, on board: SketchBoard) {
    cell = board.cell(of: sketch)
    self.board = board
  }

  var body: some View { look(of: cell.part, on: board) }
}

/// A rectangle whose size tells a number.
struct SketchLeaf: View {
  private let value: Int

  init(_ value: Int) {
    self.value = value
  }

  var body: some View {
    Color.clear.frame(width: CGFloat(value % 13 + 2), height: CGFloat(value % 7 + 1))
  }
}

extension SketchShowing {
  @ViewBuilder fileprivate func look(of sketch: Sketch, on board: SketchBoard) -> some View {
    switch sketch.kind {
    case .leaf: SketchLeaf(sketch.value)
    case .writer, .secondWriter, .transform, .reader, .appearing, .level, .levelWriter, .padding:
      modifier(sketch, board)
    case .stack, .row, .pile, .group, .list, .condition, .choice, .erased, .identity:
      container(sketch, board)
    case .overlay, .background, .readingOverlay, .readingBackground, .repeated, .echo:
      layers(sketch, board)
    }
  }

  /// Children at their positions.
  private func children(_ children: some Collection<Sketch>, _ board: SketchBoard) -> some View {
    let children = Array(children)
    return ForEach(0..<children.count) { Self(children[$0], on: board) }
  }

  /// What a modifier stands around: a leaf, if there are no children.
  @ViewBuilder private func content(
    _ children: some Collection<Sketch>, of sketch: Sketch, _ board: SketchBoard
  ) -> some View {
    if children.isEmpty { SketchLeaf(sketch.value) } else { self.children(children, board) }
  }

  @ViewBuilder private func modifier(_ sketch: Sketch, _ board: SketchBoard) -> some View {
    let id = sketch.id
    let value = sketch.value
    let content = content(sketch.children, of: sketch, board)
    switch sketch.kind {
    case .writer: content.preference(key: Grouped.self, value: "\(value)")
    case .secondWriter: content.preference(key: AssociativeListed.self, value: [value])
    case .transform:
      content.transformPreference(Grouped.self) { $0 = "[\($0) \(value)]" }
        .transformPreference(AssociativeListed.self) { $0.append(-value) }
    case .reader:
      content.onPreferenceChange(Grouped.self) { board.note(.first(id, $0)) }
        .onPreferenceChange(AssociativeListed.self) { board.note(.second(id, $0)) }
    case .appearing:
      content.onAppear { board.note(.appeared(id)) }
        .onDisappear { board.note(.disappeared(id)) }
    case .level: content.environment(\.sketchLevel, value)
    case .levelWriter: content.modifier(SketchLevelWriter(value: value))
    default: content.padding(CGFloat(value % 5))
    }
  }

  @ViewBuilder private func container(_ sketch: Sketch, _ board: SketchBoard) -> some View {
    let content = children(sketch.children, board)
    let spacing = CGFloat(sketch.value % 10)
    switch sketch.kind {
    case .stack: VStack(spacing: spacing) { content }
    case .row: HStack(alignment: .top, spacing: spacing) { content }
    case .pile: ZStack(alignment: sketch.value % 2 == 0 ? .center : .topLeading) { content }
    case .list: ForEach(sketch.children) { Self($0, on: board) }
    case .condition: if sketch.isOn { content }
    case .choice: if sketch.isOn { content } else { VStack(spacing: 1) { content } }
    case .erased: sketch.isOn ? AnyView(content) : AnyView(VStack(spacing: 1) { content })
    case .identity: content.id(sketch.value)
    default: Group { content }
    }
  }

  @ViewBuilder private func layers(_ sketch: Sketch, _ board: SketchBoard) -> some View {
    let primary = content(sketch.children.dropLast(), of: sketch, board)
    let content = content(sketch.children, of: sketch, board)
    let layer = sketch.children.last.map { Self($0, on: board) }
    switch sketch.kind {
    case .overlay: primary.overlay { layer }
    case .background: primary.background { layer }
    case .readingOverlay:
      content.overlayPreferenceValue(Grouped.self) { SketchMark(value: $0) }
    case .readingBackground:
      content.backgroundPreferenceValue(Grouped.self) { SketchMark(value: $0) }
    case .repeated: content.modifier(SketchRepeated(sketch: sketch))
    default: SketchEcho(id: sketch.id, board: board) { children(sketch.children, board) }
    }
  }
}
