public import Preferences

/// What submits. The counterpart of SwiftUI's `SubmitTriggers`.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The triggers as bits.
  public let rawValue: Int

  /// Creates a set from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1)

  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// A modifier that acts when a text field inside is submitted.
package struct SubmitModifier {
  package let triggers: SubmitTriggers
  package let action: (() -> Void)?

  /// Whether submissions from inside go no further.
  package let isBlocking: Bool
}

extension SubmitModifier: ViewModifier {
  package typealias Body = Never
}

extension SubmitModifier: PrimitiveModifier {
  package static var label: String { "onSubmit" }
}

/// What the key says that submits. The counterpart of SwiftUI's `SubmitLabel`.
public struct SubmitLabel: Equatable, Sendable {
  private let name: String

  /// "Done".
  public static let done = SubmitLabel(name: "done")
  /// "Go".
  public static let go = SubmitLabel(name: "go")
  /// "Send".
  public static let send = SubmitLabel(name: "send")
  /// "Join".
  public static let join = SubmitLabel(name: "join")
  /// "Route".
  public static let route = SubmitLabel(name: "route")
  /// "Search".
  public static let search = SubmitLabel(name: "search")
  /// "Return".
  public static let `return` = SubmitLabel(name: "return")
  /// "Next".
  public static let next = SubmitLabel(name: "next")
  /// "Continue".
  public static let `continue` = SubmitLabel(name: "continue")
}

extension View {
  /// Runs an action when a text field in this view is submitted.
  ///
  /// The counterpart of SwiftUI's `onSubmit(of:_:)`. Of several around one field all run, from the
  /// innermost out. As in SwiftUI, where the action travels with the environment, the fields of a
  /// sheet run those around its presenter too; ``submitScope(_:)`` in the sheet keeps them apart.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)
  ) -> some View {
    modifier(SubmitModifier(triggers: triggers, action: action, isBlocking: false))
  }

  /// Keeps submissions in this view from the actions around it, or not.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(SubmitModifier(triggers: [], action: nil, isBlocking: isBlocking))
  }

  /// Says what the key that submits is called. It is accepted for source written for SwiftUI;
  /// there is no keyboard here.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    self
  }
}
