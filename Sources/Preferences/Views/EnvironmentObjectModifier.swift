extension View {
  /// Puts an object into the environment of everything in this view, by its type.
  ///
  /// An ``EnvironmentObject`` of the same type finds it.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    // Unsafe for the compiler alone: views and their environment belong to the main actor.
    nonisolated(unsafe) let object = object
    return modifier(
      EnvironmentModifier { $0[ObjectKey<T>.self] = ObjectReference(object: object) })
  }
}
