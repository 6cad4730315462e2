public import Preferences

extension View {
  /// Presents a sheet while a binding is true.
  ///
  /// The counterpart of SwiftUI's modifier of this name. A sheet is a tree of its own in the same
  /// host: it inherits the environment and is updated with the rest, but is laid out by itself, for
  /// the host's proposal, and contributes nothing to its presenter. It is mounted as long as it is
  /// presented; its state goes with it. What is there and how it looks is asked with
  /// ``Preferences/ViewHost/sheets``.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is there; `\.dismiss` in the sheet makes it false.
  ///   - onDismiss: Runs in phase two of the pass in which the sheet goes.
  ///   - content: The sheet's views; several stand in a `VStack`.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(SheetModifier(isPresented: isPresented, onDismiss: onDismiss, sheet: content))
  }

  /// Presents a sheet for an item while a binding holds one.
  ///
  /// The counterpart of SwiftUI's modifier of this name. An item with another id takes the
  /// sheet away and brings another; a new value of the same item updates it.
  ///
  /// - Parameters:
  ///   - item: What the sheet is for; `\.dismiss` in the sheet makes it `nil`.
  ///   - onDismiss: Runs in phase two of the pass in which the sheet goes.
  ///   - content: The sheet's views for an item.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemSheetModifier(item: item, onDismiss: onDismiss, sheet: content))
  }
}

/// A modifier that presents a sheet while a flag is set.
struct SheetModifier<Sheet: View> {
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let sheet: () -> Sheet
}

extension SheetModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(
      Presentation(
        presented: isPresented.wrappedValue ? sheet().presented(by: isPresented) : nil,
        identity: nil, onDismiss: onDismiss))
  }
}

/// A modifier that presents a sheet while there is an item.
struct ItemSheetModifier<Item: Identifiable, Sheet: View> {
  let item: Binding<Item?>
  let onDismiss: (() -> Void)?
  let sheet: (Item) -> Sheet
}

extension ItemSheetModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(
      Presentation(
        presented: item.wrappedValue.map {
          sheet($0).presented(by: item[dynamicMember: \.isPresent])
        },
        identity: item.wrappedValue.map { AnyHashable($0.id) }, onDismiss: onDismiss))
  }
}

extension Optional {
  /// Whether there is something; false makes it `nil`.
  fileprivate var isPresent: Bool {
    get { self != nil }
    set { if !newValue { self = nil } }
  }
}

extension View {
  /// Gives a presented tree what its views need to end the presentation.
  fileprivate func presented(by isPresented: Binding<Bool>) -> some View {
    environment(\.dismiss, DismissAction(isPresented: isPresented))
      .environment(\.isPresented, true)
  }
}

/// A modifier that mounts another tree beside its content.
struct Presentation<Presented: View> {
  let presented: Presented?
  let identity: AnyHashable?
  let onDismiss: (() -> Void)?
}

extension Presentation: ViewModifier {
  typealias Body = Never
}

extension Presentation: PresentingModifier {
  static var label: String { "sheet" }
}
