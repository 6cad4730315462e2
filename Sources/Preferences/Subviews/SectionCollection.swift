/// The sections of some content, in their order.
///
/// The counterpart of SwiftUI's `SectionCollection`. What stands outside of all sections forms
/// sections of its own, between the others; content without any element is one section without
/// elements. A section that holds no element at all is not there. Sections are found as far as the
/// collection is read; for each, its elements and the next one's first.
public struct SectionCollection: RandomAccessCollection {
  let list: SectionList

  /// The position of the first section.
  public var startIndex: Int { 0 }

  /// The position after the last section; all are found.
  public var endIndex: Int { read { $0.count } }

  /// Whether there is no section, which is never so.
  public var isEmpty: Bool { false }

  /// The first section; only it is looked for.
  public var first: SectionConfiguration? { self[0] }

  /// The section at a position.
  public subscript(position: Int) -> SectionConfiguration { read { $0[position] } }

  /// Walks through the sections, looking for each when its turn comes.
  public func makeIterator() -> AnyIterator<SectionConfiguration> {
    var position = 0
    return AnyIterator {
      defer { position += 1 }
      return read { [position] in $0.has(position + 1) ? $0[position] : nil }
    }
  }

  private func read<R: Sendable>(_ body: @MainActor @Sendable (SectionList) -> R) -> R {
    MainActor.assumeIsolated { [list] in body(list) }
  }
}
