import Modifiers

/// Shows a plan.
struct PlanView: View {
  let plan: Plan
  let record: PlanRecord

  var body: some View {
    switch plan.kind {
    case .text, .spacer, .emptyStack: PlanLeaf(plan: plan)
    case .column, .row, .pile, .group, .list, .numberedList:
      PlanContainer(plan: plan, record: record)
    case .condition, .choice, .optional, .erased, .identity, .held:
      PlanChoice(plan: plan, record: record)
    case .overlay, .background, .doubled, .dropped, .paddable:
      PlanLayers(plan: plan, record: record)
    case .subviews, .collapsing, .readingLayer, .emptyState:
      PlanParts(plan: plan, record: record)
    case .rows, .scrolled, .control, .presenting: PlanScreens(plan: plan, record: record)
    case .padding, .frame, .flexibleFrame, .fixedSize, .offset, .font:
      PlanLayout(plan: plan, record: record)
    case .writer, .lastWriter, .listWriter, .transform, .environment:
      PlanWriters(plan: plan, record: record)
    case .reader, .measured, .appearing: PlanReaders(plan: plan, record: record)
    }
  }
}

private struct PlanChildren: View {
  let plan: Plan
  let record: PlanRecord
  var body: some View {
    ForEach(plan.children) { PlanView(plan: $0, record: record) }
  }
}

/// A view that shows a plan of some kinds with what stands inside.
private protocol PlanPart: View {
  var plan: Plan { get }
  var record: PlanRecord { get }
}

extension PlanPart {
  fileprivate var content: PlanChildren { PlanChildren(plan: plan, record: record) }
}

private struct PlanLeaf: View {
  let plan: Plan
  @Environment(\.planLevel) private var level

  var body: some View {
    switch plan.kind {
    case .spacer: Spacer()
    case .emptyStack: VStack {}
    default:
      if plan.isOn {
        Text(String(repeating: "word ", count: plan.value % 7) + "\(plan.value)")
          .preference(key: Sum.self, value: plan.value + level)
          .preference(key: Last.self, value: plan.id)
          .preference(key: AssociativeListed.self, value: [plan.id])
      } else {
        Text("quiet")
      }
    }
  }
}

private struct PlanContainer: PlanPart {
  let plan: Plan
  let record: PlanRecord
  var body: some View {
    switch plan.kind {
    case .column: VStack(alignment: plan.isOn ? .leading : .trailing) { content }
    case .row: HStack(spacing: plan.isOn ? nil : CGFloat(plan.value)) { content }
    case .pile: ZStack { content }
    case .group: Group { content }
    case .list: ForEach(plan.children.reversed()) { PlanView(plan: $0, record: record) }
    default:
      // Several may have the same number.
      ForEach(plan.children, id: \.value) { PlanView(plan: $0, record: record).padding(1) }
    }
  }
}

private struct PlanChoice: PlanPart {
  let plan: Plan
  let record: PlanRecord
  var body: some View {
    switch plan.kind {
    case .condition: if plan.isOn { content }
    case .choice: if plan.isOn { content } else { HStack { content } }
    case .optional: (plan.isOn ? plan : nil).map { PlanChildren(plan: $0, record: record) }
    case .erased:
      if plan.value % 2 == 0 {
        AnyView(AnyView(content))
      } else {
        plan.isOn ? AnyView(VStack { content }) : AnyView(EmptyView())
      }
    case .identity: content.id(plan.value)
    default: PlanHeld(holder: record.holder(of: plan), record: record)
    }
  }
}

private struct PlanHeld: View {
  let holder: PlanRecord.Holder
  let record: PlanRecord
  @State private var version = 0

  var body: some View {
    let _ = holder.connect($version)
    let _ = version
    if holder.plan.isOn { PlanChildren(plan: holder.plan, record: record) }
  }
}

private struct PlanLayers: PlanPart {
  let plan: Plan
  let record: PlanRecord

  var body: some View {
    let first = Group { if let plan = plan.children.first { PlanView(plan: plan, record: record) } }
    // A layer has to change while what it lies on stays the same.
    let rest = ForEach(plan.children.dropFirst()) { PlanView(plan: $0, record: record) }
    switch plan.kind {
    case .overlay: rest.overlay(alignment: plan.isOn ? .bottomTrailing : .center) { first }
    case .background: rest.background { if plan.isOn { first } }
    case .doubled: first.modifier(Doubled(isOn: plan.isOn))
    case .dropped: content.modifier(Dropped(isOn: plan.isOn))
    default: VStack { content.paddable() }.paddingWhenPaddable(.all, CGFloat(plan.value))
    }
  }
}

