import Modifiers

/// A tree of views whose places are asked for: texts that have a number, under all that moves
/// views.
indirect enum Spot: Equatable {
  case text(Int, width: Int)
  case stack(isVertical: Bool, [Spot])
  case padded(CGFloat, Spot)
  case moved(CGFloat, Spot)
  case scaled(CGFloat, Spot)
  case turned(Double, Spot)
  case framed(CGFloat, Spot)
  case reader(Spot)
  case scroll(Spot)
  case inset(Spot)

  static func random(using random: inout SeededGenerator, next: inout Int, depth: Int) -> Spot {
    if depth == 0 {
      next += 1
      return .text(next, width: Int.random(in: 0...4, using: &random))
    }
    func inner(_ random: inout SeededGenerator, _ next: inout Int) -> Spot {
      .random(using: &random, next: &next, depth: depth - 1)
    }
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return .padded(CGFloat.random(in: -4...9, using: &random), inner(&random, &next))
    case 1: return .moved(CGFloat.random(in: -9...9, using: &random), inner(&random, &next))
    case 2: return .scaled(CGFloat.random(in: -2...2, using: &random), inner(&random, &next))
    case 3: return .turned(Double.random(in: 0...360, using: &random), inner(&random, &next))
    case 4: return .framed(CGFloat.random(in: 0...90, using: &random), inner(&random, &next))
    case 5: return .reader(inner(&random, &next))
    case 6: return .scroll(inner(&random, &next))
    case 7: return .inset(inner(&random, &next))
    default:
      let count = Int.random(in: 0...3, using: &random)
      return .stack(
        isVertical: Bool.random(using: &random), (0..<count).map { _ in inner(&random, &next) })
    }
  }
}

struct SpotView: View {
  let spot: Spot

  var body: some View {
    switch spot {
    case .text(let number, let width):
      Text("\(number)").padding(.trailing, CGFloat(width)).named("\(number)")
    case .stack(true, let spots):
      VStack(spacing: 3) { ForEach(spots.indices, id: \.self) { SpotView(spot: spots[$0]) } }
    case .stack(false, let spots):
      HStack(spacing: 3) { ForEach(spots.indices, id: \.self) { SpotView(spot: spots[$0]) } }
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
