import Modifiers
import Rendering
import Testing

/// What a location sensor says; a negative number means that it could not tell.
private struct LocationSample: Equatable {
  var verticalAccuracy: Double
  var horizontalAccuracy: Double
  var speed: Double

  static let unknown = LocationSample(verticalAccuracy: -1, horizontalAccuracy: -1, speed: -1)
}

/// A part of the sample, each shown on a card of its own.
private enum LocationCard: String, ValidatedCase {
  case vertical = "altitude"
  case horizontal = "position"
  case speed

  func isValid(_ sample: LocationSample) -> Bool { number(in: sample) >= 0 }

  func number(in sample: LocationSample) -> Double {
    switch self {
    case .vertical: sample.verticalAccuracy
    case .horizontal: sample.horizontalAccuracy
    case .speed: sample.speed
    }
  }
}

/// A day part, each of which may be free or taken.
private enum DayPart: Int, ValidatedCase {
  case morning, noon, evening, night

  func isValid(_ isFree: [Bool]) -> Bool { isFree.indices.contains(rawValue) && isFree[rawValue] }
}

/// A season that knows by itself whether it can be booked.
private enum Season: Int, SelfValidatedCase {
  case spring = 1
  case summer, autumn, winter

  var isValid: Bool { self == .spring || self == .autumn }
}

/// A card that brings its view.
private enum Weather: String, PresentedCase {
  case rain, wind

  func isValid(_ wind: Int) -> Bool { self == .rain || wind > 0 }

  func content(_ wind: Int) -> some View {
    switch self {
    case .rain: Text("rain")
    case .wind: Text("wind \(wind)").bold()
    }
  }
}

/// A card that counts how often it appeared.
private struct Card: View {
  let title: String
  @State private var appearances = 0

  var body: some View {
    Text("\(title) \(appearances)").onAppear { appearances += 1 }
  }
}

/// The first article: an enum whose cases are cards; invalid ones are left out, and a text stands
/// there when none is valid.
@MainActor @Suite("Strategy: valid cases")
struct ValidCasesTests {
  private func sample(_ isKnown: [Bool]) -> LocationSample {
    LocationSample(
      verticalAccuracy: isKnown[0] ? 1 : -1, horizontalAccuracy: isKnown[1] ? 2 : -1,
      speed: isKnown[2] ? 3 : -1)
  }

  private func cards(_ sample: LocationSample) -> some View {
    ValidCases(of: LocationCard.self, for: sample) { card in
      Card(title: card.rawValue)
    } placeholder: {
      Text("no data")
    }
  }

  private func texts(_ host: ViewHost<some View>) -> [String?] {
    host.snapshot().all(named: "Text").map(\.text)
  }

  @Test(arguments: Combinations.upToFour)
  func `the problem: cards written out one by one leave a gap and say nothing`(
    _ isFree: [Bool]
  ) throws {
    let host = ViewHost {
      VStack(spacing: 4) {
        ForEach(DayPart.allCases, id: \.self) { part in
          if part.isValid(isFree) { Text("\(part)") }
        }
      }
      .padding(10)
    }
    try host.update()
    let valid = isFree.filter { $0 }.count
    #expect(texts(host).count == valid)
    #expect(host.size.height == 20 + CGFloat(max(0, valid * 20 - 4)))
  }

  @Test(arguments: Combinations.of(3))
  func `the cure shows what is valid, in order, or the placeholder, in one pass`(
    _ isKnown: [Bool]
  ) throws {
    let host = ViewHost { cards(sample(isKnown)) }
    let report = try host.update()
    let valid = zip(LocationCard.allCases, isKnown).filter(\.1).map { "\($0.0.rawValue) 1" }
    #expect(texts(host) == (valid.isEmpty ? ["no data"] : valid))
    #expect(report.passes == (valid.isEmpty ? 1 : 2))
  }

  @Test(arguments: Combinations.upToFour)
  func `any combination of up to four cases shows the valid ones in their order`(
    _ isFree: [Bool]
  ) throws {
    let host = ViewHost {
      VStack {
        ValidCases(of: DayPart.self, for: isFree) { part in
          Text("\(part)")
        } placeholder: {
          Text("taken")
        }
      }
    }
    let report = try host.update()
    #expect(report.passes == 1)
    #expect(report.bodies == 0)
    let valid = zip(DayPart.allCases, isFree).filter(\.1).map { "\($0.0)" }
    #expect(texts(host) == (valid.isEmpty ? ["taken"] : valid))
  }

  @Test func `a card that stays keeps its state while others come and go`() throws {
    let current = Remote(LocationSample(verticalAccuracy: 1, horizontalAccuracy: -1, speed: 3))
    let host = ViewHost { Controlled(current) { cards($0) } }
    try host.update()
    #expect(texts(host) == ["altitude 1", "speed 1"])
    current.value.horizontalAccuracy = 2
    current.value.verticalAccuracy = -1
    try host.update()
    #expect(texts(host) == ["position 1", "speed 1"])
    current.value = .unknown
    try host.update()
    #expect(texts(host) == ["no data"])
  }

  @Test func `without a placeholder there is nothing when nothing is valid`() throws {
    for (isFree, expected) in [([true, false, true], ["morning", "evening"]), ([false], [])] {
      let host = ViewHost {
        VStack { ValidCases(of: DayPart.self, for: isFree) { Text("\($0)") }.padding(10) }
      }
      try host.update()
      #expect(texts(host) == expected)
      #expect((host.size == .zero) == expected.isEmpty)
    }
    let others = ViewHost {
      ValidCases(of: Season.self) { Text("\($0)") }
      ValidCases(of: Weather.self, for: 1)
    }
    try others.update()
    #expect(texts(others) == ["spring", "autumn", "rain", "wind 1"])
  }

  @Test func `a case may know by itself whether it is valid`() throws {
    let host = ViewHost {
      ValidCases(of: Season.self) { season in
        Text("\(season)")
      } placeholder: {
        Text("closed")
      }
    }
    try host.update()
    #expect(texts(host) == ["spring", "autumn"])
  }

  @Test func `a case may bring its own view`() throws {
    let wind = Remote(0)
    let host = ViewHost {
      Controlled(wind) { wind in
        ValidCases(of: Weather.self, for: wind) { Text("calm") }
      }
    }
    try host.update()
    #expect(texts(host) == ["rain"])
    wind.value = 5
    try host.update()
    #expect(texts(host) == ["rain", "wind 5"])
  }
}
