extension PreferenceExplanation {
  /// A place on the way of a value, or one from which no value comes.
  ///
  /// Modifiers that only pass a value on, and containers in which nothing meets, are left out; their
  /// names are in ``name``.
  public struct Part {
    /// How many parts this one is inside.
    public let level: Int

    /// View types from the root, outermost first, with explicit ids.
    public let path: String

    /// View types from the part around this one, with what is known of the last.
    public let name: String

    /// What happens to the value here.
    public let role: Role

    /// What becomes of the value on its way.
    public let participation: Participation

    /// The value that goes up from here, or would; `nil` if there is none, or it was not worked out.
    public let value: Value?

    /// What a transform began with; `nil` if it began with the default.
    public let before: Value?

    /// The fold of the container around this part, up to and with this part.
    public let soFar: Value?

    /// Whether this is what a layer lies on, or the layer, if what is around it has layers.
    public let side: Side?

    /// What reads the value here.
    public let reader: Reader?

    /// Whether the default goes up from here in SwiftUI, and only there, so that the explained value
    /// is another one.
    public let isDefaultInSwiftUI: Bool
  }

  /// What happens to a value at a part.
  public enum Role: String, Hashable, Sendable, Codable {
    /// A modifier writes it and hides what is inside.
    case writer

    /// A leaf says it, as a text does for ``ContentPresence``.
    case leaf

    /// A modifier changes the value of its content, or the default.
    case transform

    /// A container combines the values of its children.
    case container

    /// A container has the default, since what it holds may come and go and writes nothing.
    case implicitDefault

    /// A reader lets it pass.
    case reader

    /// A boundary stops it.
    case boundary

    /// A modifier presents another tree, and lets it pass.
    case presentation

    /// Nothing: no value comes from here.
    case view
  }

  /// Whether a value takes part in what is explained, and if not, why.
  public enum Participation: Hashable, Sendable, Codable {
    /// It takes part.
    case takesPart

    /// It would, but the reduction did not call `nextValue`.
    case notAsked

    /// There is no value.
    case writesNothing

    /// The modifier at a path, around it, says something else.
    case hidden(by: String)

    /// The boundary at a path, around it, lets nothing through.
    case stopped(by: String)

    /// It goes up in a tree of its own, such as a sheet.
    case inAnotherTree

    /// What would say it is not there; `modifier` is one for the key.
    case absent(ViewAbsence, modifier: String)

    /// Whether a container's fold comes past it.
    public var isInFold: Bool { self == .takesPart || self == .notAsked }
  }

  /// Where a part stands in something that has layers.
  public enum Side: String, Hashable, Sendable, Codable {
    /// It is what the layer lies on.
    case content

    /// It is the layer: an overlay comes after the content, a background before.
    case layer
  }

  /// What reads a value.
  public struct Reader {
    /// The kinds of readers.
    public enum Kind: String, Hashable, Sendable, Codable {
      /// An action of `onPreferenceChange`.
      case action

      /// A layer that is made from the value, as by `overlayPreferenceValue`.
      case layer
    }

    /// What kind of reader it is.
    public let kind: Kind

    /// View types from the root, outermost first, with explicit ids.
    public let path: String

    /// The value that it was last given; `nil` if it never was.
    public let given: Value?
  }
}

extension PreferenceExplanation.Part {
  /// Whether a value begins here.
  var isContributor: Bool {
    role == .writer || role == .leaf || role == .implicitDefault
      || (role == .transform && before == nil)
  }
}

extension PreferenceExplanation.Part: Equatable where Value: Equatable {}
extension PreferenceExplanation.Part: Hashable where Value: Hashable {}
extension PreferenceExplanation.Part: Sendable where Value: Sendable {}
extension PreferenceExplanation.Part: Encodable where Value: Encodable {}
extension PreferenceExplanation.Part: Decodable where Value: Decodable {}

extension PreferenceExplanation.Reader: Equatable where Value: Equatable {}
extension PreferenceExplanation.Reader: Hashable where Value: Hashable {}
extension PreferenceExplanation.Reader: Sendable where Value: Sendable {}
extension PreferenceExplanation.Reader: Encodable where Value: Encodable {}
extension PreferenceExplanation.Reader: Decodable where Value: Decodable {}
