public import Preferences

private struct TintKey: EnvironmentKey {
  static let defaultValue: Color? = nil
}

extension EnvironmentValues {
  /// The colour that marks controls; `nil` is the accent colour.
  package var tintColor: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

extension View {
  /// Sets the colour that marks the controls in this view; `nil` is the accent colour.
  nonisolated public func tint(_ tint: Color?) -> some View {
    environment(\.tintColor, tint)
  }

  /// Sets the style that marks the controls in this view; `nil` is the accent colour.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    environment(\.tintColor, tint.map { $0.resolved() })
  }

  /// Sets the colour that marks the controls in this view; `nil` is the accent colour.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    environment(\.tintColor, accentColor)
  }
}
