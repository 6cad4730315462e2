import Modifiers
import Testing

// The views of this file are written as an app's are; `import SwiftUI` would build them too.

private struct Reminder: Identifiable, Equatable {
  let id = UUID()
  var title = ""
  var isFlagged = false
  var priority = Priority.none

  enum Priority: String, CaseIterable {
    case none, low, high
  }
}

private struct ReminderRow: View {
  @Binding var reminder: Reminder
  let onDelete: @MainActor () -> Void

  var body: some View {
    HStack {
      TextField("Title", text: $reminder.title, prompt: Text("New reminder"))
        .submitLabel(.done)
        .keyboardType(.default)
        .textInputAutocapitalization(.sentences)
        .autocorrectionDisabled()
      if reminder.isFlagged {
        Image(systemName: "flag.fill")
          .foregroundColor(Color(UIColor.systemOrange))
          .accessibilityLabel("Flagged")
      }
    }
    .swipeActions(edge: .trailing, allowsFullSwipe: false) {
      Button(role: .destructive, action: onDelete) {
        Label("Delete", systemImage: "trash")
      }
      Button {
        withAnimation { reminder.isFlagged.toggle() }
      } label: {
        Label(reminder.isFlagged ? "Unflag" : "Flag", systemImage: "flag")
      }
      .tint(Color(UIColor.systemOrange))
    }
  }
}

private struct RemindersScreen: View {
  @State private var reminders: [Reminder] = []
  @State private var isShowingOptions = false
  @State private var defaultPriority = Reminder.Priority.none
  @State private var fontSize = 12.0
  @State private var maximum = 5
  @FocusState private var focusedReminder: Reminder.ID?

  var body: some View {
    VStack {
      ForEach($reminders) { $reminder in
        ReminderRow(reminder: $reminder) {
          reminders.removeAll { $0.id == reminder.id }
        }
        .focused($focusedReminder, equals: reminder.id)
        .transition(.opacity)
      }
      .onSubmit(of: .text) { addReminder() }

      Button(action: addReminder) {
        HStack {
          Image(systemName: "plus.circle.fill")
          Text("New Reminder").bold()
        }
      }
      .buttonStyle(.borderedProminent)
      .disabled(reminders.count >= maximum)
      .accessibilityIdentifier("new-reminder")

      Toggle("Options", isOn: $isShowingOptions.animation(.easeInOut))
      if isShowingOptions {
        Picker("Priority", selection: $defaultPriority) {
          ForEach(Reminder.Priority.allCases, id: \.self) { priority in
            Text(priority.rawValue.capitalized).tag(priority)
          }
        }
        Stepper(value: $maximum, in: 1...9) { Text("At most \(maximum)") }
        Slider(value: $fontSize, in: 8...24, step: 1) {
          Text("Font size")
        } minimumValueLabel: {
          Text("A").font(.caption)
        } maximumValueLabel: {
          Text("A").font(.title)
        }
        ProgressView(value: Double(reminders.count), total: Double(maximum)) { Text("Used") }
      }
      Text("Reset")
        .contentShape(Rectangle())
        .onTapGesture(count: 2) { reminders = [] }
    }
    .tint(.purple)
    .animation(.default, value: reminders)
  }

  private func addReminder() {
    let reminder = Reminder(priority: defaultPriority)
    reminders.append(reminder)
    focusedReminder = reminder.id
  }
}

private struct RoundedStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .background(configuration.isPressed ? Color.gray : Color.blue)
      .clipShape(RoundedRectangle(cornerRadius: 8))
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}

@MainActor struct AppControlsTests {
  @Test func `a list of reminders is filled, flagged and emptied as by a user`() throws {
    let host = ViewHost { RemindersScreen() }
    try host.find(id: "new-reminder").tap()
    try host.find(textField: "New reminder").setText("Milk")
    try host.find(textField: "Milk").submit()
    let second = try host.find { $0.name == "TextField" && $0.isFocused }
    #expect(second.text == "")
    try second.setText("Eggs")
    try host.find(textField: "Milk").swipeActions.find(button: "Flag").tap()
    #expect(try host.find(label: "Flagged").name == "Image")
    try host.find(textField: "Eggs").swipeActions.find(button: "Delete").tap()
    #expect(try host.findAll(named: "TextField").map(\.text) == ["Milk"])
    try host.find(text: "Reset").tap(count: 2)
    #expect(try host.findAll(named: "TextField").isEmpty)
  }

  @Test func `the options are set`() throws {
    let host = ViewHost { RemindersScreen() }
    try host.find(toggle: "Options").toggle()
    try host.find(picker: "Priority").select(Reminder.Priority.high)
    try host.find(stepper: "At most 5").decrement()
    try host.find(slider: "Font size").setValue(20)
    #expect(try host.find(picker: "Priority").value == "High")
    #expect(try host.find(named: "Slider").value == "20.0")
    #expect(try host.find(stepper: "At most 4").value == "4")
    for _ in 0..<4 { try host.find(id: "new-reminder").tap() }
    #expect(try host.find(id: "new-reminder").isEnabled == false)
    #expect(try host.find(named: "ProgressView").value == "1.0")
  }

  @Test func `a style of the app's own is used`() throws {
    var taps = 0
    let host = ViewHost { Button("Go") { taps += 1 }.buttonStyle(RoundedStyle()) }
    try host.find(button: "Go").tap()
    #expect(taps == 1)
    #expect(try host.find(button: "Go").frame.size == CGSize(width: 48, height: 48))
  }
}
