import Modifiers
import Rendering
import Testing

// The README's example, to the letter.
struct Width: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

struct Greetings: View {
  @State private var widest = 0
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(["你好", "Hello There", "Ça va ?"], id: \.self) { greeting in
        Text(greeting).preference(key: Width.self, value: greeting.count)
      }
      Text("longest: \(widest)").bold()
    }
    .onPreferenceChange(Width.self) { widest = $0 }
    .padding().border(.gray)
  }
}

@MainActor struct ReadmeTests {
  @Test func `the README shows what its example prints`() throws {
    let output = try TextRenderer(content: Greetings()).text
    let readme = try #require(Repository.text(of: "README.md"))
    #expect(readme.contains("```\n\(output)\n```"), "the example prints:\n\(output)")
  }

  @Test func `the README says what a host answers`() throws {
    let host = ViewHost(rootView: Greetings())
    let report = try host.update()
    let width = host.preference(Width.self)
    let size = "\(Int(host.size.width)) × \(Int(host.size.height)) points"
    let readme = try #require(Repository.text(of: "README.md"))
    for answer in [report.description, "Width.self)     // \(width)", size] {
      #expect(readme.contains(answer), "the host answers \(answer)")
    }
  }

  @Test func `the README's example is the code of this file`() throws {
    let readme = try #require(Repository.text(of: "README.md"))
    let path = "Tests/PreferencesTests/Documentation/ReadmeTests.swift"
    let file = try #require(Repository.text(of: path))
    let start = try #require(file.range(of: "struct Width"))
    let end = try #require(file.range(of: "\n\n@MainActor struct ReadmeTests"))
    #expect(readme.contains(String(file[start.lowerBound..<end.lowerBound])))
  }

  @Test func `the README says how a host is drawn after a tap`() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Add \(count)") { count += 1 } }
    }
    let host = ViewHost { Counter() }
    try host.perform { try host.find(button: "Add 0").tap() }
    #expect(TextCanvas(host.drawing).text() == "Add 1")
    let readme = try #require(Repository.text(of: "README.md"))
    #expect(readme.contains("try host.perform { try host.find(button: \"Add\").tap() }"))
    #expect(readme.contains("print(TextCanvas(host.drawing).text())"))
  }
}
