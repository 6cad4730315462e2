/// A view of the library's own that only stands for other views, without a body that is counted.
package protocol DescribedView: PrimitiveView {
  /// The type of what it stands for.
  associatedtype Composition: View

  /// What it stands for.
  @MainActor @ViewBuilder var composition: Composition { get }
}

extension DescribedView {
  package static func makeViewType() -> AnyViewType {
    TransparentType<Self, Composition> { $0.composition }
  }
}
