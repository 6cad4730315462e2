import Foundation
import Modifiers
import Testing

/// An explanation as a value, and where it can be asked for.
@MainActor struct ExplanationValueTests {
  private struct Shelf: View {
    let numbers: [Int]

    var body: some View {
      VStack {
        ForEach(numbers, id: \.self) { number in
          Text("\(number)").preference(key: Sum.self, value: number)
        }
      }
      .onPreferenceChange(Sum.self) { _ in }
    }
  }

  private func host(_ numbers: Int...) throws -> ViewHost<Shelf> {
    let host = ViewHost { Shelf(numbers: numbers) }
    try host.update()
    return host
  }

  @Test func `explanations of equal trees are equal`() throws {
    let explanation = try host(1, 2).explain(Sum.self)
    #expect(try host(1, 2).explain(Sum.self) == explanation)
    #expect(try host(2, 1).explain(Sum.self) != explanation)
    #expect(try host(1, 3).explain(Sum.self) != explanation)
  }

  @Test func `an explanation can be stored as JSON and read again`() throws {
    let explanation = try host(1, 2).explain(Sum.self)
    let data = try JSONEncoder().encode(explanation)
    #expect(
      try JSONDecoder().decode(PreferenceExplanation<Int>.self, from: data) == explanation)
  }

  @Test func `an explanation stays as it was when its host changes, or goes`() throws {
    func explanation() throws -> PreferenceExplanation<Int> {
      let host = try host(1, 2)
      let explanation = host.explain(Sum.self)
      host.rootView = Shelf(numbers: [5])
      try host.update()
      #expect(host.explain(Sum.self).value == 5)
      return explanation
    }
    #expect(try explanation() == host(1, 2).explain(Sum.self))
  }

  @Test func `contributors are what is written and takes part, in tree order`() throws {
    let host = ViewHost {
      VStack {
        Write(Sum.self, 1)
        Write(Sum.self, 2).preference(key: Sum.self, value: 3)
        Text("a").transformPreference(Sum.self) { $0 += 4 }
        Write(Sum.self, 5).preferenceBoundary(Sum.self)
      }
    }
    try host.update()
    #expect(host.explain(Sum.self).contributors.map(\.value) == [1, 3, 4])
  }

  @Test func `the summary is one line, which names three of a kind`() throws {
    let host = ViewHost {
      VStack {
        ForEach(0..<5) { Text("").preference(key: Sum.self, value: $0).id($0) }
        Write(Sum.self, 9).preference(key: Sum.self, value: 3)
        EmptyView().preference(key: Sum.self, value: 7)
      }
    }
    try host.update()
    #expect(
      host.explain(Sum.self).summary == """
        Sum = 13 from 0 (VStack › ForEach › [0] › preference(Sum)[0]), \
        1 (VStack › ForEach › [1] › preference(Sum)[1]), \
        2 (VStack › ForEach › [2] › preference(Sum)[2]) and 3 more; \
        hidden: VStack › preference(Sum) › Write › preference(Sum); \
        not there: VStack › preference(Sum) = 7
        """)
  }

  @Test func `the summary of a default says so`() throws {
    let host = ViewHost { Text("a") }
    try host.update()
    #expect(host.explain(Longest.self).summary == #"Longest = "", the default"#)
  }

  @Test func `before an update it is of the last pass, and says so`() throws {
    let host = try host(1)
    host.rootView = Shelf(numbers: [2])
    #expect(host.explain(Sum.self).isOutdated)
    #expect(
      host.explain(Sum.self).description == """
        Sum = 1
        as of the last pass; something has changed since
        └─ Shelf › onPreferenceChange(Sum) reads 1
           └─ VStack › ForEach › preference(Sum)[1] writes 1
        """)
    try host.update()
    #expect(!host.explain(Sum.self).isOutdated)
  }

  @Test func `a long value is cut`() throws {
    let host = ViewHost { Write(Longest.self, String(repeating: "a", count: 200)) }
    try host.update()
    let head = host.explain(Longest.self).description.prefix { $0 != "\n" }
    #expect(head == "Longest = \"\(String(repeating: "a", count: 118))…")
  }

  @Test func `what is found explains what goes up from it, and who reads that further up`() throws {
    let host = ViewHost {
      VStack {
        Text("a").preference(key: Sum.self, value: 1).padding()
        Text("b")
      }
      .onPreferenceChange(Sum.self) { _ in }
      .transformPreference(Sum.self) { $0 *= 2 }
      .overlayPreferenceValue(Sum.self) { _ in Text("over") }
    }
    let text = try host.find(text: "a")
    #expect(text.preference(Sum.self) == 1)
    #expect(
      text.explain(Sum.self).description == """
        Sum = 1, at overlayPreferenceValue(Sum) › transformPreference(Sum) › \
        onPreferenceChange(Sum) › VStack › padding › preference(Sum) › Text
        goes up into what is read by overlayPreferenceValue(Sum) › transformPreference(Sum) › \
        onPreferenceChange(Sum)
        goes up into what is read by overlayPreferenceValue(Sum)
        └─ padding › preference(Sum) writes 1
        """)
    #expect(try host.find(text: "b").explain(Sum.self).isDefault)
    let layer = try host.find(text: "over").explain(Sum.self)
    #expect(layer.readersAbove.isEmpty, "A layer does not reach the value it was made from")
  }

  @Test func `a view of several elements has their values combined`() throws {
    struct Pair: View {
      var body: some View {
        Write(Sum.self, 1)
        Write(Sum.self, 2)
      }
    }
    let host = ViewHost {
      VStack {
        Pair()
        Write(Sum.self, 4)
      }
    }
    let pair = try host.find(Pair.self)
    #expect(pair.preference(Sum.self) == 3)
    #expect(
      pair.explain(Sum.self).description == """
        Sum = 3, at VStack › Pair › Write › preference(Sum) › Text
        ├─ Pair › Write › preference(Sum) writes 1
        └─ Pair › Write › preference(Sum) writes 2; so far 3
        """)
  }

  @Test func `what is gone has the default`() throws {
    let isThere = Remote(true)
    let host = ViewHost { Controlled(isThere) { if $0 { Write(Sum.self, 1) } } }
    let view = try host.find(named: "Text")
    #expect(view.preference(Sum.self) == 1)
    isThere.value = false
    try host.update()
    #expect(view.preference(Sum.self) == 0)
    #expect(view.explain(Sum.self).parts.isEmpty)
  }

  @Test func `a host names the keys that are there, each once, in tree order`() throws {
    let host = ViewHost {
      VStack {
        Write(Sum.self, 1)
        Write(Last.self, 1)
        Write(Sum.self, 2)
      }
      .onPreferenceChange(Listed.self) { _ in }
      .sheet(isPresented: .constant(true)) { Write(Largest.self, 1) }
    }
    try host.update()
    let names = host.preferenceKeys.map { String(describing: $0) }
    #expect(names == ["Listed", "Sum", "Last", "Largest"])
  }

  @Test func `whether something is shown is explained by the leaves`() throws {
    let host = ViewHost {
      VStack {
        Spacer()
        Text("a")
        Divider().overlay { Text("b") }.preference(key: ContentPresence.self, value: false)
      }
    }
    try host.update()
    #expect(
      host.explain(ContentPresence.self).description == """
        ContentPresence = true
        └─ VStack combines to true
           ├─ Spacer writes nothing
           ├─ Text writes true
           └─ preference(ContentPresence) writes false, which is not asked for; so far true
              └─ overlay › Text writes true, which preference(ContentPresence) above hides
        """)
  }
}
