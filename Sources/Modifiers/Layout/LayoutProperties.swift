/// What a layout container says about its kind, as SwiftUI's `LayoutProperties`.
public struct LayoutProperties: Sendable {
  /// The axis along which a stack-like container sets its subviews; nil for other containers.
  public var stackOrientation: Axis?

  /// Whether a subview that is alone gets the container's own proposal, size and guides.
  ///
  /// Chains of such containers are measured in a loop, however deep they are.
  package var passesSingleSubview = false

  /// Creates properties without an orientation.
  public init() {}

  package init(stackOrientation: Axis?, passesSingleSubview: Bool) {
    self.stackOrientation = stackOrientation
    self.passesSingleSubview = passesSingleSubview
  }
}
