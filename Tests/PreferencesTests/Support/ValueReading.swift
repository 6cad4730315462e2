import Modifiers
import Testing

/// The value that a view sends up for a key, after one update.
///
/// A reader around the view and the host have to agree on it. The view stands in a stack, so it
/// may be several elements.
@MainActor func value<K: PreferenceKey>(
  of key: K.Type, options: ViewHostOptions = .init(),
  at location: SourceLocation = #_sourceLocation, @ViewBuilder in content: () -> some View
) throws -> K.Value where K.Value: Equatable {
  let view = content()
  var delivered: [K.Value] = []
  let host = ViewHost(options: options) {
    VStack { view }.onPreferenceChange(K.self) { delivered.append($0) }
  }
  try host.update()
  let value = host.preference(K.self)
  #expect(delivered.count <= 1, "A reader is called once", sourceLocation: location)
  // A reader over static content that never writes the key is not called.
  #expect((delivered.last ?? K.defaultValue) == value, sourceLocation: location)
  return value
}
