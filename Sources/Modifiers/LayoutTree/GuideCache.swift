import Foundation

/// The explicit guides a box has answered, by guide and proposal; a bounded number.
struct GuideCache {
  struct Entry {
    let key: AlignmentKey
    let proposal: ProposedViewSize
    let value: CGFloat?
  }

  static let capacity = 16

  private(set) var entries: [Entry] = []
  private var oldest = 0

  /// What was answered: nil where nothing was asked, an empty optional where nothing is explicit.
  func value(of key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat?? {
    for entry in entries where entry.proposal == proposal && entry.key == key {
      return .some(entry.value)
    }
    return nil
  }

  mutating func store(_ value: CGFloat?, of key: AlignmentKey, in proposal: ProposedViewSize) {
    let entry = Entry(key: key, proposal: proposal, value: value)
    if entries.count < Self.capacity {
      entries.append(entry)
    } else {
      entries[oldest] = entry
      oldest = (oldest + 1) % Self.capacity
    }
  }

  /// Forgets everything and returns what was known.
  mutating func removeAll() -> [Entry] {
    let known = entries
    entries.removeAll(keepingCapacity: true)
    oldest = 0
    return known
  }
}
