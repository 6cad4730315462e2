/// The views that some content stands for, in their order.
///
/// The counterpart of SwiftUI's `SubviewsCollection`. Elements are found as far as the collection
/// is read: `isEmpty` finds the first, `prefix(3)` three, `count` all. As a view it shows all of
/// them.
public struct SubviewsCollection: RandomAccessCollection {
  /// The part of the views between two positions.
  public typealias SubSequence = SubviewsCollectionSlice

  let list: SubviewList

  /// The position of the first view.
  public var startIndex: Int { 0 }

  /// The position after the last view; all are found.
  public var endIndex: Int { read { $0.count } }

  /// Whether there is no view; only the first is looked for.
  public var isEmpty: Bool { !read { $0.has(1) } }

  /// The first view; only it is looked for.
  public var first: Subview? { read { $0.has(1) ? $0[0] : nil } }

  /// The view at a position.
  public subscript(position: Int) -> Subview { read { $0[position] } }

  /// The views between two positions, as far as there are any; only those up to the end of the
  /// range are looked for.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    let end = read { $0.has(bounds.upperBound) ? bounds.upperBound : $0.elements.count }
    return SubviewsCollectionSlice(base: self, bounds: bounds.clamped(to: 0..<end))
  }

  /// The first views, up to a number; only these are looked for.
  public func prefix(_ maxLength: Int) -> SubviewsCollectionSlice {
    precondition(maxLength >= 0, "A prefix cannot have \(maxLength) views.")
    return self[0..<maxLength]
  }

  /// The number of views that were found, and of those that are to be expected; none is looked for.
  package var expectedCount: Int { read { $0.expectedCount } }

  /// How many views were found; none is looked for.
  package var foundCount: Int { read { $0.elements.count } }

  /// Walks through the views, looking for each when its turn comes.
  public func makeIterator() -> AnyIterator<Subview> {
    var position = 0
    return AnyIterator {
      defer { position += 1 }
      return read { [position] in $0.has(position + 1) ? $0[position] : nil }
    }
  }

  private func read<R: Sendable>(_ body: @MainActor @Sendable (SubviewList) -> R) -> R {
    MainActor.assumeIsolated { [list] in body(list) }
  }
}

/// Some of the views that some content stands for, in their order.
///
/// The counterpart of SwiftUI's `SubviewsCollectionSlice`. As a view it shows all of them.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  /// The part of the views between two positions.
  public typealias SubSequence = SubviewsCollectionSlice

  let base: SubviewsCollection
  let bounds: Range<Int>

  /// The position of the first view.
  public var startIndex: Int { bounds.lowerBound }

  /// The position after the last view.
  public var endIndex: Int { bounds.upperBound }

  /// The view at a position.
  public subscript(position: Int) -> Subview {
    precondition(bounds.contains(position), "There is no subview at \(position) in \(bounds).")
    return base[position]
  }

  /// The views between two positions, as far as they are in this part.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: base, bounds: bounds.clamped(to: self.bounds))
  }
}

extension SubviewsCollection: Sendable {}

extension SubviewsCollection: View {
  /// There is no body.
  public typealias Body = Never
}

extension SubviewsCollection: PrimitiveView {
  package static func makeViewType() -> AnyViewType { showingEach(of: SubviewsCollection.self) }
}

extension SubviewsCollectionSlice: View {
  /// There is no body.
  public typealias Body = Never
}

extension SubviewsCollectionSlice: PrimitiveView {
  package static func makeViewType() -> AnyViewType {
    showingEach(of: SubviewsCollectionSlice.self)
  }
}

@MainActor private func showingEach<C>(of type: C.Type) -> AnyViewType
where C: View & RandomAccessCollection, C.Element == Subview {
  TransparentType<C, ForEach<C, Subview.ID, Subview>> { ForEach($0) { $0 } }
}
