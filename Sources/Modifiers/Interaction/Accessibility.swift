public import Preferences

/// A modifier that says how a view is found and read out.
package struct AccessibilityModifier: Equatable {
  package var identifier: String?
  package var label: String?
  package var isHidden = false
}

extension AccessibilityModifier: ViewModifier {
  package typealias Body = Never
}

extension AccessibilityModifier: LayoutModifier {
  package typealias BoxLayout = IdentityLayout

  package static var label: String { "accessibility" }

  package var details: [String] {
    [identifier, label, isHidden ? "hidden" : nil].compactMap { $0 }
  }
}

extension View {
  /// Gives this view a name that nobody sees, by which ``Modifiers/FindScope/find(id:)`` finds it.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AccessibilityModifier(identifier: identifier))
  }

  /// Says in words what this view is, in place of the texts inside.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Says in words what this view is, as they are, in place of the texts inside.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    modifier(AccessibilityModifier(label: String(label)))
  }

  /// Says in words what this view is, in place of the texts inside.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    modifier(AccessibilityModifier(label: label.string))
  }

  /// Leaves this view out of what can be found and read out, or not; it is drawn as before.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(AccessibilityModifier(isHidden: hidden))
  }
}