/// Views that are made of what their content holds or writes.
private struct PlanParts: PlanPart {
  let plan: Plan
  let record: PlanRecord

  var body: some View {
    switch plan.kind {
    case .subviews:
      Group(subviews: content) { subviews in
        if plan.isOn {
          VStack { subviews.prefix(plan.value % 4) }
        } else {
          ForEach(subviews) { $0.padding(1) }
        }
      }
    case .collapsing: CollapsingHStack(spacing: CGFloat(plan.value)) { content }.padding(2)
    case .readingLayer:
      VStack { content }.overlayPreferenceValue(Sum.self) { sum in
        if plan.isOn { Text("\(sum)") }
      }
    default: content.emptyState { Text("nothing") }
    }
  }
}

/// The larger parts of an app's screens.
private struct PlanScreens: PlanPart {
  let plan: Plan
  let record: PlanRecord

  var body: some View {
    switch plan.kind {
    case .rows:
      List {
        Section {
          content
        } header: {
          if plan.isOn { Text("header").preference(key: Sum.self, value: plan.value) }
        }
        Text("loose")
      }
    case .scrolled: ScrollView(plan.isOn ? .vertical : .horizontal) { content }
    case .control:
      Toggle(isOn: .constant(plan.isOn)) { content }.disabled(plan.value % 2 == 0)
    default:
      Text("presenter").sheet(isPresented: .constant(plan.isOn)) { content }
    }
  }
}

private struct Doubled: ViewModifier {
  let isOn: Bool
  func body(content: Content) -> some View {
    content
    if isOn { VStack { content }.padding(2) }
  }
}

private struct Dropped: ViewModifier {
  let isOn: Bool
  func body(content: Content) -> some View {
    if isOn { content.padding(3) } else { Text("instead") }
  }
}

private struct PlanLayout: PlanPart {
  let plan: Plan
  let record: PlanRecord

  var body: some View {
    let length = CGFloat(plan.value)
    switch plan.kind {
    case .padding: content.padding(plan.isOn ? .all : .leading, length)
    case .frame: content.frame(width: length * 4, height: plan.isOn ? nil : length)
    case .flexibleFrame:
      content.frame(minWidth: length, maxWidth: plan.isOn ? .infinity : 60, minHeight: 20)
    case .fixedSize: content.fixedSize(horizontal: plan.isOn, vertical: true)
    case .offset: content.offset(x: length, y: plan.isOn ? 1 : -1)
    default: content.font(plan.isOn ? .title : .system(size: length + 1))
    }
  }
}

private struct PlanWriters: PlanPart {
  let plan: Plan
  let record: PlanRecord

  var body: some View {
    let number = plan.value
    switch plan.kind {
    case .writer: content.preference(key: Sum.self, value: number)
    case .lastWriter: content.preference(key: Last.self, value: number)
    case .listWriter: content.preference(key: AssociativeListed.self, value: [number])
    case .transform:
      content.transformPreference(Sum.self) { $0 = ($0 * 2 + number) % 1000 }
        .transformPreference(AssociativeListed.self) { if plan.isOn { $0.reverse() } }
    default: content.environment(\.planLevel, number)
    }
  }
}

private struct PlanReaders: PlanPart {
  let plan: Plan
  let record: PlanRecord

  var body: some View {
    switch plan.kind {
    case .reader:
      VStack { content }
        .onPreferenceChange(Sum.self) { record.sums[plan.id] = $0 }
        .onPreferenceChange(AssociativeListed.self) { record.lists[plan.id] = $0 }
    case .measured: PlanMeasured(plan: plan, record: record)
    default:
      VStack { if plan.isOn { content } }
        .onAppear { record.present[plan.id, default: 0] += 1 }
        .onDisappear { record.present[plan.id, default: 0] -= 1 }
    }
  }
}

/// Shows what a reader was given.
private struct PlanMeasured: PlanPart {
  let plan: Plan
  let record: PlanRecord
  @State private var total = 0

  var body: some View {
    VStack { content }
      .onPreferenceChange(Sum.self) { total = $0 }
      .padding(.leading, CGFloat(total % 20))
      .overlay { if total % 3 == 0 { Text("\(total)") } }
  }
}

private struct PlanLevelKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  var planLevel: Int {
    get { self[PlanLevelKey.self] }
    set { self[PlanLevelKey.self] = newValue }
  }
}
