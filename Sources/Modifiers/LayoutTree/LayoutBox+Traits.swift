import Foundation

extension LayoutBox {
  /// Finds the first box down a chain of single children that has an answer.
  private final func firstTrait<Value>(_ own: (LayoutBox) -> Value?) -> Value? {
    var box = self
    while true {
      if let value = own(box) { return value }
      guard let next = box.traitSource else { return nil }
      box = next
    }
  }

  /// The priority with which a stack gives room to the box; 0 where none was set.
  package final var priority: Double {
    firstTrait { $0.ownPriority } ?? 0
  }

  /// The order in which a container draws the box: greater is later; 0 where none was set.
  package final var zIndex: Double {
    firstTrait { $0.ownZIndex } ?? 0
  }

  /// The value that the box gives to the container around it.
  package final func layoutValue(for key: ObjectIdentifier) -> Any? {
    firstTrait { $0.ownLayoutValue(for: key) }
  }

  /// How far the box wants to stand from its neighbours.
  final func spacing(_ context: LayoutContext) -> ViewSpacing {
    var box = self
    while true {
      if let spacing = box.ownSpacing { return spacing }
      guard let next = box.spacingSource else {
        return box.computeSpacing(context) ?? .standard
      }
      box = next
    }
  }
}
