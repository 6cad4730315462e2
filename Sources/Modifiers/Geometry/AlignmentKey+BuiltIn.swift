extension AlignmentKey {
  /// The guides that every view has.
  static let builtIn: [AlignmentKey] = [
    HorizontalAlignment.leading.key,
    HorizontalAlignment.center.key,
    HorizontalAlignment.trailing.key,
    VerticalAlignment.top.key,
    VerticalAlignment.center.key,
    VerticalAlignment.bottom.key,
    VerticalAlignment.firstTextBaseline.key,
    VerticalAlignment.lastTextBaseline.key,
  ]
}
