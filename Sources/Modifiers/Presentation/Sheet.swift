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
  @State private var count = PresentationCount()

  nonisolated init(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)?, sheet: @escaping () -> Sheet
  ) {
    self.isPresented = isPresented
    self.onDismiss = onDismiss
    self.sheet = sheet
  }
}

extension SheetModifier: ViewModifier {
  func body(content: Content) -> some View {
    let isThere = isPresented.wrappedValue
    let dismiss = DismissAction(isPresented, count.presentation(of: isThere ? 0 : nil))
    content.modifier(
      Presentation(
        presented: isThere ? sheet().presented(endedBy: dismiss) : nil,
        identity: nil, onDismiss: onDismiss))
  }
}

/// A modifier that presents a sheet while there is an item.
struct ItemSheetModifier<Item: Identifiable, Sheet: View> {
  let item: Binding<Item?>
  let onDismiss: (() -> Void)?
  let sheet: (Item) -> Sheet
  @State private var count = PresentationCount()

  nonisolated init(
    item: Binding<Item?>, onDismiss: (() -> Void)?, sheet: @escaping (Item) -> Sheet
  ) {
    self.item = item
    self.onDismiss = onDismiss
    self.sheet = sheet
  }
}

extension ItemSheetModifier: ViewModifier {
  func body(content: Content) -> some View {
    let identity = item.wrappedValue.map { AnyHashable($0.id) }
    let presentation = count.presentation(of: identity)
    content.modifier(
      Presentation(
        presented: item.wrappedValue.map {
          sheet($0).presented(
            endedBy: DismissAction(item[dynamicMember: \.[isFor: $0.id]], presentation))
        },
        identity: identity, onDismiss: onDismiss))
  }
}

extension Optional where Wrapped: Identifiable {
  /// Whether there is an item with an id; false makes it `nil`.
  fileprivate subscript(isFor id: Wrapped.ID) -> Bool {
    get { self?.id == id }
    set { if !newValue, self?.id == id { self = nil } }
  }
}

extension View {
  /// Gives a presented tree what its views need to end the presentation.
  fileprivate func presented(endedBy dismiss: DismissAction) -> some View {
    environment(\.dismiss, dismiss)
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
