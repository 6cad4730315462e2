import Modifiers
import Testing

@testable import Preferences

/// The check of a host's insides finds what was broken on purpose.
@MainActor @Suite("Invariants") struct InvariantTests {
  private let host = ViewHost(rootView: TwoWriters())

  /// What the check says after something was broken.
  private func fault(
    after breaking: (_ stack: ContainerElement) throws -> Void
  ) throws -> String? {
    try host.update()
    let root = try #require(host.context.root)
    var stack = root.children.first
    while let modifier = stack?.wrapped { stack = modifier }
    try breaking(#require(stack as? ContainerElement))
    do {
      try host.checkInvariants()
      return nil
    } catch {
      return error.what
    }
  }

  private func output<K: PreferenceKey>(of key: K.Type, at element: Element) throws -> Output<K> {
    var next: Element? = element
    while let current = next {
      if let output = current.ownOutput?.output as? Output<K> { return output }
      next = current.wrapped
    }
    return try #require(nil)
  }

  @Test func `a host that is up to date passes, and one that needs an update`() throws {
    try host.checkInvariants()
    #expect(try fault { _ in } == nil)
  }

  @Test func `a value that changed in silence is found`() throws {
    let found = try fault { stack in try output(of: Sum.self, at: stack.children[1]).value = 7 }
    #expect(found == "a combination is not the fold of its inputs")
  }

  @Test func `a value that changed in silence is found in a block of partial results`() throws {
    let found = try fault { stack in
      try output(of: AssociativeSum.self, at: stack.children[1]).value = 7
    }
    #expect(found == "a block's result is not the fold of its members")
  }

  @Test func `elements out of their order are found`() throws {
    let found = try fault { stack in stack.children[0].order = 9 }
    #expect(found == "elements are not in their order")
  }

  @Test func `a list that is not that of the content is found`() throws {
    let found = try fault { stack in stack.children[2].parentElement = nil }
    #expect(found == "an element stands in another one")
  }

  @Test func `an output that is not taken in is found`() throws {
    let found = try fault { stack in stack.ports.removeAll { $0.key == KeyIdentity(Sum.self) } }
    #expect(found == "an output has not the input that its content sends")
  }

  @Test func `work that waits is found`() throws {
    let found = try fault { stack in stack.isDirty = true }
    #expect(found == "an element waits though the update has ended")
  }

  @Test func `a dead node is found`() throws {
    let found = try fault { stack in stack.children[0].isDead = true }
    #expect(found == "an element that is shown is not active")
  }

  @Test func `a fault tells what and where`() throws {
    try host.update()
    let root = try #require(host.context.root)
    root.children[0].isDirty = true
    let fault = #expect(throws: BrokenInvariant.self) { try host.checkInvariants() }
    #expect(
      fault?.description == """
        an element waits though the update has ended
          where: TwoWriters › onPreferenceChange(AssociativeSum)
        """)
  }
}

private struct TwoWriters: View {
  var body: some View {
    VStack {
      Text("").preference(key: Sum.self, value: 1).preference(key: AssociativeSum.self, value: 1)
      Text("").preference(key: Sum.self, value: 2).preference(key: AssociativeSum.self, value: 2)
      Text("").transformPreference(Sum.self) { $0 += 3 }
    }
    .onPreferenceChange(Sum.self) { _ in }
    .onPreferenceChange(AssociativeSum.self) { _ in }
  }
}
