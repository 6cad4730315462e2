import Foundation

/// The columns of a lazy vertical container, or the rows of a horizontal one.
struct LazyTracks: Equatable {
  /// One column or row, where it begins and how long it is across the scrolling axis, in points.
  struct Track: Equatable {
    var start: CGFloat = 0

    /// `nil` is all the room there is.
    var length: CGFloat?
    var alignment: Alignment?
  }

  /// The items of a grid; none for a stack, whose views are all offered what the stack is.
  var items: [GridItem]?

  /// The distance in points between two items that do not say one.
  private static var spacing: CGFloat { 8 }

  /// The tracks in the room across the axis, one at least; a stack's has no length of its own.
  ///
  /// - Complexity: O(*n*) for *n* tracks.
  func tracks(in room: CGFloat?) -> [Track] {
    guard let items, !items.isEmpty else { return [Track()] }
    var rest = room ?? items.reduce(0) { $0 + $1.idealLength }
    rest -= items.dropLast().reduce(0) { $0 + ($1.spacing ?? Self.spacing) }
    var sharing = items.count
    for case .fixed(let length) in items.map(\.size) {
      rest -= max(0, length)
      sharing -= 1
    }
    var tracks: [Track] = []
    var start: CGFloat = 0
    for item in items {
      let spacing = item.spacing ?? Self.spacing
      let share = max(0, rest) / CGFloat(max(1, sharing))
      var used: CGFloat = 0
      func add(_ length: CGFloat) {
        tracks.append(Track(start: start, length: length, alignment: item.alignment))
        start += length + spacing
        used += length
      }
      switch item.size {
      case .fixed(let length):
        add(max(0, length))
        continue
      case .flexible(let minimum, let maximum):
        add(Self.clamp(share, minimum, maximum))
      case .adaptive(let minimum, let maximum):
        let step = max(1, minimum) + spacing
        let count = max(1, min(Self.mostTracks, Int(min(1e6, (share + spacing) / max(1, step)))))
        let gaps = CGFloat(count - 1) * spacing
        for _ in 0..<count {
          add(Self.clamp((share - gaps) / CGFloat(count), minimum, maximum))
        }
        used += gaps
      }
      rest -= used
      sharing -= 1
    }
    return tracks
  }

  /// The most tracks that an adaptive item becomes.
  private static var mostTracks: Int { 10_000 }

  private static func clamp(_ length: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
    max(max(0, minimum), min(length, max(0, maximum)))
  }
}

extension GridItem {
  /// How long the item is where nothing is offered, in points.
  fileprivate var idealLength: CGFloat {
    switch size {
    case .fixed(let length): max(0, length)
    case .flexible(let minimum, _), .adaptive(let minimum, _): max(0, minimum)
    }
  }
}
