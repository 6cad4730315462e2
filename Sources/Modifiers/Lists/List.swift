public import Preferences

/// Rows one under the other, of which some may be selected.
///
/// The counterpart of SwiftUI's `List`. There is a row for each element that is there: groups and
/// conditions dissolve, and a ``Section`` gives its header, its rows and its footer. A list without
/// rows draws nothing but takes the room that it is offered.
///
/// A row is offered the list's width less 16 points at each side, and takes its ideal height with 8
/// points above and below. Between two rows is a line one point thick, which takes no room and
/// begins where the upper row does. Headers are bold, footers secondary; neither has lines. What
/// lies outside the list is cut off, and seen when the list is scrolled, as a ``ScrollView`` is. All
/// rows are mounted.
public struct List<SelectionValue: Hashable, Content: View> {
  let content: Content
  let selection: Selection?
}

extension List: View {
  /// There is no body.
  public typealias Body = Never

  /// Creates a list of given views, of which any number may be selected.
  nonisolated public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), selection: Selection(several: selection))
  }

  /// Creates a list of given views, of which one may be selected.
  nonisolated public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), selection: Selection(one: selection))
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of given views.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: nil)
  }
}

extension List: PrimitiveView where Content: View {}

extension List: DescribedView where Content: View {
  package var composition: some View {
    ListRows(content: content.environment(\.isInList, true), selection: selection)
  }
}
