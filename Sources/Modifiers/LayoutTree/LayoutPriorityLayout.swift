/// Sets the priority with which a stack gives room to the child, as SwiftUI's `layoutPriority`.
package struct LayoutPriorityLayout: UnaryLayout, Equatable {
  package var value: Double

  package init(_ value: Double) {
    self.value = value.isNaN ? 0 : value
  }

  package var priority: Double? { value }

  package func settlesLength(along axis: Axis) -> Bool? { nil }
}

/// Sets the order in which a container draws the child, as SwiftUI's `zIndex`.
package struct ZIndexLayout: UnaryLayout, Equatable {
  package var value: Double

  package init(_ value: Double) {
    self.value = value.isNaN ? 0 : value
  }

  package var zIndex: Double? { value }

  package func settlesLength(along axis: Axis) -> Bool? { nil }
}
