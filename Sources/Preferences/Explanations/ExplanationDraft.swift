/// A place on the way of a value, while the value is being explained.
@MainActor struct ExplanationDraft<K: PreferenceKey> {
  /// What happens to the value at the place.
  enum Kind {
    /// It begins here.
    case says(K.Value, isWritten: Bool)

    /// The content's value, or the default if that is hidden, is changed.
    case transforms(hidesContent: Bool, (inout K.Value) -> Void)

    /// The values of several children are combined.
    case combines(orDefault: Bool, holdsVariable: Bool, isLayered: Bool)

    /// It goes no further.
    case stops

    /// It passes by: a reader, or what presents another tree.
    case passes

    /// There is none: a leaf that says nothing.
    case silent

    /// There is none, since what could say it is not there.
    case absent(Absence)
  }

  /// Where a place stands as seen from what is explained.
  enum Region {
    /// What is said here reaches it, as far as this place knows.
    case live

    /// A place around this one says something else.
    case hidden(by: Int)

    /// A place around this one lets nothing through.
    case stopped(by: Int)

    /// Another tree is presented here.
    case otherTree
  }

  /// The node that the place is; none for several elements beside each other.
  let node: Node?

  let kind: Kind

  /// The place around this one.
  let parent: Int?

  let region: Region

  /// Whether it is the content or the layer of what is around it, if that has layers.
  var isLayer: Bool?

  /// What reads the value here.
  var reading: Reading<K>?

  /// The places inside, in tree order.
  var children: [Int] = []

  /// What goes up from here; `nil` if nothing does.
  var value: K.Value?

  /// What a change began with.
  var before: K.Value?

  /// The fold of the combination around this place, up to this place.
  var soFar: K.Value?

  /// Whether the reduction asked for the value.
  var isAsked = true

  /// What would go up from here in SwiftUI.
  var alternative: K.Value?

  /// The place that is to blame if the alternative is another value.
  var culprit: Int?

  /// Whether the default goes up from here, since nothing inside writes the key.
  var contributesDefault = false

  /// Whether there is more to say of what is inside than that it writes nothing.
  var isNotable = false

  var isLive: Bool { if case .live = region { true } else { false } }

  var isLayered: Bool {
    if case .combines(_, _, let isLayered) = kind { isLayered } else { false }
  }

  /// Whether all there is to say is that nothing is written.
  var isQuiet: Bool { isLive && value == nil && !isNotable }
}
