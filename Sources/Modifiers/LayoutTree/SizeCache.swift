import Foundation

/// The sizes a box has answered, by proposal; a bounded number, the oldest makes room.
struct SizeCache {
  /// How many sizes are kept. A box in nested stacks is asked for zero, infinity, its ideal and one
  /// real length on each axis: sixteen questions, so that nesting never asks one of them twice.
  static let capacity = 16

  private(set) var entries: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var oldest = 0

  var isEmpty: Bool { entries.isEmpty }

  /// The size for a normalised proposal.
  subscript(proposal: ProposedViewSize) -> CGSize? {
    for entry in entries where entry.proposal == proposal {
      return entry.size
    }
    return nil
  }

  mutating func store(_ size: CGSize, for proposal: ProposedViewSize) {
    if entries.count < Self.capacity {
      entries.append((proposal, size))
    } else {
      entries[oldest] = (proposal, size)
      oldest = (oldest + 1) % Self.capacity
    }
  }

  /// Forgets everything and returns what was known, in the order in which it became known.
  mutating func removeAll() -> [(proposal: ProposedViewSize, size: CGSize)] {
    let known = Array(entries[oldest...] + entries[..<oldest])
    entries.removeAll(keepingCapacity: true)
    oldest = 0
    return known
  }
}
