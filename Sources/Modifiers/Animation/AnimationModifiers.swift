public import Preferences

extension Binding {
  /// The binding itself: what is written through it is there at once.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

extension View {
  /// Animates this view when a value changes: it shows the end at once.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    self
  }

  /// Animates this view: it shows the end at once. The older of SwiftUI's forms.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    self
  }

  /// Says how this view comes and goes, which it does at once.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    self
  }
}
