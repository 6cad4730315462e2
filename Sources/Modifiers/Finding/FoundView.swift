public import Foundation
import Preferences

/// A view that is there: found in a host, and ready to be asked and acted on.
///
/// ```swift
/// let host = ViewHost { Counter() }
/// try host.find(button: "Add").tap()
/// #expect(try host.find(text: "1").isEnabled)
/// ```
/// It stands for one view as long as that is there, whatever changes about it. Its properties say
/// how it was at the last update; an action first updates a host that needs it, as a finger touches
/// what the screen shows by now. What an action changes is seen by the next update, which
/// ``FindScope/find(text:)`` and its siblings make by themselves.
///
/// It keeps the host, but nothing of the view: once that is gone, there are no texts, no ids and no
/// frame, and actions throw.
@MainActor public struct FoundView {
  /// The element that it is, unless it was found by its type.
  private weak var foundElement: Element?

  /// The place that it was found as, if it was found by its type.
  let described: DescribedPlace?

  let tree: FoundTree

  /// Whether it is a part of a control.
  let isPartOfControl: Bool

  /// What messages call it once it is gone.
  private(set) var lastDescription: String?

  init(_ element: Element, in tree: FoundTree, isPartOfControl: Bool) {
    foundElement = element
    described = nil
    self.tree = tree
    self.isPartOfControl = isPartOfControl
  }

  init(_ place: DescribedPlace, in tree: FoundTree, isPartOfControl: Bool) {
    described = place
    self.tree = tree
    self.isPartOfControl = isPartOfControl
  }

  /// The element that it is, or the first of several, while it is there.
  var element: Element? {
    if let described { return described.elements(in: tree).first }
    return foundElement?.isDead == false ? foundElement : nil
  }

  /// The elements that it is; several only where it was found by its type.
  var elements: [Element] {
    described?.elements(in: tree) ?? element.map { [$0] } ?? []
  }

  /// This view, remembering what messages call it once it is gone.
  func remembered() -> FoundView {
    var view = self
    view.lastDescription = described?.name ?? description
    return view
  }

  /// What kind of view it is, as a snapshot calls it: `Button`, `Text`, `VStack`, …; of a view that
  /// was found by its type the type's name.
  public var name: String { described?.name ?? box?.name ?? element?.label ?? "" }

  /// Whether it is still there.
  public var exists: Bool { element != nil }

  /// What it says it is: its accessibility label, its title, or the texts inside; of an image
  /// without these the name.
  ///
  /// - Complexity: O(elements inside).
  public var label: String {
    if described == nil, let label = element?.accessibilityLabel ?? control?.title { return label }
    return spokenTexts.joined(separator: " ")
  }

  /// The text that it shows: of a text field what was entered, else the texts inside, with spaces
  /// between them.
  ///
  /// - Complexity: O(elements inside).
  public var text: String {
    control?.text ?? texts.joined(separator: " ")
  }

  /// What a control is set to, in words: `on` or `off`, a number, the text that was entered, the
  /// option that was chosen.
  public var value: String? {
    guard let element, let control else { return nil }
    guard let selection = control.selection else { return control.value ?? control.text }
    let option = element.pickerOptions.first { $0.tags.contains(where: selection.contains) }
    return option.map { FoundView($0.element, in: tree, isPartOfControl: true).text }
  }

  /// Where it stands, in points, in the coordinate space of the root, or of the sheet it is in; the
  /// rectangle around it where it is turned.
  ///
  /// - Complexity: O(elements around it).
  public var frame: CGRect {
    elements.map(\.frameInTree).reduce(nil) { $0?.union($1) ?? $1 } ?? .zero
  }

  /// Whether it can be used: it is there, and nothing around it is
  /// ``Preferences/View/disabled(_:)``.
  public var isEnabled: Bool { element?.scope.values.isEnabled ?? false }

  /// The colour that marks it, if one was set with `tint`.
  public var tint: Color? { element?.scope.values.tintColor }

