package import Preferences

extension Element {
  /// The modifier of a kind that this element is, if it is one.
  package final func modifier<M: PrimitiveModifier>(_ type: M.Type) -> M? {
    (self as? ModifierElement<M>)?.modifier
  }
}
