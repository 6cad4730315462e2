internal import Synchronization

/// The publishers of the objects that declare none, kept beside them.
///
/// The objects are held weakly. What was kept for objects that are gone is swept when there is
/// twice as much as after the last sweep.
package enum WillChangePublishers {
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private struct Table {
    var entries: [ObjectIdentifier: Entry] = [:]
    var limit = smallestLimit
  }

  private static var smallestLimit: Int { 64 }

  private static let table = Mutex(Table())

  /// The publisher of an object.
  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    // Unsafe for the compiler alone: nothing but a weak reference stays behind.
    nonisolated(unsafe) let object = object
    return table.withLock { table in
      // Another object may have stood at the same address before.
      if let entry = table.entries[id], entry.object === object { return entry.publisher }
      if table.entries.count >= table.limit {
        table.entries = table.entries.filter { $0.value.object != nil }
        table.limit = max(smallestLimit, table.entries.count * 2)
      }
      let publisher = ObservableObjectPublisher()
      table.entries[id] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }

  /// How many publishers are kept.
  package static var count: Int { table.withLock { $0.entries.count } }
}
