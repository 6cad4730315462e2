import Modifiers

/// The views of a spot.
struct SpotView: View {
  let spot: Spot

  var body: some View {
    switch spot {
    case .text(let number, let width):
      Text("\(number)").named("\(number)").padding(.trailing, CGFloat(width))
    case .stack(true, let spots):
      VStack(spacing: 3) { each(spots) }
    case .stack(false, let spots):
      HStack(spacing: 3) { each(spots) }
    case .spacer: Spacer()
    case .pile(let spots):
      ZStack { each(spots) }
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
    case .fitting(let spots):
      ViewThatFits { each(spots) }
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
    case .room(let number):
      // A text of three digits is 24 points wide: it fits into half the reader.
      GeometryReader { proxy in
        Text("\(number)").named("\(number)")
          .frame(width: proxy.size.width / 2, height: proxy.size.height / 2)
      }
      .frame(width: 60, height: 40)
    case .scroll(let spot): ScrollView { erased(spot) }
    case .inset(let spot):
      erased(spot).safeAreaInset(edge: .top, spacing: 1) { Text("bar") }
    }
  }

  private func each(_ spots: [Spot]) -> some View {
    ForEach(spots.indices, id: \.self) { SpotView(spot: spots[$0]) }
  }

  private func erased(_ spot: Spot) -> AnyView { AnyView(SpotView(spot: spot)) }
}

extension ElementSnapshot {
  /// The numbers of the spots' texts that are there.
  var numbers: Set<String> {
    Set(all(named: "Text").compactMap(\.text).filter { Int($0) != nil })
  }
}
