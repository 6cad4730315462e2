public import Preferences

extension View {
  /// Writes a value for a key, made from an anchor of this view.
  ///
  /// The counterpart of SwiftUI's modifier of this name. As `preference(key:value:)` does, it
  /// replaces what the view itself wrote for the key. `transform` runs again if the modifier or
  /// what it read has changed; not when the view moves.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      AnchorPreference<A, K, AnchorWriting>(source: value) { $0 = transform($1) })
  }

  /// Changes the value of a key on its way up, given an anchor of this view.
  ///
  /// The counterpart of SwiftUI's modifier of this name. It begins with this view's value or the
  /// default, so that a view can add its own anchor to those inside it.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      AnchorPreference<A, K, AnchorTransforming>(source: value, transform: transform))
  }
}

/// A modifier that writes or changes the value of a key, given an anchor of its content.
private struct AnchorPreference<A, Key: PreferenceKey, Use: AnchorUse> {
  let source: Anchor<A>.Source
  let transform: (inout Key.Value, Anchor<A>) -> Void
}

extension AnchorPreference: ViewModifier {
  typealias Body = Never
}

extension AnchorPreference: LayoutModifier, PreferenceTransforming {
  typealias BoxLayout = IdentityLayout

  static var label: String { "\(Use.name)(\(TypeName.qualified(Key.self)))" }

  var replacesContent: Bool { Use.replacesContent }

  func transform(_ value: inout Key.Value, at element: Element) {
    transform(&value, Anchor(source, of: element))
  }
}

/// What an anchor does to the value that comes from inside.
private protocol AnchorUse {
  /// The name of the modifier.
  static var name: String { get }

  static var replacesContent: Bool { get }
}

private enum AnchorWriting: AnchorUse {
  static var name: String { "anchorPreference" }
  static var replacesContent: Bool { true }
}

private enum AnchorTransforming: AnchorUse {
  static var name: String { "transformAnchorPreference" }
  static var replacesContent: Bool { false }
}
