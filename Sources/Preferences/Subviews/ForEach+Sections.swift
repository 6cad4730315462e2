/// Content as a collection of its sections, for ``ForEach/init(sections:content:)``.
///
/// The counterpart of SwiftUI's `ForEachSectionCollection`. What is in it is known only in the
/// tree; outside of it the collection is empty.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  let content: AnyView

  /// The position of the first section.
  public var startIndex: Int { 0 }

  /// The position after the last section.
  public var endIndex: Int { 0 }

  /// The section at a position; there is none outside the tree.
  public subscript(position: Int) -> SectionConfiguration {
    preconditionFailure("The sections of a ForEach are known only in the tree of a ViewHost.")
  }
}

extension ForEach where Content: View {
  /// Creates a view for each section of another view.
  nonisolated public init<V>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, V: View {
    self.init(
      data: ForEachSectionCollection(content: AnyView(view)), content: content, id: { $0.id })
  }
}

extension ForEachSectionCollection: ForEachData {
  @MainActor static func makeViewType<ID: Hashable, Shown: View>(
    identifiedBy id: ID.Type, showing content: Shown.Type
  ) -> AnyViewType {
    typealias Rows = ForEach<SectionCollection, SectionConfiguration.ID, Shown>
    return TransparentType<
      ForEach<ForEachSectionCollection, ID, Shown>, GroupSectionsOfContent<AnyView, Rows>
    > { view in
      GroupSectionsOfContent(sections: view.data.content) { ForEach($0, content: view.content) }
    }
  }
}
