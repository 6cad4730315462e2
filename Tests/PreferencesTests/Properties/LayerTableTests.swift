import Modifiers
import Testing

/// A way to lay something under or over a view.
private enum Layer: CaseIterable, CustomTestStringConvertible {
  case background, overlay, readingBackground, readingOverlay

  var isBehind: Bool { self == .background || self == .readingBackground }
  var reads: Bool { self == .readingBackground || self == .readingOverlay }
  var testDescription: String { "\(self)" }

  /// What the layer at a level writes, given the value of what it lies at.
  func written(_ level: Int, at value: [Int]) -> [Int] {
    reads ? [value.reduce(0, +) * 10 + level] : [level]
  }

  /// The value of the whole, in the order of rule A9.
  func value(_ level: Int, around value: [Int]) -> [Int] {
    isBehind ? written(level, at: value) + value : value + written(level, at: value)
  }

  /// The same for a key that keeps the last value: a layer behind is always hidden.
  func last(_ level: Int, around value: Int) -> Int {
    isBehind ? value : written(level, at: [value])[0]
  }
}

/// Layers of two levels around a writer, against a model that computes rules A9 and A10 from
/// scratch.
@MainActor @Suite("Layers nested two deep")
struct LayerTableTests {
  private struct Layered<Key: PreferenceKey>: ViewModifier {
    let layer: Layer
    let level: Int
    let list: (Key.Value) -> [Int]
    let make: ([Int]) -> Key.Value

    func body(content: Content) -> some View {
      switch layer {
      case .background: content.background { mark(at: []) }
      case .overlay: content.overlay { mark(at: []) }
      case .readingBackground:
        content.backgroundPreferenceValue(Key.self) { mark(at: list($0)) }
      case .readingOverlay:
        content.overlayPreferenceValue(Key.self) { mark(at: list($0)) }
      }
    }

    private func mark(at value: [Int]) -> some View {
      Text("").preference(key: Key.self, value: make(layer.written(level, at: value)))
    }
  }

  private func view<Key: PreferenceKey>(
    _ key: Key.Type, inner: Layer, outer: Layer, writing number: Remote<Int>,
    list: @escaping (Key.Value) -> [Int], make: @escaping ([Int]) -> Key.Value
  ) -> some View {
    Controlled(number) { number in
      Text("a").preference(key: Key.self, value: make([number]))
    }
    .modifier(Layered<Key>(layer: inner, level: 2, list: list, make: make))
    .modifier(Layered<Key>(layer: outer, level: 3, list: list, make: make))
  }

  private func listing(_ inner: Layer, _ outer: Layer, _ number: Remote<Int>) -> some View {
    view(Listed.self, inner: inner, outer: outer, writing: number, list: { $0 }, make: { $0 })
  }

  private func keepingLast(_ inner: Layer, _ outer: Layer, _ number: Remote<Int>) -> some View {
    view(
      Last.self, inner: inner, outer: outer, writing: number, list: { [$0] }, make: { $0[0] })
  }

  @Test(arguments: Layer.allCases, Layer.allCases)
  private func `A9, A10: a list has what the model has, in one pass, at first and after a change`(
    _ inner: Layer, _ outer: Layer
  ) throws {
    let number = Remote(1)
    let host = ViewHost { listing(inner, outer, number) }
    for value in [1, 5, 1] {
      number.value = value
      let report = try host.update()
      #expect(report.passes == 1)
      #expect(report.actions == 0)
      let expected = outer.value(3, around: inner.value(2, around: [value]))
      #expect(host.preference(Listed.self) == expected)
      let fresh = ViewHost { listing(inner, outer, Remote(value)) }
      try fresh.update()
      #expect(host.dump() == fresh.dump())
      #expect(host.snapshot() == fresh.snapshot())
    }
  }

  @Test(arguments: Layer.allCases, Layer.allCases)
  private func `A9, A10: a key that keeps the last value has what the model has`(
    _ inner: Layer, _ outer: Layer
  ) throws {
    let number = Remote(1)
    let host = ViewHost { keepingLast(inner, outer, number) }
    for value in [1, 5, 1] {
      number.value = value
      #expect(try host.update().passes == 1)
      #expect(host.preference(Last.self) == outer.last(3, around: inner.last(2, around: value)))
      let fresh = ViewHost { keepingLast(inner, outer, Remote(value)) }
      try fresh.update()
      #expect(host.dump() == fresh.dump())
      #expect(host.snapshot() == fresh.snapshot())
    }
  }

  @Test(arguments: Layer.allCases, Layer.allCases)
  private func `A9, A10: a reader above the layers is given what the model has`(
    _ inner: Layer, _ outer: Layer
  ) throws {
    #expect(
      try value(of: Listed.self) { listing(inner, outer, Remote(7)) }
        == outer.value(3, around: inner.value(2, around: [7])))
    #expect(
      try value(of: Last.self) { keepingLast(inner, outer, Remote(7)) }
        == outer.last(3, around: inner.last(2, around: 7)))
  }

  @Test func `A9, A10: the table of a writer of 1`() throws {
    func list(_ inner: Layer, _ outer: Layer) throws -> [Int] {
      try value(of: Listed.self) { listing(inner, outer, Remote(1)) }
    }
    #expect(try list(.background, .background) == [3, 2, 1])
    #expect(try list(.background, .overlay) == [2, 1, 3])
    #expect(try list(.overlay, .background) == [3, 1, 2])
    #expect(try list(.overlay, .overlay) == [1, 2, 3])
    #expect(try list(.readingBackground, .overlay) == [12, 1, 3])
    #expect(try list(.readingOverlay, .background) == [3, 1, 12])
    #expect(try list(.overlay, .readingOverlay) == [1, 2, 33])
    #expect(try list(.background, .readingBackground) == [33, 2, 1])
    #expect(try list(.readingBackground, .readingBackground) == [133, 12, 1])
    #expect(try list(.readingOverlay, .readingOverlay) == [1, 12, 133])
    #expect(try list(.readingBackground, .readingOverlay) == [12, 1, 133])
    #expect(try list(.readingOverlay, .readingBackground) == [133, 1, 12])
  }

  @Test func `A9, A10: the table of the last value, of a writer of 1`() throws {
    func last(_ inner: Layer, _ outer: Layer) throws -> Int {
      try value(of: Last.self) { keepingLast(inner, outer, Remote(1)) }
    }
    #expect(try last(.background, .background) == 1)
    #expect(try last(.background, .overlay) == 3)
    #expect(try last(.overlay, .background) == 2)
    #expect(try last(.overlay, .readingOverlay) == 23)
    // An overlay that reads the 1 writes 12 behind it; one over that reads 12.
    #expect(try last(.readingOverlay, .readingOverlay) == 123)
    #expect(try last(.readingOverlay, .readingBackground) == 12)
    // A background that reads the 1 writes 12 in front of it, and 1 stays the last.
    #expect(try last(.readingBackground, .readingOverlay) == 13)
    #expect(try last(.readingBackground, .readingBackground) == 1)
  }
}
