/// A view for each element of a collection, told apart by id.
///
/// The counterpart of SwiftUI's `ForEach`. A row keeps its state as long as its id is there, also
/// when it moves. Ids that occur more than once are reported; every row still appears. A range
/// may change its length, unlike in SwiftUI.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data

  /// Makes the view for an element.
  public var content: (Data.Element) -> Content

  let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
  /// There is no body.
  public typealias Body = Never
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Creates a view for each element, told apart by the elements' own ids.
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element, told apart by what a key path leads to.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    // The commonest key path leads nowhere, and following it costs as much as a short row.
    let isSelf = Data.Element.self == ID.self && id == \Data.Element.self as AnyKeyPath
    self.init(
      data: data, content: content,
      id: isSelf ? { unsafeBitCast($0, to: ID.self) } : { $0[keyPath: id] })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates a view for each number of a range.
  nonisolated public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element of a bound collection, told apart by the elements' own ids.
  nonisolated public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, ID == C.Element.ID, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Creates a view for each element of a bound collection, told apart by what a key path leads
  /// to.
  nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { content(data[$0.0]) },
      id: { $0.1 }
    )
  }
}

extension ForEach: PrimitiveView where Content: View {
  package static func makeViewType() -> AnyViewType {
    if let data = Data.self as? any ForEachData.Type {
      return data.makeViewType(identifiedBy: ID.self, showing: Content.self)
    }
    return ForEachType<Data, ID, Content>()
  }
}

/// A collection that is known only once it stands in the tree.
protocol ForEachData: RandomAccessCollection {
  /// What is known of a `ForEach` over such a collection.
  @MainActor static func makeViewType<ID: Hashable, Content: View>(
    identifiedBy id: ID.Type, showing content: Content.Type
  ) -> AnyViewType
}
