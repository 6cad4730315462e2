import Modifiers
import Testing

// The screens of this file are written as an app's are; `import SwiftUI` would build them too.

private struct Recipe: Identifiable, Hashable {
  let id: Int
  var name: String
  var steps: [String] = []
}

private struct RecipeCount: PreferenceKey {
  static let defaultValue: Int = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct RecipeList: View {
  @State private var recipes = [
    Recipe(id: 1, name: "Bread", steps: ["knead", "bake"]), Recipe(id: 2, name: "Soup"),
  ]
  @State private var selection: Recipe.ID?
  @State private var shown: Recipe? = Recipe(id: 1, name: "Bread")
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      List(selection: $selection) {
        Section("Kept") {
          ForEach($recipes) { $recipe in
            HStack {
              Text(recipe.name)
              Spacer()
              Text("\(recipe.steps.count)")
            }
            .listRowSeparator(.visible, edges: .bottom)
          }
        }
        Section {
          Text("Cake")
            .listRowInsets(EdgeInsets(top: 4, leading: 0, bottom: 4, trailing: 0))
            .listRowBackground(Color.yellow)
        } header: {
          Text("Wanted")
        } footer: {
          if !recipes.isEmpty { Text("\(recipes.count) kept") }
        }
        Section(header: Text("Old"), footer: Text("forms")) { Text("Pie") }
      }
      .listStyle(.insetGrouped)
      .navigationTitle("Recipes")
      .navigationBarTitleDisplayMode(.large)
      .preference(key: RecipeCount.self, value: recipes.count)
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) { Text("Edit") }
        ToolbarItemGroup(placement: .bottomBar) {
          Text("Sort")
          Text("Filter")
        }
        if isAdding {
          ToolbarItem(placement: .primaryAction) { Text("Adding") }
        }
      }
    }
    .overlayPreferenceValue(RecipeCount.self, alignment: .bottomTrailing) { count in
      Text("badge \(count)")
    }
    .backgroundPreferenceValue(RecipeCount.self) { Text("under \($0)") }
    .sheet(item: $shown, onDismiss: { isAdding = true }) { recipe in
      RecipeDetails(recipe: recipe)
    }
    .sheet(isPresented: $isAdding) { Text("A new one") }
  }
}

private struct RecipeDetails: View {
  let recipe: Recipe
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationView {
      ScrollView {
        if recipe.steps.isEmpty {
          ContentUnavailableView(
            "No Steps", systemImage: "list.bullet", description: Text("Write the first one."))
        } else {
          ForEach(recipe.steps, id: \.self) { Text($0) }
        }
      }
      .navigationBarTitle(recipe.name, displayMode: .inline)
      .toolbar { Text("Done") }
      .onAppear { dismiss() }
    }
  }
}

@MainActor struct AppScreensTests {
  @Test func `an app's screen, its bars, its sheets and what it presents next`() throws {
    let host = ViewHost { RecipeList() }
    host.proposal = ProposedViewSize(width: 320, height: 480)
    try host.update()
    let texts = host.snapshot().all(named: "Text").compactMap(\.text)
    #expect(
      texts == [
        "under 2", "Edit", "Recipes", "Adding", "Kept", "Bread", "2", "Soup", "0", "Wanted", "Cake",
        "2 kept", "Old", "Pie", "forms", "Sort", "Filter", "badge 2",
      ])
    // The first sheet dismissed itself, which presented the second.
    #expect(host.sheets.count == 1)
    #expect(host.sheets.first?.snapshot().first(text: "A new one") != nil)
  }

  @Test func `lists of all forms build`() throws {
    let numbers = [1, 2]
    let recipes = [Recipe(id: 1, name: "a")]
    let one = Binding<Int?>.constant(nil)
    let several = Binding<Set<Int>>.constant([])
    let host = ViewHost {
      List { Text("a") }
      List(recipes) { Text($0.name) }
      List(numbers, id: \.self) { Text("\($0)") }
      List(0..<2) { Text("\($0)") }
      List(Binding.constant(recipes)) { $recipe in Text(recipe.name) }
      List(recipes, selection: one) { Text($0.name) }
      List(recipes, selection: several) { Text($0.name) }
      List(numbers, id: \.self, selection: one) { Text("\($0)") }
      List(numbers, id: \.self, selection: several) { Text("\($0)") }
      List(Binding.constant(recipes), selection: one) { $recipe in Text(recipe.name) }
      List(selection: several) { Text("a") }
    }
    try host.update()
    #expect(host.snapshot().all(named: "List").count == 11)
  }
}
