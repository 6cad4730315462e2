import Preferences

/// One item on its way up to the container that shows it.
struct ToolbarEntry: Equatable, Identifiable {
  struct ID: Hashable, CustomStringConvertible {
    /// The mounted toolbar that the item was written in.
    let toolbar: ObjectIdentifier

    /// The place in that toolbar, or a name.
    let place: [Int]
    let name: String?

    /// The name, or the place, which are the same in every run.
    var description: String {
      name ?? (["item"] + place.map(String.init)).joined(separator: " ")
    }
  }

  let id: ID
  let placement: ToolbarItemPlacement

  /// The item's view, which inherits from where the toolbar was written.
  let view: ToolbarItemView

  static func == (lhs: ToolbarEntry, rhs: ToolbarEntry) -> Bool {
    lhs.id == rhs.id && lhs.placement == rhs.placement && lhs.view === rhs.view
  }
}

/// A view that is the same one as long as nobody makes it anew.
final class ToolbarItemView {
  let view: AnyView

  init(_ view: AnyView) {
    self.view = view
  }
}

/// Collects the items of a toolbar.
package struct ToolbarItems {
  let environment: EnclosingEnvironment
  private(set) var entries: [ToolbarEntry] = []

  /// The place of the content that is added next.
  private var place: [Int] = []

  init(inheritingFrom environment: EnclosingEnvironment) {
    self.environment = environment
  }

  /// Adds the items of content.
  @MainActor mutating func add<Content: ToolbarContent>(_ content: Content) {
    if let builtIn = content as? any BuiltInToolbarContent {
      builtIn.add(to: &self)
    } else {
      add(content.body)
    }
  }

  /// Adds the items of the member of a block, or of one side of a condition.
  @MainActor mutating func add<Content: ToolbarContent>(_ content: Content, at index: Int) {
    place.append(index)
    add(content)
    place.removeLast()
  }

  /// Adds an item.
  @MainActor mutating func add<Content: View>(
    _ content: Content, placement: ToolbarItemPlacement, name: String?
  ) {
    guard let scope = environment.scope, let owner = environment.owner else { return }
    let view = AnyView(InheritingView(content: content, scope: scope, writer: environment.work))
    let id = ToolbarEntry.ID(
      toolbar: owner, place: name == nil ? place : [], name: name)
    entries.append(ToolbarEntry(id: id, placement: placement, view: ToolbarItemView(view)))
  }
}
