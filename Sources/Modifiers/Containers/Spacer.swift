public import Foundation
public import Preferences

/// Room that grows along the axis of the stack around it.
///
/// The counterpart of SwiftUI's `Spacer`.
public struct Spacer: Equatable, Sendable {
  /// The least length in points; `nil` is 8.
  public var minLength: CGFloat?

  /// Creates a spacer with a least length in points.
  nonisolated public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: View {
  /// There is no body.
  public typealias Body = Never
}

extension Spacer: LayoutLeaf {
  package static var showsContent: Bool { false }

  package func sizing(in surroundings: LeafSurroundings) -> SpacerLeaf {
    SpacerLeaf(axis: surroundings.stackAxis, minLength: minLength)
  }
}
