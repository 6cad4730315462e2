import Modifiers

/// Holds a garden for views that show its parts by id and keep a state each.
///
/// A view hears of a change of its own part alone, so that nothing above it runs again.
@MainActor final class GardenSource {
  private var plots: [Int: Garden] = [:]
  private var versions: [Int: [Binding<Int>]] = [:]

  /// Takes in a new garden and tells the views whose parts differ.
  func plant(_ garden: Garden) {
    let old = plots
    plots = [:]
    add(garden)
    for (id, plot) in plots where !isSame(plot, old[id]) {
      for version in versions[id] ?? [] { version.wrappedValue += 1 }
    }
  }

  fileprivate func plot(_ id: Int) -> Garden? { plots[id] }

  fileprivate func register(_ version: Binding<Int>, for id: Int) {
    versions[id, default: []].append(version)
  }

  private func add(_ garden: Garden) {
    plots[garden.id] = garden
    garden.children.forEach(add)
  }

  private func isSame(_ plot: Garden, _ old: Garden?) -> Bool {
    plot.kind == old?.kind && plot.value == old?.value && plot.isOn == old?.isOn
      && plot.children.map(\.id) == old?.children.map(\.id)
  }
}

/// What arrives above a garden.
@MainActor final class Harvest {
  /// The values of the three keys that a garden writes.
  struct Values: Equatable {
    var associative: [Int] = []
    var listed: [Int] = []
    var difference = 0
  }

  fileprivate(set) var values = Values()
}

extension Harvest.Values {
  /// Computed from the garden alone.
  init(of garden: Garden, contributesDefaults: Bool) {
    let list = Garden.Fold<[Int]>(
      written: { [$0] }, defaultValue: [], reduce: { $0 += $1 }, transform: { $0.append(-$1) },
      contributesDefaults: contributesDefaults)
    let difference = Garden.Fold<Int>(
      written: { $0 }, defaultValue: 0, reduce: { $0 -= $1 }, transform: { $0 -= 2 * $1 },
      contributesDefaults: contributesDefaults)
    let values = garden.elements(list).first ?? nil
    associative = values ?? []
    listed = values ?? []
    self.difference = (garden.elements(difference).first ?? nil) ?? 0
  }
}

/// Shows a garden and notes what arrives.
struct GardenReader: View {
  let garden: Garden
  let source: GardenSource?
  let harvest: Harvest

  var body: some View {
    GardenView(garden: garden, source: source)
      .onPreferenceChange(AssociativeListed.self) { harvest.values.associative = $0 }
      .onPreferenceChange(Listed.self) { harvest.values.listed = $0 }
      .onPreferenceChange(Difference.self) { harvest.values.difference = $0 }
  }
}

/// Shows a garden with the library's own views, from its input or, by id, from a source.
private struct GardenView: View {
  @State private var version = 0
  private let input: Garden
  private let source: GardenSource?

  init(garden: Garden, source: GardenSource?) {
    self.source = source
    input = source == nil ? garden : Garden(id: garden.id, kind: .leaf, value: 0)
  }

  var body: some View {
    let _ = version
    let _ = source?.register($version, for: input.id)
    GardenLook(garden: source?.plot(input.id) ?? input, source: source)
  }
}

private struct GardenLook: View {
  let garden: Garden
  let source: GardenSource?

  var body: some View {
    switch garden.kind {
    case .leaf:
      if garden.isOn { writing(Text("")) } else { Text("") }
    case .column:
      VStack { children }
    case .row:
      HStack { children }
    case .group:
      Group { children }
    case .condition:
      if garden.isOn { children }
    case .overwritten:
      if garden.isOn { writing(children) } else { children }
    case .transformed:
      VStack { children }
        .transformPreference(AssociativeListed.self) { $0.append(-garden.value) }
        .transformPreference(Listed.self) { $0.append(-garden.value) }
        .transformPreference(Difference.self) { $0 -= 2 * garden.value }
    case .layered:
      VStack { children }
        .overlay { if garden.isOn { writing(Text("")) } }
    case .identified:
      children.id(garden.value)
    case .erased:
      garden.isOn ? AnyView(VStack { children }) : AnyView(children)
    case .modified:
      children.modifier(Rearranging(isColumn: garden.isOn))
    }
  }

  private var children: some View {
    ForEach(garden.children) { GardenView(garden: $0, source: source) }
  }

  private func writing(_ content: some View) -> some View {
    content
      .preference(key: AssociativeListed.self, value: [garden.value])
      .preference(key: Listed.self, value: [garden.value])
      .preference(key: Difference.self, value: garden.value)
  }
}

private struct Rearranging: ViewModifier {
  let isColumn: Bool

  func body(content: Content) -> some View {
    if isColumn {
      VStack { content }
    } else {
      content
      content
    }
  }
}
