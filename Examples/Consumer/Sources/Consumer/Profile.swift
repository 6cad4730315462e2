public import Modifiers

/// A profile whose lines may all be missing.
public struct Profile: View {
  private let name: String?
  private let city: String?

  /// Creates a profile of what is known.
  public init(name: String?, city: String?) {
    self.name = name
    self.city = city
  }

  /// The lines that are known, with padding if there are any.
  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      name.map { Text($0).paddable() }
      if let city {
        Text(city).paddable()
      }
    }
    .paddingWhenPaddable(.horizontal, 16)
    .paddingWhenPaddable(.vertical, 16)
  }
}
