public import Preferences

/// Ends the presentation of the tree that it is read in.
///
/// The counterpart of SwiftUI's `DismissAction`; read it with `@Environment(\.dismiss)` and call it
/// as a function. Outside of a sheet it does nothing, nor does it once its sheet is gone.
public struct DismissAction {
  private let isPresented: Binding<Bool>?
  private let presentation: PresentationCount.Presentation?

  /// Creates an action that ends nothing.
  init() {
    isPresented = nil
    presentation = nil
  }

  /// Creates an action that ends a presentation by a binding.
  init(_ isPresented: Binding<Bool>, _ presentation: PresentationCount.Presentation) {
    self.isPresented = isPresented
    self.presentation = presentation
  }

  /// Ends the presentation.
  public func callAsFunction() {
    guard let isPresented, let presentation, presentation.isCurrent, isPresented.wrappedValue else {
      return
    }
    isPresented.wrappedValue = false
  }
}

/// Tells one presentation of a place from those before and after it.
final class PresentationCount {
  /// One of the presentations.
  struct Presentation {
    fileprivate let count: PresentationCount
    fileprivate let number: Int

    /// Whether it is the latest one.
    var isCurrent: Bool { count.number == number }
  }

  private var number = 0
  private var identity: AnyHashable?

  /// The presentation of something, another one than before if what is presented is another.
  func presentation(of newIdentity: AnyHashable?) -> Presentation {
    if newIdentity != identity {
      identity = newIdentity
      number += 1
    }
    return Presentation(count: self, number: number)
  }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction() }
}

private struct IsPresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Ends the presentation of the tree around this place.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether this place belongs to a presented tree, such as a sheet.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
}
