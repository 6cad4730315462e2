/// Content together with what is made of its sections.
///
/// The counterpart of SwiftUI's `GroupSectionsOfContent`, made by
/// ``Group/init(sections:transform:)``.
public struct GroupSectionsOfContent<Subviews: View, Content: View> {
  let content: GroupElementsOfContent<Subviews, Content>

  nonisolated init(
    sections view: Subviews, transform: @escaping (SectionCollection) -> Content
  ) {
    content = GroupElementsOfContent(subviews: view) { subviews in
      let list = MainActor.assumeIsolated { SectionList(of: subviews.list) }
      return transform(SectionCollection(list: list))
    }
  }
}

extension GroupSectionsOfContent: View {
  /// There is no body.
  public typealias Body = Never
}

extension GroupSectionsOfContent: PrimitiveView {
  package static func makeViewType() -> AnyViewType {
    TransparentType<Self, GroupElementsOfContent<Subviews, Content>> { $0.content }
  }
}

extension Group where Content: View {
  /// Creates a view from the sections of another view.
  ///
  /// The closure runs again when the elements that it looked at are others. What it does not show
  /// is not mounted, and contributes nothing.
  ///
  /// - Complexity: O(*n*) for the *n* elements that the closure looks at.
  nonisolated public init<Base, Result>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result>, Base: View, Result: View {
    content = GroupSectionsOfContent(sections: view, transform: transform)
  }
}
