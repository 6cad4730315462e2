public import Preferences

/// How far something has come.
///
/// The counterpart of SwiftUI's `ProgressView`: its label, below it a bar, 96 × 16 points in body
/// text, or `…` where it is not known how far, and below that the label of the value.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  /// From 0 to 1; `nil` if it is not known.
  private let share: Double?

  private init(label: Label, currentValueLabel: CurrentValueLabel, share: Double?) {
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.share = share
  }

  fileprivate static func share<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    value.map { total >= 0 ? Share.of(Double($0), in: 0...Double(total)) : 0 }
  }
}

extension ProgressView: View {
  /// The labels and the bar.
  public var body: some View {
    var control = Control("ProgressView", title: label.controlTitle)
    control.value = share.map { "\($0)" }
    return ControlView(control) {
      VStack(alignment: .leading, spacing: 0) {
        label
        ControlPicture(text: bar)
        currentValueLabel
      }
    }
  }

  @MainActor private var bar: String {
    guard let share else { return "…" }
    let full = Int((share * 10).rounded())
    return "[" + String(repeating: "#", count: full) + String(repeating: "-", count: 10 - full)
      + "]"
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a view for progress of unknown extent, with a label.
  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(label: label(), currentValueLabel: EmptyView(), share: nil)
  }

  /// Creates a view for progress towards a total, with a label; `nil` is progress of unknown
  /// extent.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), currentValueLabel: EmptyView(), share: Self.share(value, of: total))
  }
}

extension ProgressView {
  /// Creates a view for progress towards a total, with labels for it and for its value.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      label: label(), currentValueLabel: currentValueLabel(), share: Self.share(value, of: total))
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a view for progress of unknown extent.
  nonisolated public init() {
    self.init(label: EmptyView(), currentValueLabel: EmptyView(), share: nil)
  }

  /// Creates a view for progress towards a total; `nil` is progress of unknown extent.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(
      label: EmptyView(), currentValueLabel: EmptyView(), share: Self.share(value, of: total))
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a view for progress of unknown extent, with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey) {
    self.init { Text(titleKey) }
  }

  /// Creates a view for progress of unknown extent, with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) {
    self.init { Text(title) }
  }

  /// Creates a view for progress towards a total, with a title.
  nonisolated public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Creates a view for progress towards a total, with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) {
    self.init(value: value, total: total) { Text(title) }
  }
}
