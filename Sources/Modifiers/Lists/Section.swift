public import Preferences

/// Views that belong together, with a header before and a footer behind them.
///
/// The counterpart of SwiftUI's `Section`. It adds no level: header, content and footer stand in
/// the list of whatever holds the section, in that order, and contribute preferences in that order.
/// A ``List`` shows headers and footers without separators. For an empty state they do not count.
/// ``Preferences/Group/init(sections:transform:)`` gives the three apart.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// There is no body.
  public typealias Body = Never

  /// Creates a section with a header and a footer.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Creates a section with a header and a footer that are views already.
  ///
  /// The older of SwiftUI's forms, for source that still uses it.
  nonisolated public init(
    header: Parent, footer: Footer, @ViewBuilder content: () -> Content
  ) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Creates a section with a footer that is a view already.
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Creates a section with a header that is a view already.
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without header and footer.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title for a header.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Creates a section with a title that is shown as it is for a header.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {}

extension Section: DescribedView where Parent: View, Content: View, Footer: View {
  package var composition: some View {
    SectionedContent(
      header:
        header
        .layoutValue(key: ListRowRole.self, value: .header)
        .transformEnvironment(\.self) { $0.styleAsHeader() }
        .preference(key: ContentPresence.self, value: false),
      content: content,
      footer:
        footer
        .layoutValue(key: ListRowRole.self, value: .footer)
        .transformEnvironment(\.self) { $0.styleAsFooter() }
        .preference(key: ContentPresence.self, value: false))
  }
}

extension EnvironmentValues {
  /// Headers in a list are bold.
  fileprivate mutating func styleAsHeader() {
    guard isInList else { return }
    font = .headline
  }

  /// Footers in a list are set back.
  fileprivate mutating func styleAsFooter() {
    guard isInList else { return }
    foregroundColor = .secondary
  }
}
