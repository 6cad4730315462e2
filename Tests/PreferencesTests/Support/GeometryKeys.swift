import Modifiers

/// The largest width.
enum WidestKey: MaximumPreferenceKey<CGFloat> {}

/// The anchors of views by a name, in order.
enum AnchorsKey: AppendPreferenceKey<[NamedAnchor]> {}

/// The bounds of a view that has a name.
struct NamedAnchor: Equatable {
  let name: String
  let bounds: Anchor<CGRect>
}

extension View {
  /// Sends the anchor of this view's bounds up under a name.
  func named(_ name: String) -> some View {
    anchorPreference(key: AnchorsKey.self, value: .bounds) { [NamedAnchor(name: name, bounds: $0)] }
  }

  /// Sends the anchor of this view's bounds up with those of the views inside.
  func alsoNamed(_ name: String) -> some View {
    transformAnchorPreference(key: AnchorsKey.self, value: .bounds) {
      $0.append(NamedAnchor(name: name, bounds: $1))
    }
  }

  /// Has a layer read the anchors inside this view each time they, or where they stand, change.
  func readingAnchors(_ read: @escaping ([String: CGRect]) -> Void) -> some View {
    overlayPreferenceValue(AnchorsKey.self) { anchors in
      GeometryReader { proxy in
        let _ = read(
          Dictionary(uniqueKeysWithValues: anchors.map { ($0.name, proxy[$0.bounds]) }))
      }
    }
  }
}
