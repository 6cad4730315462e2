public import Preferences

extension View {
  /// Sets the colour that marks the controls in this view; `nil` is the accent colour.
  nonisolated public func tint(_ tint: Color?) -> some View {
    environment(\.tintColor, tint)
  }

  /// Sets the style that marks the controls in this view; `nil` is the accent colour.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    transformEnvironment(\.self) { values in
      values.tintColor = tint.map { values.color(of: $0) }
    }
  }

  /// Sets the accent colour in this view, which also marks its controls; `nil` is the usual one.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    transformEnvironment(\.self) { values in
      values.accentColor = accentColor
      values.tintColor = accentColor
    }
  }
}
