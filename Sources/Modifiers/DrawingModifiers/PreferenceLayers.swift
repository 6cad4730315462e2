public import Preferences

extension View {
  /// Puts views in front of this view, made from the value that this view has for a key.
  ///
  /// The counterpart of SwiftUI's modifier of this name. The layer is made in the pass in which the
  /// value changes, without an action and without a further pass, and made again only if the value,
  /// the modifier or what `transform` read has changed. The value travels on upward; what the layer
  /// writes joins it there.
  ///
  /// - Complexity: Making the layer; no other body runs.
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(PreferenceOverlay<Key, T>(alignment: .center, transform: transform))
  }

  /// Puts views in front of this view, aligned, made from the value that this view has for a key.
  ///
  /// The counterpart of SwiftUI's modifier of this name.
  ///
  /// - Complexity: Making the layer; no other body runs.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceOverlay<K, V>(alignment: alignment, transform: transform))
  }

  /// Puts views behind this view, made from the value that this view has for a key.
  ///
  /// The counterpart of SwiftUI's modifier of this name. It differs from
  /// ``overlayPreferenceValue(_:_:)`` in that the layer lies behind this view and its values come
  /// before those of this view.
  ///
  /// - Complexity: Making the layer; no other body runs.
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(PreferenceBackground<Key, T>(alignment: .center, transform: transform))
  }

  /// Puts views behind this view, aligned, made from the value that this view has for a key.
  ///
  /// The counterpart of SwiftUI's modifier of this name.
  ///
  /// - Complexity: Making the layer; no other body runs.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceBackground<K, V>(alignment: alignment, transform: transform))
  }
}

/// A modifier that puts views in front of a view, made from a preference of it.
struct PreferenceOverlay<Key: PreferenceKey, Layer: View> {
  let alignment: Alignment
  let transform: (Key.Value) -> Layer
}

extension PreferenceOverlay: ViewModifier {
  typealias Body = Never
}

extension PreferenceOverlay: AlignedLayer, ReadingLayer {
  static var label: String { "overlayPreferenceValue(\(TypeName.qualified(Key.self)))" }
  static var layerComesFirst: Bool { false }

  func layer(for value: Key.Value) -> Layer { transform(value) }
}

/// A modifier that puts views behind a view, made from a preference of it.
struct PreferenceBackground<Key: PreferenceKey, Layer: View> {
  let alignment: Alignment
  let transform: (Key.Value) -> Layer
}

extension PreferenceBackground: ViewModifier {
  typealias Body = Never
}

extension PreferenceBackground: AlignedLayer, ReadingLayer {
  static var label: String { "backgroundPreferenceValue(\(TypeName.qualified(Key.self)))" }
  static var layerComesFirst: Bool { true }

  func layer(for value: Key.Value) -> Layer { transform(value) }
}
