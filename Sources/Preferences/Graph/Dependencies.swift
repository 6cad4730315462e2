/// The sources that one piece of work read, in the order of reading.
package struct Dependencies {
  private(set) var first: Link?

  /// Stands among the sources for the properties of observable objects, if some were read.
  var observed: ObservedProperties?

  var isEmpty: Bool { first == nil }

  /// Forgets all sources.
  ///
  /// - Complexity: O(*n*) for *n* sources.
  mutating func removeAll() {
    drop(from: first)
    first = nil
    observed = nil
  }

  /// Makes the links after `last` the end of the list; `nil` leaves none.
  mutating func truncate(after last: Link?) {
    guard let last else { return removeAll() }
    drop(from: last.nextOfDependent)
    last.nextOfDependent = nil
  }

  /// Puts a new link behind `last`, or at the start.
  mutating func insert(_ link: Link, after last: Link?) {
    if let last {
      link.nextOfDependent = last.nextOfDependent
      last.nextOfDependent = link
    } else {
      link.nextOfDependent = first
      first = link
    }
  }

  /// What is wrong with the links of some work.
  func fault(of work: Work) -> String? {
    var link = first
    while let current = link {
      if current.dependent !== work { return "a link belongs to other work" }
      if !current.isInList { return "a source does not know of what read it" }
      link = current.nextOfDependent
    }
    return nil
  }

  private func drop(from start: Link?) {
    var link = start
    while let current = link {
      current.detach()
      link = current.nextOfDependent
      // Unchained here, a long list is released one by one instead of by recursion.
      current.nextOfDependent = nil
    }
  }
}
