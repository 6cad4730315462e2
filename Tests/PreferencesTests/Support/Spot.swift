import Modifiers

/// A tree of views whose places are asked for: texts that have a number, under all that arranges and
/// moves views.
indirect enum Spot: Equatable {
  case text(Int, width: Int)
  case spacer
  case stack(isVertical: Bool, [Spot])
  case pile([Spot])
  case grid(columns: Int, [Spot])
  case padded(CGFloat, Spot)
  case moved(CGFloat, Spot)
  case scaled(CGFloat, Spot)
  case turned(Double, Spot)
  case framed(CGFloat, Spot)
  case reader(Spot)
  case scroll(Spot)
  case inset(Spot)

  /// A random tree. In a calm one nothing is moved or cut, so that views lie inside their stacks.
  static func random(
    using random: inout SeededGenerator, next: inout Int, depth: Int, isCalm: Bool = false
  ) -> Spot {
    if depth == 0 || next > 60 {
      next += 1
      return .text(next, width: Int.random(in: 0...4, using: &random))
    }
    func inner(_ random: inout SeededGenerator, _ next: inout Int) -> Spot {
      .random(using: &random, next: &next, depth: depth - 1, isCalm: isCalm)
    }
    func some(_ counts: ClosedRange<Int>, _ random: inout SeededGenerator, _ next: inout Int)
      -> [Spot]
    {
      (0..<Int.random(in: counts, using: &random)).map { _ in inner(&random, &next) }
    }
    switch Int.random(in: isCalm ? 8..<16 : 0..<16, using: &random) {
    case 0: return .padded(CGFloat.random(in: -4...9, using: &random), inner(&random, &next))
    case 1: return .moved(CGFloat.random(in: -9...9, using: &random), inner(&random, &next))
    case 2: return .scaled(CGFloat.random(in: -2...2, using: &random), inner(&random, &next))
    case 3: return .turned(Double.random(in: 0...360, using: &random), inner(&random, &next))
    case 4: return .framed(CGFloat.random(in: 0...90, using: &random), inner(&random, &next))
    case 5: return .reader(inner(&random, &next))
    case 6: return .scroll(inner(&random, &next))
    case 7: return .inset(inner(&random, &next))
    case 8: return .padded(CGFloat.random(in: 0...9, using: &random), inner(&random, &next))
    case 9: return .spacer
    case 10: return .pile(some(0...3, &random, &next))
    case 11:
      let columns = Int.random(in: 1...3, using: &random)
      return .grid(columns: columns, some(1...6, &random, &next))
    default:
      let isVertical = Bool.random(using: &random)
      return .stack(isVertical: isVertical, some(0...4, &random, &next))
    }
  }
}

struct SpotView: View {
  let spot: Spot

  var body: some View {
    switch spot {
    case .text(let number, let width):
      Text("\(number)").named("\(number)").padding(.trailing, CGFloat(width))
    case .stack(true, let spots):
      VStack(spacing: 3) { ForEach(spots.indices, id: \.self) { SpotView(spot: spots[$0]) } }
    case .stack(false, let spots):
      HStack(spacing: 3) { ForEach(spots.indices, id: \.self) { SpotView(spot: spots[$0]) } }
    case .spacer: Spacer()
    case .pile(let spots):
      ZStack { ForEach(spots.indices, id: \.self) { SpotView(spot: spots[$0]) } }
    case .grid(let columns, let spots):
      Grid(horizontalSpacing: 2, verticalSpacing: 3) {
        ForEach(Array(stride(from: 0, to: spots.count, by: columns)), id: \.self) { first in
          GridRow {
            ForEach(first..<min(first + columns, spots.count), id: \.self) {
              SpotView(spot: spots[$0])
            }
          }
        }
      }
    case .padded(let length, let spot): erased(spot).padding(length)
    case .moved(let distance, let spot): erased(spot).offset(x: distance, y: -distance)
    case .scaled(let factor, let spot): erased(spot).scaleEffect(x: factor, y: 1.5)
    case .turned(let degrees, let spot): erased(spot).rotationEffect(.degrees(degrees))
    case .framed(let length, let spot):
      erased(spot).frame(width: length, alignment: .leading)
    case .reader(let spot):
      GeometryReader { proxy in
        erased(spot).offset(x: proxy.size.width / 2, y: proxy.frame(in: .global).minY / 4)
      }
    case .scroll(let spot): ScrollView { erased(spot) }
    case .inset(let spot):
      erased(spot).safeAreaInset(edge: .top, spacing: 1) { Text("bar") }
    }
  }

  private func erased(_ spot: Spot) -> AnyView { AnyView(SpotView(spot: spot)) }
}

extension ElementSnapshot {
  /// The numbers of the spots' texts that are there.
  var numbers: Set<String> {
    Set(all(named: "Text").compactMap(\.text).filter { Int($0) != nil })
  }
}
