import Modifiers
import Testing

private enum FirstName: FirstPreferenceKey<String> {}
private enum LastName: LastPreferenceKey<String> {}
private enum Total: SumPreferenceKey<Double> {}
private enum Count: SumPreferenceKey<Int>, AssociativePreferenceKey {}
private enum Narrowest: MinimumPreferenceKey<Double> {}
private enum Widest: MaximumPreferenceKey<Double> {}
private enum HasErrors: AnyTruePreferenceKey {}
private enum IsComplete: AllTruePreferenceKey {}
private enum Visible: UnionPreferenceKey<Set<Int>> {}
private enum Edges: UnionPreferenceKey<Edge.Set> {}
private enum Rows: AppendPreferenceKey<[Int]> {}
private enum Widths: MergePreferenceKey<String, Double> {}

/// Keys whose reduction is known by a name.
@Suite @MainActor struct ReadyMadeKeysTests {
  @Test func `first and last keep what stands first and last`() throws {
    #expect(try folded(FirstName.self, ["a", "b", "c"]) == "a")
    #expect(try folded(LastName.self, ["a", "b", "c"]) == "c")
  }

  @Test func `a nil that is written hides neither the first nor the last`() throws {
    #expect(try folded(FirstName.self, [nil, "b", "c"]) == "b")
    #expect(try folded(LastName.self, ["a", "b", nil]) == "b")
  }

  @Test func `a sum adds up`() throws {
    #expect(try folded(Total.self, [1, 2, 0.5]) == 3.5)
    #expect(try folded(Count.self, [1, 2, 4]) == 7)
  }

  @Test func `minimum and maximum compare what is there`() throws {
    #expect(try folded(Narrowest.self, [3, nil, 2, 5]) == 2)
    #expect(try folded(Widest.self, [-3, nil, -2, -5]) == -2)
  }

  @Test func `any and all`() throws {
    #expect(try folded(HasErrors.self, [false, true, false]))
    #expect(try !folded(HasErrors.self, [false, false]))
    #expect(try !folded(IsComplete.self, [true, false, true]))
    #expect(try folded(IsComplete.self, [true, true]))
  }

  @Test func `union, append and merge collect`() throws {
    #expect(try folded(Visible.self, [[1], [2, 3], [3]]) == [1, 2, 3])
    #expect(try folded(Edges.self, [.top, .bottom]) == .vertical)
    #expect(try folded(Rows.self, [[1], [], [3, 2]]) == [1, 3, 2])
    #expect(try folded(Widths.self, [["a": 1, "b": 2], ["b": 3]]) == ["a": 1, "b": 3])
  }

  @Test func `where nobody writes, the value is the neutral element`() throws {
    #expect(try folded(FirstName.self, []) == nil)
    #expect(try folded(Total.self, []) == 0)
    #expect(try folded(Widest.self, []) == nil)
    #expect(try folded(HasErrors.self, []) == false)
    #expect(try folded(IsComplete.self, []) == true)
    #expect(try folded(Visible.self, []) == [])
    #expect(try folded(Widths.self, []) == [:])
  }

  @Test func `the default is neutral, and regrouping changes nothing`() {
    expectLaws(of: FirstName.self, [nil, "a", "b", "c"])
    expectLaws(of: LastName.self, [nil, "a", "b", "c"])
    expectLaws(of: Count.self, [-2, 0, 1, 5])
    expectLaws(of: Narrowest.self, [nil, -.infinity, -1, 0, -0.0, 2, .infinity])
    expectLaws(of: Widest.self, [nil, -.infinity, -1, 0, -0.0, 2, .infinity])
    expectLaws(of: HasErrors.self, [false, true])
    expectLaws(of: IsComplete.self, [false, true])
    expectLaws(of: Visible.self, [[], [1], [2], [1, 2], [3]])
    expectLaws(of: Edges.self, [[], .top, .horizontal, .all])
    expectLaws(of: Rows.self, [[], [1], [2], [2, 1]])
    expectLaws(of: Widths.self, [[:], ["a": 1], ["a": 2], ["b": 1, "a": 3]])
  }

  @Test func `the default of a sum of floating-point values is neutral`() {
    for value in [-1.5, 0, 0.1, .infinity] {
      #expect(reduced(Total.self, Total.defaultValue, value) == value)
      #expect(reduced(Total.self, value, Total.defaultValue) == value)
    }
  }

  @Test func `all but a sum are associative by themselves`() {
    func isAssociative<K: PreferenceKey>(_ key: K.Type) -> Bool {
      key is any AssociativePreferenceKey.Type
    }
    #expect(!isAssociative(Total.self))
    #expect(isAssociative(Count.self))
    #expect(isAssociative(FirstName.self) && isAssociative(LastName.self))
    #expect(isAssociative(Narrowest.self) && isAssociative(Widest.self))
    #expect(isAssociative(HasErrors.self) && isAssociative(IsComplete.self))
    #expect(isAssociative(Visible.self) && isAssociative(Rows.self) && isAssociative(Widths.self))
  }

  @Test func `a row that changes among many costs few reductions`() throws {
    let row = Remote(0)
    let host = ViewHost {
      VStack {
        Controlled(row) { Write(Rows.self, [$0]) }
        ForEach(1..<1000) { Write(Rows.self, [$0]) }
      }
      .onPreferenceChange(Rows.self) { _ in }
    }
    try host.update()
    row.value = -1
    #expect(try host.update().reductions < 100)
  }

  /// The value over siblings that write the given ones.
  private func folded<K: PreferenceKey>(_ key: K.Type, _ values: [K.Value]) throws -> K.Value
  where K.Value: Equatable {
    try value(of: key) { ForEach(values.indices, id: \.self) { Write(key, values[$0]) } }
  }

  private func reduced<K: PreferenceKey>(
    _ key: K.Type, _ first: K.Value, _ second: K.Value
  ) -> K.Value {
    var value = first
    K.reduce(value: &value) { second }
    return value
  }

  private func expectLaws<K: PreferenceKey>(of key: K.Type, _ samples: [K.Value])
  where K.Value: Equatable {
    for a in samples {
      #expect(reduced(key, K.defaultValue, a) == a, "\(K.self)")
      #expect(reduced(key, a, K.defaultValue) == a, "\(K.self)")
      for b in samples {
        for c in samples {
          #expect(
            reduced(key, reduced(key, a, b), c) == reduced(key, a, reduced(key, b, c)),
            "\(K.self): \(a), \(b), \(c)")
        }
      }
    }
  }
}
