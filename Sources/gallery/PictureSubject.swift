import Modifiers

/// What a picture shows, to be asked about its keys.
@MainActor protocol PictureSubject {
  /// The names of the keys that are there.
  var keyNames: [String] { get }

  /// Why the key of a name has its value; nil if it is not there.
  func explanation(ofKeyNamed name: String) -> String?
}

extension ViewHost: PictureSubject {
  var keyNames: [String] { preferenceKeys.map { TypeName.qualified($0) } }

  func explanation(ofKeyNamed name: String) -> String? {
    for key in preferenceKeys where [TypeName.qualified(key), TypeName.short(key)].contains(name) {
      return text(of: key)
    }
    return nil
  }

  private func text<K: PreferenceKey>(of key: K.Type) -> String {
    explain(key).description
  }
}
