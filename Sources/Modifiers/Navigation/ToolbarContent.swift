public import Preferences

/// A description of items of a toolbar.
///
/// The counterpart of SwiftUI's `ToolbarContent`. A type of your own says what its `body` is. Its
/// body is read where the toolbar is written; it cannot have state of its own.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of the body.
  associatedtype Body: ToolbarContent

  /// What this content consists of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ToolbarContent {
  /// Cannot be reached.
  public var body: Never {
    return preconditionFailure("Never.body: there is no value of this type")
  }
}

extension ToolbarContent where Body == Never {
  /// Not to be called: the content has no body, the library knows its items.
  public var body: Never {
    preconditionFailure(
      "\(TypeName.short(Self.self)) has no body. Put it in a toolbar { } instead.")
  }
}

/// Content whose items the library itself knows.
package protocol BuiltInToolbarContent: ToolbarContent where Body == Never {
  /// Adds the items.
  @MainActor func add(to items: inout ToolbarItems)
}

/// One item of a toolbar.
///
/// The counterpart of SwiftUI's `ToolbarItem`.
public struct ToolbarItem<ID, Content: View> {
  let name: String?
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem: ToolbarContent {
  /// There is no body.
  public typealias Body = Never
}

extension ToolbarItem where ID == () {
  /// Creates an item.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(name: nil, placement: placement, content: content())
  }
}

extension ToolbarItem where ID == String {
  /// Creates an item with an identity, by which it keeps its state when others come and go.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(name: id, placement: placement, content: content())
  }
}

extension ToolbarItem: BuiltInToolbarContent {
  package func add(to items: inout ToolbarItems) {
    items.add(content, placement: placement, name: name)
  }
}

/// Several items of a toolbar in one place.
///
/// The counterpart of SwiftUI's `ToolbarItemGroup`.
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates items from views, all with one placement.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: ToolbarContent {
  /// There is no body.
  public typealias Body = Never
}

extension ToolbarItemGroup: BuiltInToolbarContent {
  package func add(to items: inout ToolbarItems) {
    items.add(content, placement: placement, name: nil)
  }
}
