import Modifiers

extension ElementSnapshot {
  /// The views that show a text, in tree order.
  func all(text: String) -> [ElementSnapshot] {
    (self.text == text ? [self] : []) + children.flatMap { $0.all(text: text) }
  }
}
