public import Preferences

/// Shows a view made of the value of an optional, or another one while there is no value.
///
/// It behaves as `if let` does: the view is there as long as there is a value, keeps its state
/// while the value changes, and starts afresh after the value was `nil`. It adds no element, no
/// body and no pass of its own. The same view behind `AnyView` starts afresh also when the type
/// that it hides changes.
public struct Unwrap<Value, Content: View, Placeholder: View> {
  private let value: Value?
  private let content: (Value) -> Content
  private let placeholder: () -> Placeholder

  /// Creates a view from a value, if there is one, or what stands for its absence.
  nonisolated public init(
    _ value: Value?, @ViewBuilder content: @escaping (Value) -> Content,
    @ViewBuilder else placeholder: @escaping () -> Placeholder
  ) {
    self.value = value
    self.content = content
    self.placeholder = placeholder
  }

  /// Creates a view from a binding to a value, if there is one, or what stands for its absence.
  ///
  /// While there is none, the binding handed to `content` before keeps the last value.
  nonisolated public init<Wrapped>(
    _ binding: Binding<Wrapped?>, @ViewBuilder content: @escaping (Binding<Wrapped>) -> Content,
    @ViewBuilder else placeholder: @escaping () -> Placeholder
  ) where Value == Binding<Wrapped> {
    self.init(Binding(binding), content: content, else: placeholder)
  }
}

extension Unwrap where Placeholder == EmptyView {
  /// Creates a view from a value, if there is one; there is nothing otherwise.
  nonisolated public init(
    _ value: Value?, @ViewBuilder content: @escaping (Value) -> Content
  ) {
    self.init(value, content: content, else: { EmptyView() })
  }

  /// Creates a view from a binding to a value, if there is one; there is nothing otherwise.
  nonisolated public init<Wrapped>(
    _ binding: Binding<Wrapped?>, @ViewBuilder content: @escaping (Binding<Wrapped>) -> Content
  ) where Value == Binding<Wrapped> {
    self.init(Binding(binding), content: content, else: { EmptyView() })
  }
}

extension Unwrap: View {
  /// There is no body.
  public typealias Body = Never
}

extension Unwrap: DescribedView {
  package var composition: some View {
    if let value {
      content(value)
    } else {
      placeholder()
    }
  }
}
