public import Preferences

/// A modifier that says for which value of a focus state the view stands.
struct FocusedModifier<Value: Hashable> {
  let box: FocusBox<Value>?
  let value: Value
}

extension FocusedModifier: ViewModifier {
  typealias Body = Never
}

extension FocusedModifier: PrimitiveModifier {
  static var label: String { "focused" }

  static func didActivate(_ element: ModifierElement<FocusedModifier<Value>>) {
    element.context.require(FocusStage.self)
    let modifier = element.modifier
    modifier.box?.add(element, for: modifier.value)
  }

  static func willUpdate(
    _ element: ModifierElement<FocusedModifier<Value>>, to modifier: FocusedModifier<Value>
  ) {
    let former = element.modifier
    // An element that is not shown is in no list.
    guard former.box?.remove(element, for: former.value) != false else {
      return
    }
    modifier.box?.add(element, for: modifier.value)
  }

  static func didUnmount(_ element: ModifierElement<FocusedModifier<Value>>) {
    let modifier = element.modifier
    modifier.box?.remove(element, for: modifier.value)
  }
}

/// An element that stands for a value of a focus state.
@MainActor protocol FocusPlace: Element {
  /// The state.
  var focusBox: AnyFocusBox? { get }

  /// Gives the state the value for which the element stands.
  func takeFocus()
}

extension ModifierElement: FocusPlace where M: FocusPlaceModifier {
  var focusBox: AnyFocusBox? { modifier.focusBox }
  func takeFocus() { modifier.takeFocus() }
}

/// What makes a modifier's element a ``FocusPlace``.
protocol FocusPlaceModifier: PrimitiveModifier {
  @MainActor var focusBox: AnyFocusBox? { get }
  @MainActor func takeFocus()
}

extension FocusedModifier: FocusPlaceModifier {
  var focusBox: AnyFocusBox? { box }
  func takeFocus() { box?.store(value) }
}

extension View {
  /// Connects this view with a focus state: it has the focus while the state has a value.
  ///
  /// The focus is in this view while it is in a text field inside.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusedModifier(box: binding.box, value: value))
  }

  /// Connects this view with a focus state: it has the focus while the state is true.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }
}
