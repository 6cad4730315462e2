import Preferences

/// A modifier that is nothing but a layout around each element.
struct BoxModifier<BoxLayout: UnaryLayout> {
  let boxLayout: BoxLayout

  init(layout: BoxLayout) {
    boxLayout = layout
  }
}

extension BoxModifier: Equatable where BoxLayout: Equatable {}

extension BoxModifier: ViewModifier {
  typealias Body = Never
}

extension BoxModifier: LayoutModifier {
  /// The layout's name, as in `padding` for `PaddingLayout`.
  static var label: String {
    let name = TypeName.short(BoxLayout.self)
    let stem = name.hasSuffix("Layout") ? name.dropLast("Layout".count) : name[...]
    return stem.prefix(1).lowercased() + stem.dropFirst()
  }
}
