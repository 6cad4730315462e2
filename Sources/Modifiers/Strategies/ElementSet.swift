/// The elements, of those that one modifier is applied to, for which something holds.
///
/// It is no state itself: only what a modifier makes of it counts.
final class ElementSet {
  private var members: Set<ObjectIdentifier> = []

  /// Whether it holds for none.
  var isEmpty: Bool { members.isEmpty }

  /// Notes whether it holds for an element.
  func note(_ element: ObjectIdentifier, isMember: Bool) {
    if isMember {
      members.insert(element)
    } else {
      members.remove(element)
    }
  }
}