  /// The ids and accessibility identifiers by which ``FindScope/find(id:)`` finds it.
  public var ids: [AnyHashable] {
    guard let element else { return [] }
    let identifiers = ([element] + element.wrappers).compactMap {
      $0.modifier(AccessibilityModifier.self)?.identifier
    }
    return element.explicitIDs + identifiers.map { AnyHashable($0) }
  }

  /// The control that it is, if it is one; a view that was found by its type is what it consists
  /// of.
  var control: Control? {
    let elements = elements
    return elements.count == 1 ? elements[0].control : nil
  }

  /// The way from the root, as messages show it.
  var path: String { element?.path ?? "" }

  private var box: ElementBox? { element?.attachment as? ElementBox }

  /// The text of a leaf.
  var boxText: String? { box?.text }

  private var visibleBoxes: [VisibleBox] { elements.flatMap { $0.visibleBoxes() } }

  /// The texts inside, itself included, in tree order.
  var texts: [String] {
    visibleBoxes.compactMap { visible in
      visible.box.name == "Text" && !visible.isPartOfOption ? visible.box.text : nil
    }
  }

  /// The labels and texts of the leaves inside; where there are none the names of the images.
  private var spokenTexts: [String] {
    let boxes = visibleBoxes.filter { $0.box.text != nil && !$0.isPartOfOption }.map(\.box)
    let spoken = boxes.compactMap {
      $0.element.accessibilityLabel ?? ($0.name == "Image" ? nil : $0.text)
    }
    return spoken.isEmpty ? boxes.compactMap(\.text) : spoken
  }
}

extension Element {
  /// The words that say what the view is, where they were set for the view as a whole.
  fileprivate var accessibilityLabel: String? {
    wrappers.reversed().lazy.compactMap { $0.modifier(AccessibilityModifier.self)?.label }.first
  }

  /// Where it stands in the space of the root, or of the sheet it is in.
  fileprivate var frameInTree: CGRect { (attachment as? ElementBox)?.box.frameInRoot ?? .zero }
}

extension FoundView: CustomStringConvertible {
  /// What messages call it, as in `button "Delete"`.
  public var description: String {
    guard exists else { return lastDescription ?? kind }
    let label = isNamedByLabel ? self.label : ""
    return label.isEmpty ? kind : "\(kind) \(label.debugDescription)"
  }

  /// Whether it is a control or a leaf, which a label tells from others.
  private var isNamedByLabel: Bool { described == nil && (control != nil || boxText != nil) }

  /// The kind in words, as in `text field`; of a container, or a type, its name.
  private var kind: String {
    guard described == nil, control != nil || !(element is ContainerElement) else { return name }
    return FoundView.words(of: name)
  }

  /// A type's name in words.
  static func words(of name: String) -> String {
    name.reduce(into: "") { words, character in
      if character.isUppercase, !words.isEmpty { words += " " }
      words += character.lowercased()
    }
  }

  /// The label, if it is a control or a leaf; what holds others goes by theirs.
  ///
  /// - Complexity: O(elements inside) for a control, else O(modifiers around it).
  var ownLabels: [String] {
    guard isNamedByLabel else { return [] }
    let label = label
    return label.isEmpty ? [] : [label]
  }

  /// Whether messages list it among what is there.
  var isListed: Bool { !isPartOfControl && !ownLabels.isEmpty }
}

extension FoundView: FindScope {
  /// What is inside this view, or laid over or under it, in tree order. Of a view that was found by
  /// its type, all that it consists of.
  ///
  /// - Throws: An error if the view is gone.
  public func everything() throws(InteractionError) -> [FoundView] {
    try bringUpToDate(for: "searched")
    var found: [FoundView] = []
    for element in elements {
      let inside = try tree.everything(in: element.wrappers.last ?? element)
      found += described == nil ? inside.filter { $0.element !== element } : inside
    }
    return found
  }

  /// Updates the host; `participle` says what is about to be done.
  func bringUpToDate(for participle: String) throws(InteractionError) {
    try tree.bringUpToDate()
    guard exists else { throw InteractionError.vanished(description, participle) }
  }
}
