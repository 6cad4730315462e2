extension DrawingColor {
  /// The components of a colour that does not stand for another.
  package init(_ color: Color) {
    self.init(
      red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
  }
}
