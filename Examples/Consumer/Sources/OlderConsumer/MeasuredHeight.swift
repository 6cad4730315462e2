import Modifiers

/// A key as older source declares it: with a default that could be changed.
public struct MeasuredHeight: PreferenceKey {
  /// Nothing was measured.
  public static var defaultValue: CGFloat = 0

  /// Keeps the larger height.
  public static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

/// Two rows that say how high they are, and the larger number.
public struct HeightView: View {
  @State private var height: CGFloat = 0

  /// Creates the rows.
  public init() {}

  /// The rows.
  public var body: some View {
    VStack {
      Text("low").preference(key: MeasuredHeight.self, value: 20)
      Text("high").preference(key: MeasuredHeight.self, value: 30)
      Text("\(Int(height))")
    }
    .onPreferenceChange(MeasuredHeight.self) { newHeight in
      height = newHeight
    }
  }
}
