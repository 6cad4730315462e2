public import Preferences

/// A control that sets a number between two bounds.
///
/// The counterpart of SwiftUI's `Slider`: its label, and a scale at the far end of the room that it
/// is offered, 88 × 16 points in body text.
@MainActor @preconcurrency public struct Slider<Label: View, ValueLabel: View>: View {
  private let label: Label
  private let minimumValueLabel: ValueLabel
  private let maximumValueLabel: ValueLabel
  private let value: Double
  private let bounds: ClosedRange<Double>
  private let write: @MainActor (Double) -> Void

  private init<V: BinaryFloatingPoint>(
    value: Binding<V>, bounds: ClosedRange<V>, step: V?, label: Label,
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.label = label
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
    self.value = Double(value.wrappedValue)
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    write = { number in
      onEditingChanged(true)
      var next = min(max(V(number), bounds.lowerBound), bounds.upperBound)
      if let step, step > 0 {
        let steps = ((next - bounds.lowerBound) / step).rounded()
        next = min(bounds.lowerBound + steps * step, bounds.upperBound)
      }
      value.wrappedValue = next
      onEditingChanged(false)
    }
  }

  /// The label and the scale.
  public var body: some View {
    var control = Control("Slider")
    control.value = "\(value)"
    control.setNumber = write
    return ControlView(control) {
      LabeledControl(label: label) {
        minimumValueLabel
        ControlPicture(text: scale)
        maximumValueLabel
      }
    }
  }

  /// Eleven characters, with the value's place marked.
  private var scale: String {
    let length = bounds.upperBound - bounds.lowerBound
    let share = length > 0 ? (value - bounds.lowerBound) / length : 0
    let before = Int((min(max(share, 0), 1) * 10).rounded())
    return String(repeating: "━", count: before) + "●" + String(repeating: "─", count: 10 - before)
  }
}

extension Slider {
  /// Creates a slider with a label and labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: nil, label: label(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel(),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with steps, a label and labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: V(step), label: label(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel(),
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: nil, label: label(), minimumValueLabel: EmptyView(),
      maximumValueLabel: EmptyView(), onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with steps and a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: V(step), label: label(), minimumValueLabel: EmptyView(),
      maximumValueLabel: EmptyView(), onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: nil, label: EmptyView(), minimumValueLabel: EmptyView(),
      maximumValueLabel: EmptyView(), onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: V(step), label: EmptyView(),
      minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView(),
      onEditingChanged: onEditingChanged)
  }
}
