/// Content as a collection of its subviews, for ``ForEach/init(subviews:content:)``.
///
/// The counterpart of SwiftUI's `ForEachSubviewCollection`. What is in it is known only in the
/// tree; outside of it the collection is empty.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  let content: AnyView

  /// The position of the first view.
  public var startIndex: Int { 0 }

  /// The position after the last view.
  public var endIndex: Int { 0 }

  /// The view at a position; there is none outside the tree.
  public subscript(position: Int) -> Subview {
    preconditionFailure("The subviews of a ForEach are known only in the tree of a ViewHost.")
  }
}

extension ForEach where Content: View {
  /// Creates a view for each subview of another view: each element that is there.
  nonisolated public init<V>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, V: View {
    self.init(
      data: ForEachSubviewCollection(content: AnyView(view)), content: content, id: { $0.id })
  }
}

extension ForEachSubviewCollection: ForEachData {
  @MainActor static func makeViewType<ID: Hashable, Shown: View>(
    identifiedBy id: ID.Type, showing content: Shown.Type
  ) -> AnyViewType {
    typealias Rows = ForEach<SubviewsCollection, Subview.ID, Shown>
    return TransparentType<
      ForEach<ForEachSubviewCollection, ID, Shown>, GroupElementsOfContent<AnyView, Rows>
    > { view in
      GroupElementsOfContent(subviews: view.data.content) { ForEach($0, content: view.content) }
    }
  }
}
