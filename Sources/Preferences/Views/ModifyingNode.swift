/// The place of a modifier with a body.
@MainActor protocol ModifyingNode: Node {
  /// The type of the view that is modified.
  var modifiedType: AnyViewType { get }

  /// The type of what stands for that view in the modifier's body.
  var standIn: AnyViewType { get }
}

extension Node {
  /// Whether content of a type, mounted under this node, holds something that may come and go:
  /// anywhere inside it, or only in its own list.
  ///
  /// - Complexity: O(1) for most types; where a modifier's content is inside, O(levels up to that
  ///   modifier).
  final func holdsVariable(_ type: AnyViewType, inListOnly: Bool) -> Bool {
    firstAnswer(in: type) { type in
      let variability = type.variability(inListOnly: inListOnly)
      return (variability.mayVary ? true : nil, variability.standIns)
    } ?? false
  }

  /// A modifier for a key that is anywhere in content of a type, mounted under this node.
  ///
  /// - Complexity: O(types, and levels up to a modifier whose content is inside).
  final func modifier(for key: KeyIdentity, in type: AnyViewType) -> String? {
    firstAnswer(in: type) { $0.modifier(for: key) }
  }

  /// What a type, or one of those that its stand-ins stand for, answers to a question.
  private func firstAnswer<R>(
    in type: AnyViewType, _ answer: (AnyViewType) -> (R?, standIns: [AnyViewType])
  ) -> R? {
    var waiting: [(type: AnyViewType, node: Node?)] = [(type, self)]
    while let next = waiting.popLast() {
      let (found, standIns) = answer(next.type)
      if let found { return found }
      for standIn in standIns {
        guard let modifying = next.node?.modifyingNode(withStandIn: standIn) else { continue }
        waiting.append((modifying.modifiedType, modifying.definingParent))
      }
    }
    return nil
  }

  /// The nearest node, upward from this one, for whose content a type stands.
  private func modifyingNode(withStandIn standIn: AnyViewType) -> (any ModifyingNode)? {
    var node: Node? = self
    while let current = node {
      if let modifying = current as? any ModifyingNode, modifying.standIn === standIn {
        return modifying
      }
      node = current.definingParent
    }
    return nil
  }
}
