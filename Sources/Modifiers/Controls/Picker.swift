public import Preferences

/// A control that sets a value to one of several.
///
/// The counterpart of SwiftUI's `Picker`: its label, and the option that was chosen at the far end
/// of the room that it is offered, as wide as the widest option. An option has a value by its
/// ``Preferences/View/tag(_:includeOptional:)``, or by its id in a `ForEach`.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  @Binding private var selection: SelectionValue
  private let label: Label
  private let content: Content

  /// Creates a picker with options and a label.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    _selection = selection
    self.content = content()
    self.label = label()
  }
}

extension Picker: View {
  /// The label and the option.
  public var body: some View {
    let selection = Selection($selection)
    var control = Control("Picker", title: label.controlTitle)
    control.selection = selection
    return ControlView(control) {
      LabeledControl(label: label) {
        ZStack(alignment: .trailing) {
          content.modifier(PickerOption(selection: selection))
        }
      }
    }
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title and options.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker with a title that is shown as it is, and options.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == Modifiers.Label<Text, Image> {
  /// Creates a picker with a title, a system image and options.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      Modifiers.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a picker with a title that is shown as it is, a system image and options.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      Modifiers.Label(title, systemImage: systemImage)
    }
  }
}
