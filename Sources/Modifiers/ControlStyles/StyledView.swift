package import Preferences

/// The look that a style gives one view.
///
/// The dynamic properties of the style, such as `@Environment` and `@State`, are this view's: the
/// style is asked where they are connected.
package struct StyledView<Style, Look: View> {
  private let held: HeldStyle<Style>
  private let makeLook: @MainActor (Style) -> Look

  package init(_ style: Style, makeLook: @escaping @MainActor (Style) -> Look) {
    held = HeldStyle(style: style)
    self.makeLook = makeLook
  }

  /// The look, as a view of one type for all styles.
  ///
  /// A style of the app's own may use the control that it is for; inside, that has its usual look.
  @MainActor package func erased<Usual>(
    resetting keyPath: WritableKeyPath<EnvironmentValues, Usual>
  ) -> AnyView {
    guard !(Style.self is any BuiltInStyle.Type) else { return AnyView(self) }
    return AnyView(environment(keyPath, EnvironmentValues()[keyPath: keyPath]))
  }
}

extension StyledView: View {
  package var body: some View {
    makeLook(held.style)
  }
}

/// A style as a field of a view, or of another style that makes use of it.
struct HeldStyle<Style>: PropertyHolder {
  var style: Style

  static var heldType: Any.Type { Style.self }
}

/// A style that does not use the control that it is for.
package protocol BuiltInStyle {}
