import Foundation

/// The sizes a box has answered, by proposal.
///
/// Those of one pass are all kept, so that no layout, however many questions it asks, is asked one
/// of them twice. Of those of earlier passes a bounded number is kept, the oldest makes room.
struct SizeCache {
  /// A size and the normalised proposal it answers, as bits: quicker to compare than optionals.
  private struct Entry {
    static let unspecified = UInt64.max

    let width: UInt64
    let height: UInt64
    let size: CGSize

    init(_ size: CGSize, for proposal: ProposedViewSize) {
      self.size = size
      width = Self.bits(proposal.width)
      height = Self.bits(proposal.height)
    }

    static func bits(_ length: CGFloat?) -> UInt64 {
      length.map { Double($0).bitPattern } ?? unspecified
    }

    var proposal: ProposedViewSize {
      func length(_ bits: UInt64) -> CGFloat? {
        bits == Self.unspecified ? nil : CGFloat(Double(bitPattern: bits))
      }
      return ProposedViewSize(width: length(width), height: length(height))
    }
  }

  /// How many sizes are kept from pass to pass. A box in nested stacks is asked for zero, infinity,
  /// its ideal and one real length on each axis: sixteen questions.
  static let capacity = 16

  private var entries: [Entry] = []
  private var oldest = 0

  /// The pass in which a size was stored last, and how many were stored in it.
  private var pass: UInt32 = 0
  private var storedInPass = 0

  var isEmpty: Bool { entries.isEmpty }

  /// The size for a normalised proposal.
  subscript(proposal: ProposedViewSize) -> CGSize? {
    guard !entries.isEmpty else { return nil }
    let width = Entry.bits(proposal.width)
    let height = Entry.bits(proposal.height)
    for entry in entries where entry.width == width && entry.height == height {
      return entry.size
    }
    return nil
  }

  mutating func store(_ size: CGSize, for proposal: ProposedViewSize, in pass: UInt32) {
    let entry = Entry(size, for: proposal)
    if pass != self.pass {
      self.pass = pass
      storedInPass = 0
      if entries.count > Self.capacity { forgetOldest() }
    }
    storedInPass += 1
    if entries.count < max(Self.capacity, storedInPass) {
      entries.append(entry)
    } else {
      entries[oldest] = entry
      oldest = (oldest + 1) % entries.count
    }
  }

  /// Keeps the newest, as many as are kept from pass to pass.
  private mutating func forgetOldest() {
    entries = (entries[oldest...] + entries[..<oldest]).suffix(Self.capacity)
    oldest = 0
  }

  /// Forgets everything and returns what was known, in the order in which it became known.
  mutating func removeAll() -> [(proposal: ProposedViewSize, size: CGSize)] {
    let known = (entries[oldest...] + entries[..<oldest]).map { ($0.proposal, $0.size) }
    entries.removeAll(keepingCapacity: true)
    oldest = 0
    storedInPass = 0
    return known
  }
}
