public import Preferences

/// A control that goes up and down in steps.
///
/// The counterpart of SwiftUI's `Stepper`: its label, and `[-|+]` at the far end of the room that
/// it is offered, 40 × 16 points in body text. A step that would leave the bounds, or the values
/// that the type has, is not made.
public struct Stepper<Label: View> {
  private let label: Label

  /// The value in words, if there is one.
  private let value: () -> String?

  /// Makes a step up or down when it is called; `nil` if there is none to make.
  private let step: (_ up: Bool) -> (() -> Void)?
  private let onEditingChanged: (Bool) -> Void

  /// Creates a stepper that runs an action for each step; `nil` does nothing.
  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    value = { nil }
    step = { up in up ? onIncrement : onDecrement }
    self.onEditingChanged = onEditingChanged
  }

  /// Creates a stepper that changes a value by a step.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, within: nil, step, label(), onEditingChanged)
  }

  /// Creates a stepper that changes a value by a step, within bounds.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, within: bounds, step, label(), onEditingChanged)
  }

  private init<V: Strideable>(
    value: Binding<V>, within bounds: ClosedRange<V>?, _ step: V.Stride, _ label: Label,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.label = label
    self.value = { "\(value.wrappedValue)" }
    self.step = { up in
      value.wrappedValue.stepped(by: step, up: up, in: bounds).map { next in
        { value.wrappedValue = next }
      }
    }
    self.onEditingChanged = onEditingChanged
  }
}

extension Stepper: View {
  /// The label and the two signs.
  public var body: some View {
    var control = Control("Stepper", title: label.controlTitle)
    control.value = value()
    control.adjust = { [step, onEditingChanged] direction in
      guard let makeStep = step(direction > 0) else { return }
      onEditingChanged(true)
      makeStep()
      onEditingChanged(false)
    }
    return ControlView(control) {
      LabeledControl(label: label) { ControlPicture(text: "[-|+]") }
    }
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title that runs an action for each step; `nil` does nothing.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title that is shown as it is, and an action for each step.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title that changes a value by a step.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, within: nil, step, Text(titleKey), onEditingChanged)
  }

  /// Creates a stepper with a title that is shown as it is, which changes a value by a step.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, within: nil, step, Text(title), onEditingChanged)
  }

  /// Creates a stepper with a title that changes a value by a step, within bounds.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, within: bounds, step, Text(titleKey), onEditingChanged)
  }

  /// Creates a stepper with a title that is shown as it is, which changes a value within bounds.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, within: bounds, step, Text(title), onEditingChanged)
  }
}
