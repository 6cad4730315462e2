import Modifiers

final class Handle {
  var call: () -> Void = {}
}

struct Steps: View {
  let handle: Handle
  @State private var steps = 0

  var body: some View {
    let _ = handle.call = { steps += 1 }
    Text("\(steps)")
  }
}

struct Dismissing: View {
  let handle: Handle
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    let _ = handle.call = { dismiss() }
    Text(isPresented ? "presented" : "not presented")
  }
}
