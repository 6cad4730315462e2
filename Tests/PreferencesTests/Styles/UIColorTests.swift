import Modifiers
import Testing

struct UIColorTests {
  @Test func `a colour is made of the one that UIKit names`() {
    #expect(Color(UIColor.systemOrange) == .orange)
    #expect(Color(uiColor: .systemRed) == .red)
    #expect(Color(.systemGray6).description == "#F2F2F7")
    #expect(Color(UIColor(white: 0, alpha: 0.5)).description == "#000000 0.5")
    #expect(UIColor.systemBlue == UIColor.systemBlue)
    #expect(Color(UIColor.systemBlue.withAlphaComponent(0.5)).description == "#007AFF 0.5")
  }
}
