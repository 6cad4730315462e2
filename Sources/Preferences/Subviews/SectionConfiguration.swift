/// A section of some content: its header, its content and its footer.
///
/// The counterpart of SwiftUI's `SectionConfiguration`. It stands for a section that somebody
/// wrote, or for what stands together outside of all sections.
public struct SectionConfiguration: Identifiable {
  /// What tells a section from the others of its content, as long as it is there.
  public struct ID: Hashable, Sendable {
    /// The number of the section, or of the section before; 0 where there is none before.
    let number: Int
    let isExplicit: Bool
  }

  /// What tells this section from the others of its content.
  public let id: ID

  /// The views of the header; none if the section has no header.
  public let header: SubviewsCollection

  /// The views of the section itself.
  public let content: SubviewsCollection

  /// The views of the footer; none if the section has no footer.
  public let footer: SubviewsCollection

  /// An element of the section and the section's place, if somebody wrote it.
  let origin: (element: Element, section: SectionNode)?

  /// The values that modifiers of the section give to the container.
  ///
  /// What stands outside of all sections has none.
  ///
  /// - Complexity: O(modifiers around the section).
  public var containerValues: ContainerValues {
    guard let origin else { return ContainerValues() }
    // Everything here is on the main actor, which the type of the property does not say.
    nonisolated(unsafe) var values = ContainerValues()
    MainActor.assumeIsolated {
      values = ContainerValues(of: origin.element, around: origin.section)
    }
    return values
  }
}

extension SectionConfiguration: Sendable {}
