/// A property that has to be ready before a body runs.
package protocol PreparedProperty: InstalledProperty {
  /// Makes what the body will read.
  func prepare()

  /// What the property cannot do without and has not got; reading it makes the body run when that
  /// changes.
  var lack: MissingObject? { get }
}

extension PreparedProperty {
  package func prepare() {}

  package var lack: MissingObject? { nil }
}
