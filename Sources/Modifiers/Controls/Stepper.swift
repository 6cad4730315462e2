public import Preferences

/// A control that goes up and down in steps.
///
/// The counterpart of SwiftUI's `Stepper`: its label, and `[-|+]` at the far end of the room that
/// it is offered, 40 × 16 points in body text.
@MainActor @preconcurrency public struct Stepper<Label: View>: View {
  private let label: Label
  private let value: String?
  private let adjust: @MainActor (Int) -> Void

  private init(label: Label, value: String?, adjust: @escaping @MainActor (Int) -> Void) {
    self.label = label
    self.value = value
    self.adjust = adjust
  }

  /// Creates a stepper that runs an action for each step; `nil` does nothing.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), value: nil) { steps in
      onEditingChanged(true)
      if steps > 0 { onIncrement?() } else { onDecrement?() }
      onEditingChanged(false)
    }
  }

  /// Creates a stepper that changes a value by a step.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, bounds: nil, step: step, label: label(), onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that changes a value by a step, within bounds.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, bounds: bounds, step: step, label: label(), onEditingChanged: onEditingChanged)
  }

  private init<V: Strideable>(
    value: Binding<V>, bounds: ClosedRange<V>?, step: V.Stride, label: Label,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(label: label, value: "\(value.wrappedValue)") { steps in
      onEditingChanged(true)
      let next = value.wrappedValue.advanced(by: steps > 0 ? step : -step)
      // A step that would leave the bounds is not made.
      if bounds?.contains(next) ?? true { value.wrappedValue = next }
      onEditingChanged(false)
    }
  }

  /// The label and the two signs.
  public var body: some View {
    var control = Control("Stepper")
    control.value = value
    control.adjust = adjust
    return ControlView(control) {
      LabeledControl(label: label) { ControlPicture(text: "[-|+]") }
    }
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title that runs an action for each step; `nil` does nothing.
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title that changes a value by a step.
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title that changes a value by a step, within bounds.
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }
}
