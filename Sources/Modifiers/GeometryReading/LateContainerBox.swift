import Preferences

/// The box of a container whose views are made once it is laid out.
class LateContainerBox<L: Layout>: ContainerElementBox<L> {
  /// The place of the container, for the questions of its views.
  private(set) lazy var site = GeometrySite(of: self)

  override init(_ element: Element, layout: L, name: String?, stage: LayoutStage) {
    super.init(element, layout: layout, name: name, stage: stage)
    lateWorkIsDue()
  }

  /// The box of the container that makes its views.
  static func of(_ element: Element) -> Self {
    guard let box = element.attachment as? Self else {
      preconditionFailure("LateContainerBox.of: a container's views were made before its box")
    }
    return box
  }

  override final func lateWorkIsDue() { enqueueLateWork() }

  override final func elementDidUnmount() { forgetGeometry() }
}
