import Preferences

/// How many probes are alive.
final class LifeCount {
  fileprivate(set) var alive = 0
}

/// Something to hold in a view, a closure or a state, to see whether it is ever let go.
final class Probe {
  private let count: LifeCount

  init(_ count: LifeCount) {
    self.count = count
    count.alive += 1
  }

  /// Is called by closures that hold the probe.
  func touch() {}

  deinit {
    count.alive -= 1
  }
}

/// What happened, in order. As an input of a view it is always the same one.
final class Journal {
  private(set) var entries: [String] = []

  func note(_ entry: String) {
    entries.append(entry)
  }

  /// The entries since the last call.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// Reaches into a mounted view's state from outside.
final class Remote<Value> {
  private(set) var binding: Binding<Value>?
  private let initial: Value

  init(_ initial: Value) {
    self.initial = initial
  }

  var value: Value {
    get { binding?.wrappedValue ?? initial }
    set { binding?.wrappedValue = newValue }
  }

  /// Has the remote write what a binding leads to; views call it in their bodies.
  func connect(_ binding: Binding<Value>) {
    self.binding = binding
  }
}

/// A view over a state that a remote writes.
struct Controlled<Value, Content: View>: View {
  @State private var value: Value
  private let remote: Remote<Value>
  private let content: (Value) -> Content

  init(_ remote: Remote<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
    self.remote = remote
    self.content = content
    _value = State(wrappedValue: remote.value)
  }

  var body: some View {
    let _ = remote.connect($value)
    content(value)
  }
}
