package import Preferences

private struct ForegroundColorKey: EnvironmentKey {
  static let defaultValue = Color.primary
}

private struct TintKey: EnvironmentKey {
  static let defaultValue: Color? = nil
}

private struct AccentColorKey: EnvironmentKey {
  static let defaultValue: Color? = nil
}

extension EnvironmentValues {
  /// The colour of texts and shapes that do not have one of their own.
  package var foregroundColor: Color {
    get { self[ForegroundColorKey.self] }
    set { self[ForegroundColorKey.self] = newValue }
  }

  /// The colour that marks controls, if one was set; never one that stands for another.
  package var tintColor: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue.map { concrete($0) } }
  }

  /// What ``Color/accentColor`` stands for, if that was set; never a colour that stands for
  /// another.
  package var accentColor: Color? {
    get { self[AccentColorKey.self] }
    set { self[AccentColorKey.self] = newValue.map { concrete($0) } }
  }

  /// The colour that another one stands for here: the tint and the accent colour stand for those
  /// that the views around set, any other for itself.
  package func concrete(_ color: Color) -> Color {
    if color.isTint { return (tintColor ?? accentColor ?? .accentColor).opacity(color.opacity) }
    if color.isAccent { return accentColor?.opacity(color.opacity) ?? color }
    return color
  }

  /// The colour that a style is drawn in here.
  package func color(of style: any ShapeStyle) -> Color {
    concrete(style.resolved(foreground: foregroundColor))
  }
}
