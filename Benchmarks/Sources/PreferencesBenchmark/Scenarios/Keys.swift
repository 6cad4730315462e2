import Preferences

/// A sum that says of itself that it is associative.
enum Total: AssociativePreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value &+= nextValue() }
}

/// A sum that does not say so.
enum PlainTotal: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value &+= nextValue() }
}

/// The greatest value.
enum Greatest: AssociativePreferenceKey {
  static let defaultValue = Int.min
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

/// Whether any value is set.
enum AnySet: AssociativePreferenceKey {
  static let defaultValue = false
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// All values, in order.
enum Collected: AssociativePreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}
