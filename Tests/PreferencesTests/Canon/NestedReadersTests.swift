import Modifiers
import Testing

@testable import gallery

@MainActor @Suite("Canon: nested readers of one key")
struct NestedReadersTests {
  // "AB" is 16 points wide, with its padding 32. A background comes before what it lies behind, so
  // the outer one is first; an overlay comes after what it covers, so the outer one is last.
  @Test func `the layer and the reduction decide which width is read`() throws {
    func width<Key: PreferenceKey>(_ key: Key.Type, isOverlay: Bool) throws -> CGFloat
    where Key.Value == CGFloat {
      let host = ViewHost(rootView: NestedReaders<Key>(isOverlay: isOverlay))
      #expect(try host.update().passes == 2)
      #expect(host.size == CGSize(width: 32, height: 32))
      let caption = try #require(host.snapshot().all(named: "Text").last?.text)
      #expect(caption == "\(Int(host.preference(Key.self)))")
      return host.preference(Key.self)
    }
    #expect(try width(LastWidth.self, isOverlay: false) == 16)
    #expect(try width(FirstWidth.self, isOverlay: false) == 32)
    #expect(try width(LastWidth.self, isOverlay: true) == 32)
    #expect(try width(FirstWidth.self, isOverlay: true) == 16)
  }
}
