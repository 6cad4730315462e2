import Preferences

extension Scenario {
  /// Rows that come, go and move, without layout.
  static let structure = [insert, remove, move, reverse]

  private static let insert = Scenario(
    "insert", "a row inserted at a random place among N", yardstick: "Y2"
  ) { count in
    let list = try LiveList(count: count)
    var place = 0
    return list.trial(
      operate: { place = list.insertNew() },
      finish: { list.ids.remove(at: place) })
  }

  private static let remove = Scenario(
    "remove", "a random one of N rows removed", yardstick: "Y2"
  ) { count in
    let list = try LiveList(count: count)
    return list.trial(operate: { list.removeRandom() }, finish: { _ = list.insertNew() })
  }

  private static let move = Scenario(
    "move", "a random one of N rows moved to a random place", yardstick: "Y2"
  ) { count in
    let list = try LiveList(count: count)
    return list.trial(operate: { list.moveRandom() })
  }

  private static let reverse = Scenario(
    "reverse", "all N rows in the opposite order", yardstick: "Y2"
  ) { count in
    let list = try LiveList(count: count)
    return list.trial(operate: { list.ids.reverse() })
  }
}
