public import Foundation
public import Preferences

/// A tree that a view presents: what is there, how it looks, and what it says.
///
/// Everything is answered as of the last update. Views in it can be found and acted on as in a
/// host. Once the sheet is gone it is empty.
///
/// ```swift
/// try host.perform { try host.find(button: "Details").tap() }
/// try host.sheets.last?.find(button: "Done").tap()
/// ```
@MainActor public struct PresentedSheet {
  private weak var element: Element?
  private let host: any InteractiveHost

  init(_ element: Element, in host: any InteractiveHost) {
    self.element = element
    self.host = host
  }

  /// The place of the sheet's views; `nil` once the sheet is gone.
  package var root: Element? { element?.isDead == false ? element : nil }

  /// The sheet's size in points.
  public var size: CGSize { (root?.attachment as? ElementBox)?.box.frame.size ?? .zero }

  /// What is there, with its frames in the sheet's space; the root is called "Root".
  ///
  /// - Complexity: O(elements).
  public func snapshot() -> ElementSnapshot {
    ElementWalk.snapshot(of: root, size: size)
  }

  /// What is drawn, in order, in points.
  ///
  /// - Complexity: O(elements).
  public var drawing: Drawing {
    ElementWalk.drawing(of: root, size: size)
  }

  /// The value of a key that reaches the sheet's root, or the key's default if nothing writes it.
  ///
  /// - Complexity: O(elements that do not stand below a writer of the key).
  public func preference<K: PreferenceKey>(_ key: K.Type = K.self) -> K.Value {
    root?.preference(key) ?? K.defaultValue
  }

  /// Explains the value of a key that reaches the sheet's root; see
  /// ``Preferences/ViewHost/explain(_:)``.
  ///
  /// - Complexity: O(nodes that do not stand below a writer of the key, and elements that do).
  public func explain<K: PreferenceKey>(
    _ key: K.Type = K.self
  ) -> PreferenceExplanation<K.Value> {
    Element.explanation(of: key, at: root.map { [$0] } ?? [], path: root?.path ?? "")
  }
}

extension PresentedSheet: FindScope {
  /// Everything that is there, in tree order, after an update if the host needs one.
  ///
  /// - Complexity: O(elements).
  public func everything() throws(InteractionError) -> [FoundView] {
    let tree = FoundTree(host)
    try tree.bringUpToDate()
    return try tree.everything(in: root)
  }
}

extension ViewHost {
  /// The sheets that are presented, in the order in which they came; the last is in front.
  ///
  /// They are laid out for the host's ``proposal``, each by itself.
  public var sheets: [PresentedSheet] { context.presented.map { PresentedSheet($0, in: self) } }
}
