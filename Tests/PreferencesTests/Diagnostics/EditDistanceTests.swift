import Preferences
import Testing

struct EditDistanceTests {
  @Test(
    arguments: [
      ("", "", 0), ("abc", "abc", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abd", 1),
      ("abc", "abcd", 1), ("abc", "ac", 1), ("abc", "acb", 1), ("kitten", "sitting", 3),
      ("list", "lsit", 1), ("a👍🏽", "a", 1), ("日本", "日本語", 1),
    ])
  func `the distance is the number of edits`(first: String, second: String, distance: Int) {
    #expect(EditDistance.between(first, second) == distance)
    #expect(EditDistance.between(second, first) == distance)
  }

  @Test func `the nearest candidate wins, the earlier of equals`() {
    #expect(EditDistance.nearest(to: "cat", among: ["dog", "cart", "bat"]) == "cart")
    #expect(EditDistance.nearest(to: "bats", among: ["cart", "bat"]) == "bat")
    #expect(EditDistance.nearest(to: "PADING", among: ["padding"]) == "padding")
  }

  @Test func `what is not near is not guessed`() {
    #expect(EditDistance.nearest(to: "xyz", among: ["padding", "list"]) == nil)
    #expect(EditDistance.nearest(to: "", among: ["list"]) == nil)
    #expect(EditDistance.nearest(to: "list", among: []) == nil)
    let long = String(repeating: "a", count: 1_000_000)
    #expect(EditDistance.nearest(to: long, among: ["list"]) == nil)
  }
}
