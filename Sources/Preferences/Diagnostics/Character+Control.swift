extension Unicode.Scalar {
  /// Whether this moves the cursor of a terminal, or says something else that is not to be shown.
  package var isControl: Bool { properties.generalCategory == .control }
}

extension Character {
  /// Whether a control is in it, such as an escape.
  package var isControl: Bool { unicodeScalars.contains(where: \.isControl) }
}

extension Substring {
  /// The text with a replacement character for each that holds a control.
  var withoutControls: Substring {
    Substring(map { $0.isControl ? "\u{FFFD}" : $0 })
  }
}
