import Modifiers

// The programs of the article about geometry, to the letter.
struct Halves: View {
  var body: some View {
    GeometryReader { proxy in
      Text("left").frame(width: proxy.size.width / 2)
    }
    .frame(width: 160, height: 16)
  }
}

struct Places: View {
  var body: some View {
    GeometryReader { proxy in
      let inRoom = proxy.frame(in: .named("room")).minX
      let inAll = proxy.frame(in: .global).minX
      Text("\(Int(inRoom)) in the room, \(Int(inAll)) in all")
    }
    .frame(width: 208, height: 16)
    .padding(8)
    .coordinateSpace(.named("room"))
    .padding(16)
  }
}

struct MeasuredText: View {
  let text: String
  @State private var width: CGFloat = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(text).onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
      Text("\(Int(width)) points")
    }
  }
}

enum Current: FirstPreferenceKey<Anchor<CGRect>> {}

struct Stops: View {
  let current: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ForEach(1..<4) { stop in
        Text("Stop \(stop)")
          .anchorPreference(key: Current.self, value: .bounds) { stop == current ? $0 : nil }
      }
    }
    .padding(.leading, 16)
    .overlayPreferenceValue(Current.self) { anchor in
      GeometryReader { proxy in
        if let anchor {
          Text(">").offset(y: proxy[anchor].minY)
        }
      }
    }
  }
}

enum Mounted: AppendPreferenceKey<[Int]> {}

struct LogLines: View {
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<1_000) { line in
          Text("line \(line)").preference(key: Mounted.self, value: [line])
        }
      }
    }
    .frame(width: 80, height: 48)
  }
}

struct Barred: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) { ForEach(1..<10) { Text("row \($0)") } }
    }
    .safeAreaInset(edge: .bottom, spacing: 0) { Text("[bar]") }
    .frame(width: 40, height: 64)
  }
}

struct Shopping: View {
  var body: some View {
    List(["Milk", "Eggs"], id: \.self) { Text($0) }
      .frame(width: 128, height: 80)
  }
}
