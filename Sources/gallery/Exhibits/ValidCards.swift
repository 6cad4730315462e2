import Modifiers
import Rendering

extension Exhibit {
  /// The cards of a location sample, of which only those are shown that the sensor could tell.
  @MainActor static let validCases = Exhibit(
    name: "valid-cases",
    title: "Valid cases",
    summary: "Written out, what the sensor could not tell is shown too. As an enum's cases, a "
      + "card that is not valid is left out, and a text stands there when none is valid.",
    pictures: [
      Picture(
        "numbers written out",
        drawing: Numbers(sample: Sample(altitude: 3, position: -1, speed: -1))),
      Picture("all valid", drawing: Cards(sample: Sample(altitude: 3, position: 5, speed: 12))),
      Picture("no speed", drawing: Cards(sample: Sample(altitude: 3, position: 5, speed: -1))),
      Picture(
        "position only", drawing: Cards(sample: Sample(altitude: -1, position: 5, speed: -1))),
      Picture("none", drawing: Cards(sample: Sample(altitude: -1, position: -1, speed: -1))),
    ]
  )
}

/// What a location sensor says; a negative number means that it could not tell.
private struct Sample {
  let altitude: Int
  let position: Int
  let speed: Int
}

private enum Card: String, PresentedCase {
  case altitude, position, speed

  func isValid(_ sample: Sample) -> Bool { number(in: sample) >= 0 }

  func content(_ sample: Sample) -> some View {
    Text("\(rawValue) ±\(number(in: sample))")
  }

  private func number(in sample: Sample) -> Int {
    switch self {
    case .altitude: sample.altitude
    case .position: sample.position
    case .speed: sample.speed
    }
  }
}

private struct Numbers: View {
  let sample: Sample

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("altitude ±\(sample.altitude)")
      Text("position ±\(sample.position)")
      Text("speed ±\(sample.speed)")
    }
  }
}

private struct Cards: View {
  let sample: Sample

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ValidCases(of: Card.self, for: sample) { Text("No data, 沒有資料") }
    }
  }
}
