import Modifiers
import Testing

@testable import gallery

@MainActor @Suite("Canon: nested readers of one key")
struct NestedReadersTests {
  // "back" is 32 points wide and 48 with its padding, "in front" 64 and 80. A background comes
  // before what it lies behind, so the outer one is first; an overlay comes after what it covers,
  // so the outer one is last. The caption has two columns, 16 points, in the middle below.
  @Test func `the layer and the reduction decide which width is read`() throws {
    func width<Key: PreferenceKey>(_ key: Key.Type, isOverlay: Bool) throws -> CGFloat
    where Key.Value == CGFloat {
      let outer: CGFloat = isOverlay ? 80 : 48
      let host = ViewHost(rootView: NestedReaders<Key>(isOverlay: isOverlay))
      #expect(try host.update().passes == 2)
      #expect(host.size == CGSize(width: outer, height: 32))
      let texts = host.snapshot().all(named: "Text")
      #expect(
        texts.map(\.frame) == [
          CGRect(x: 8, y: 0, width: outer - 16, height: 16),
          CGRect(x: outer / 2 - 8, y: 16, width: 16, height: 16),
        ])
      #expect(texts.last?.text == "\(Int(host.preference(Key.self)))")
      return host.preference(Key.self)
    }
    #expect(try width(LastWidth.self, isOverlay: false) == 32)
    #expect(try width(FirstWidth.self, isOverlay: false) == 48)
    #expect(try width(LastWidth.self, isOverlay: true) == 80)
    #expect(try width(FirstWidth.self, isOverlay: true) == 64)
  }
}
