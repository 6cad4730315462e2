import Modifiers

/// Adds: the key that the rules call K.
enum Sum: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Adds, and says that regrouping does not matter.
enum AssociativeSum: AssociativePreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Keeps what comes last.
enum Last: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

/// Subtracts: neither grouping nor order may change.
enum Difference: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value -= nextValue() }
}

/// Multiplies, with a default that is not neutral.
enum Product: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value *= nextValue() }
}

/// Keeps the largest number.
enum Largest: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

/// Keeps the longest text, of equally long ones the first.
enum Longest: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) {
    let next = nextValue()
    if next.count > value.count { value = next }
  }
}

/// Lists what was written, in order.
enum Listed: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

/// Lists what was written, and says that regrouping does not matter.
enum AssociativeListed: AssociativePreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

/// Joins in parentheses, so that the value shows how the fold was grouped.
enum Grouped: PreferenceKey {
  static let defaultValue = "default"
  static func reduce(value: inout String, nextValue: () -> String) {
    value = "(\(value) \(nextValue()))"
  }
}

/// A view without a look that writes one value.
struct Write<K: PreferenceKey>: View {
  let value: K.Value

  init(_ key: K.Type = K.self, _ value: K.Value) {
    self.value = value
  }

  var body: some View {
    Text("").preference(key: K.self, value: value)
  }
}
