/// A modifier that runs an action when an element appears or disappears.
struct AppearanceModifier {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
}

extension AppearanceModifier: ViewModifier {
  typealias Body = Never
}

extension AppearanceModifier: PrimitiveModifier {
  static var label: String { "onAppear" }

  static func makeElement(
    _ modifier: AppearanceModifier, in place: Place, holding content: AnyViewType
  ) -> ModifierElement<AppearanceModifier> {
    AppearanceElement(modifier, in: place)
  }
}

extension View {
  /// Runs an action in phase two of the pass in which the view appears.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action))
  }

  /// Runs an action in phase two of the pass in which the view goes.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(disappear: action))
  }
}

private final class AppearanceElement: ModifierElement<AppearanceModifier> {
  private var hasAppeared = false

  override func didActivate() -> Element? {
    context.actions.add(.appearance, of: self) { [self] in
      hasAppeared = true
      guard let appear = modifier.appear else { return }
      context.scheduler.counters.actions += 1
      appear()
    }
    return super.didActivate()
  }

  override func didUnmount() {
    super.didUnmount()
    guard hasAppeared, let disappear = modifier.disappear else { return }
    context.actions.add(.disappearance, of: self) { [self] in
      context.scheduler.counters.actions += 1
      disappear()
    }
  }
}
