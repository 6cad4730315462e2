/// Stands for an element in content that is asked for its subviews, so that subviews of subviews of
/// subviews are not copied at every step.
final class SubviewStandIn: Element {
  fileprivate let original: Element

  init(for original: Element, in place: Place) {
    self.original = original
    super.init(in: place)
  }
}

extension Element {
  /// The element that is meant: what a stand-in stands for, otherwise this one.
  ///
  /// - Complexity: O(stand-ins for stand-ins).
  var standsFor: Element {
    var element = self
    while let standIn = element as? SubviewStandIn { element = standIn.original }
    return element
  }
}
