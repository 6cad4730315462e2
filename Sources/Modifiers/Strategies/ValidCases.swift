public import Preferences

/// A case of an enumeration that makes sense for some values and not for others, such as a card for
/// a part of a measurement that may be missing.
public protocol ValidatedCase: CaseIterable, RawRepresentable, Hashable where RawValue: Hashable {
  /// What decides whether a case makes sense.
  associatedtype Subject

  /// Whether the case makes sense for a value.
  func isValid(_ subject: Subject) -> Bool
}

/// A case of an enumeration that knows by itself whether it makes sense.
public protocol SelfValidatedCase: ValidatedCase where Subject == Void {
  /// Whether the case makes sense now.
  var isValid: Bool { get }
}

extension SelfValidatedCase {
  /// Whether the case makes sense now.
  public func isValid(_ subject: Void) -> Bool { isValid }
}

/// A case of an enumeration that brings the view that shows it.
public protocol PresentedCase: ValidatedCase {
  /// The type of the view.
  associatedtype Content: View

  /// The view that shows the case for a value for which it is valid.
  @ViewBuilder func content(_ subject: Subject) -> Content
}

/// Shows the valid cases of an enumeration, in their order, and a placeholder when none is valid.
///
/// A case that stays valid keeps its state while others come and go. It takes one pass, no body and
/// no state of its own: whether anything is valid is known before anything is built.
public struct ValidCases<Case: ValidatedCase, Content: View, Placeholder: View> {
  private let subject: Case.Subject
  private let content: (Case) -> Content
  private let placeholder: () -> Placeholder

  /// Creates a view of the cases that are valid for a value.
  nonisolated public init(
    of cases: Case.Type = Case.self, for subject: Case.Subject,
    @ViewBuilder content: @escaping (Case) -> Content,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) {
    self.subject = subject
    self.content = content
    self.placeholder = placeholder
  }
}

extension ValidCases where Case: SelfValidatedCase {
  /// Creates a view of the cases that are valid now.
  nonisolated public init(
    of cases: Case.Type = Case.self,
    @ViewBuilder content: @escaping (Case) -> Content,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) {
    self.init(of: cases, for: (), content: content, placeholder: placeholder)
  }
}

extension ValidCases where Case: PresentedCase, Content == Case.Content {
  /// Creates a view of the cases that are valid for a value, each shown by the view it brings.
  nonisolated public init(
    of cases: Case.Type = Case.self, for subject: Case.Subject,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) {
    self.init(
      of: cases, for: subject, content: { $0.content(subject) }, placeholder: placeholder)
  }
}

extension ValidCases where Placeholder == EmptyView {
  /// Creates a view of the cases that are valid for a value; there is nothing if none is.
  nonisolated public init(
    of cases: Case.Type = Case.self, for subject: Case.Subject,
    @ViewBuilder content: @escaping (Case) -> Content
  ) {
    self.init(of: cases, for: subject, content: content, placeholder: { EmptyView() })
  }
}

extension ValidCases where Case: SelfValidatedCase, Placeholder == EmptyView {
  /// Creates a view of the cases that are valid now; there is nothing if none is.
  nonisolated public init(
    of cases: Case.Type = Case.self, @ViewBuilder content: @escaping (Case) -> Content
  ) {
    self.init(of: cases, for: (), content: content)
  }
}

extension ValidCases where Case: PresentedCase, Content == Case.Content, Placeholder == EmptyView {
  /// Creates a view of the cases that are valid for a value, each shown by the view it brings;
  /// there is nothing if none is valid.
  nonisolated public init(of cases: Case.Type = Case.self, for subject: Case.Subject) {
    self.init(of: cases, for: subject, content: { $0.content(subject) })
  }
}

extension ValidCases: View {
  /// There is no body.
  public typealias Body = Never
}

extension ValidCases: DescribedView {
  @ViewBuilder package var composition: some View {
    let valid = Case.allCases.filter { $0.isValid(subject) }
    if valid.isEmpty {
      placeholder()
    } else {
      ForEach(valid, id: \.rawValue, content: content)
    }
  }
}
