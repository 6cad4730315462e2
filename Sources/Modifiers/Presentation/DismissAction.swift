public import Preferences

/// Ends the presentation of the tree that it is read in.
///
/// The counterpart of SwiftUI's `DismissAction`; read it with `@Environment(\.dismiss)` and call it as
/// a function. Outside of a sheet it does nothing.
public struct DismissAction {
  let isPresented: Binding<Bool>?

  /// Ends the presentation.
  public func callAsFunction() {
    isPresented?.wrappedValue = false
  }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(isPresented: nil) }
}

private struct IsPresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Ends the presentation of the tree around this place.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether this place belongs to a presented tree, such as a sheet.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
}
