public import Preferences

extension View {
  /// Gives the coordinate space of this view a name, for what is inside to measure from.
  ///
  /// The counterpart of SwiftUI's modifier of this name.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }

  /// Gives the coordinate space of this view a name, for what is inside to measure from.
  ///
  /// The older of SwiftUI's forms, for source that still uses it.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}

/// A modifier that gives the space of its content a name.
private struct CoordinateSpaceModifier: Equatable {
  let name: AnyHashable
}

extension CoordinateSpaceModifier: ViewModifier {
  typealias Body = Never
}

extension CoordinateSpaceModifier: LayoutModifier {
  typealias BoxLayout = IdentityLayout

  static var label: String { "coordinateSpace" }

  static func makeAttachment(
    for element: ModifierElement<CoordinateSpaceModifier>
  ) -> (any ElementAttachment)? {
    LayoutStage.of(element).map { CoordinateSpaceBox(element, stage: $0) }
  }
}

/// The box of a view whose space has a name.
private final class CoordinateSpaceBox: ModifierElementBox<CoordinateSpaceModifier> {
  override func isSpace(named name: AnyHashable) -> Bool {
    modifierElement?.modifier.name == name
  }

  override func refresh(_ stage: LayoutStage) {
    // No frame is another one, but what is measured from it may be.
    stage.noteMove()
  }
}
