import Modifiers

/// What a snapshot shows of one element.
struct FrameLine: Equatable, CustomStringConvertible {
  let level: Int
  let name: String
  let frame: CGRect

  var description: String {
    let indent = String(repeating: "  ", count: level)
    let numbers = [frame.width, frame.height, frame.minX, frame.minY].map { "\(Double($0))" }
    return "\(indent)\(name) \(numbers[0]) × \(numbers[1]) at (\(numbers[2]), \(numbers[3]))"
  }

  /// The lines of everything below a snapshot's root.
  static func lines(of snapshot: ElementSnapshot) -> [FrameLine] {
    var lines: [FrameLine] = []
    func add(_ snapshot: ElementSnapshot, _ level: Int) {
      lines.append(FrameLine(level: level, name: snapshot.name, frame: snapshot.frame))
      for child in snapshot.children { add(child, level + 1) }
    }
    for child in snapshot.children { add(child, 0) }
    return lines
  }
}

extension NaiveElement {
  /// The lines of this element and everything in it, if it stands at a point.
  func lines(at origin: CGPoint = .zero) -> [FrameLine] {
    var lines: [FrameLine] = []
    add(at: origin, 0, to: &lines)
    return lines
  }

  private var name: String? {
    switch arrangement {
    case .leaf: "Color"
    case .column: "VStack"
    case .row: "HStack"
    case .pile: "ZStack"
    case .slot: inside.count > 1 ? "ZStack" : nil
    case .layered, .padded: nil
    }
  }

  private func add(at origin: CGPoint, _ level: Int, to lines: inout [FrameLine]) {
    var level = level
    if let name {
      lines.append(
        FrameLine(level: level, name: name, frame: CGRect(origin: origin, size: size)))
      level += 1
    }
    // A layer behind comes before what it lies at.
    let isBehind = arrangement == .layered(isBehind: true)
    let placed = zip(inside, offsets)
    for (element, offset) in isBehind ? Array(placed).reversed() : Array(placed) {
      let place = CGPoint(x: origin.x + offset.x, y: origin.y + offset.y)
      element.add(at: place, level, to: &lines)
    }
  }

  /// Where the elements inside stand.
  private var offsets: [CGPoint] {
    var along: CGFloat = 0
    return inside.map { element in
      let x = (size.width - element.size.width) / 2
      let y = (size.height - element.size.height) / 2
      switch arrangement {
      case .column(let spacing):
        defer { along += element.size.height + spacing }
        return CGPoint(x: x, y: along)
      case .row(let spacing):
        defer { along += element.size.width + spacing }
        return CGPoint(x: along, y: 0)
      case .pile(isCentered: false): return .zero
      case .padded(let length): return CGPoint(x: length, y: length)
      case .leaf, .pile, .layered, .slot: return CGPoint(x: x, y: y)
      }
    }
  }
}
