@_spi(Reflection) private import Swift

/// Where a type keeps its dynamic properties, found once for each type.
@MainActor package final class PropertyLayout {
  private struct Entry {
    let offset: Int
    let name: String
    let kind: PropertyKind
  }

  private let entries: [Entry]

  /// Whether some property wants to hear of every body.
  package let hasUpdates: Bool

  /// The properties that have to be ready before a body runs.
  private let prepared: [Entry]

  package init(of type: Any.Type) {
    entries = Self.entries(of: type, at: 0)
    hasUpdates = entries.contains { $0.kind.wantsUpdates }
    prepared = entries.filter(\.kind.isPrepared)
  }

  /// Whether the type has no dynamic properties.
  package var isEmpty: Bool { entries.isEmpty }

  /// Connects the properties of a value that was just mounted.
  package func install<V>(_ value: inout V, for owner: PropertyOwner) {
    guard !entries.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for entry in entries { entry.kind.install(base + entry.offset, for: owner) }
    }
  }

  /// Connects the properties of a new value to what the old value's properties stored.
  package func adopt<V>(_ value: inout V, from old: inout V) {
    guard !entries.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      withUnsafeMutablePointer(to: &old) { oldPointer in
        let base = UnsafeMutableRawPointer(pointer)
        let oldBase = UnsafeMutableRawPointer(oldPointer)
        for entry in entries {
          entry.kind.adopt(base + entry.offset, from: oldBase + entry.offset)
        }
      }
    }
  }

  /// Has the properties make what the next body will read.
  package func prepare<V>(_ value: V) {
    guard !prepared.isEmpty else { return }
    // A copy: what the user's code does may make somebody look at the view's node. Its properties
    // share what they prepare.
    var value = value
    withUnsafeMutablePointer(to: &value) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for entry in prepared { entry.kind.prepare(base + entry.offset) }
    }
  }

  /// What the first property that lacks something cannot do without.
  package func lack<V>(_ value: inout V) -> MissingObject? {
    guard !prepared.isEmpty else { return nil }
    return withUnsafeMutablePointer(to: &value) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      // All are asked, so that the body runs when any of them changes.
      return prepared.reduce(nil) { $0 ?? $1.kind.lack(base + $1.offset) }
    }
  }

  /// Calls `update()` of the properties of the user's own, inner ones first.
  package func update<V>(_ value: inout V) {
    withUnsafeMutablePointer(to: &value) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for entry in entries { entry.kind.update(base + entry.offset) }
    }
  }

  /// Lets go of what the properties are connected to.
  package func uninstall<V>(_ value: inout V) {
    guard !entries.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for entry in entries { entry.kind.uninstall(base + entry.offset) }
    }
  }

  /// The name of the property that writes a source.
  package func name<V>(of source: Source, in value: inout V) -> String? {
    withUnsafeMutablePointer(to: &value) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      return entries.first { $0.kind.source(base + $0.offset) === source }?.name
    }
  }

  /// Name and value of each property worth showing; a long value is cut.
  package func summaries<V>(of value: inout V) -> [String] {
    withUnsafeMutablePointer(to: &value) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      return entries.compactMap { entry in
        entry.kind.summary(base + entry.offset).map { "\(entry.name) = \(ValueText.shortened($0))" }
      }
    }
  }

  private static func entries(of type: Any.Type, at start: Int) -> [Entry] {
    var found: [Entry] = []
    _forEachField(of: type, options: []) { name, offset, fieldType, _ in
      let position = start + offset
      if let holder = fieldType as? any PropertyHolder.Type {
        found += entries(of: holder.heldType, at: position)
      }
      guard let property = fieldType as? any DynamicProperty.Type else { return true }
      let label = String(cString: name)
      let kind = PropertyKind.make(property)
      if kind.isComposed { found += entries(of: fieldType, at: position) }
      let shown = label.hasPrefix("_") ? String(label.dropFirst()) : label
      found.append(Entry(offset: position, name: shown, kind: kind))
      return true
    }
    return found
  }
}
