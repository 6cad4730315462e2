public import Observation

extension View {
  /// Puts an object into the environment of everything in this view, by its type.
  ///
  /// An ``EnvironmentObject`` of the same type finds it.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    holding(object)
  }

  /// Puts an observable object into the environment of everything in this view, by its type.
  ///
  /// An ``Environment`` of the same type finds it. `nil` takes away what a view above set.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    holding(object)
  }

  nonisolated private func holding<T: AnyObject>(_ object: T?) -> some View {
    let reference = ObjectReference(object: object)
    return modifier(EnvironmentModifier { $0[ObjectKey<T>.self] = reference })
  }
}
