extension Sketch {
  /// The sketch with all switches off.
  private var switchedOff: Sketch {
    var result = self
    if kind.hasSwitch { result.isOn = false }
    result.children = children.map(\.switchedOff)
    return result
  }

  /// States that go through every single edit of this sketch: a switch turned, another value,
  /// something removed or inserted, neighbours that change places, another id.
  ///
  /// Where taking an edit back is another kind of edit, it follows it: what was removed is
  /// inserted. Where there are switches, the first state has all of them off.
  var singleEdits: [SketchState] {
    var current = self
    var states = switchedOff == self ? [self] : [switchedOff, self]
    func edit(_ place: some Collection<Int>, takesBack: Bool, _ change: (inout Sketch) -> Void) {
      let former = current
      change(&current[place])
      states.append(current)
      guard takesBack else { return }
      current = former
      states.append(current)
    }
    for place in places {
      let node = self[place]
      if node.kind.hasSwitch { edit(place, takesBack: true) { $0.isOn.toggle() } }
      if node.usesValue { edit(place, takesBack: false) { $0.value += 9 } }
      guard let position = place.last else { continue }
      let parent = place.dropLast()
      edit(parent, takesBack: true) { $0.children.remove(at: position) }
      if position + 1 < self[parent].children.count {
        edit(parent, takesBack: true) { $0.children.swapAt(position, position + 1) }
      }
      if self[parent].kind == .list { edit(place, takesBack: false) { $0.id += 100 } }
    }
    return states.map { SketchState(sketch: $0) }
  }
}
