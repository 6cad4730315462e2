/// Stands for an element in content that is asked for its subviews, so that subviews of subviews of
/// subviews are not copied at every step.
final class SubviewStandIn: Element {
  fileprivate let meant: Element

  init(for meant: Element, in place: Place) {
    self.meant = meant
    super.init(in: place)
  }
}

extension Element {
  /// The element that is meant: what a stand-in stands for, otherwise this one.
  ///
  /// - Complexity: O(stand-ins for stand-ins).
  var standsFor: Element {
    var element = self
    while let standIn = element as? SubviewStandIn { element = standIn.meant }
    return element
  }
}
