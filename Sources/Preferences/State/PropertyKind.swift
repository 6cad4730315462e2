/// What can be done to a dynamic property of a type known only at run time, at its address.
@MainActor class PropertyKind {
  /// Whether the property is of the user's own making and may hold further properties.
  let isComposed: Bool

  fileprivate init(isComposed: Bool) {
    self.isComposed = isComposed
  }

  var wantsUpdates: Bool { isComposed }

  /// Whether the property has to be ready before a body runs.
  var isPrepared: Bool { false }

  static func make(_ type: any DynamicProperty.Type) -> PropertyKind {
    if let type = type as? any PreparedProperty.Type { return prepared(type) }
    if let type = type as? any InstalledProperty.Type { return installed(type) }
    return composed(type)
  }

  private static func installed<P: InstalledProperty>(_ type: P.Type) -> PropertyKind {
    InstalledKind<P>()
  }

  private static func prepared<P: PreparedProperty>(_ type: P.Type) -> PropertyKind {
    PreparedKind<P>()
  }

  private static func composed<P: DynamicProperty>(_ type: P.Type) -> PropertyKind {
    ComposedKind<P>()
  }

  func install(_ address: UnsafeMutableRawPointer, for owner: PropertyOwner) {}
  func adopt(_ address: UnsafeMutableRawPointer, from old: UnsafeMutableRawPointer) {}
  func prepare(_ address: UnsafeMutableRawPointer) {}
  func lack(_ address: UnsafeMutableRawPointer) -> MissingObject? { nil }
  func update(_ address: UnsafeMutableRawPointer) {}
  func uninstall(_ address: UnsafeMutableRawPointer) {}
  func source(_ address: UnsafeMutableRawPointer) -> Source? { nil }
  func summary(_ address: UnsafeMutableRawPointer) -> String? { nil }
}

private class InstalledKind<P: InstalledProperty>: PropertyKind {
  init() {
    super.init(isComposed: false)
  }

  final func property(_ address: UnsafeMutableRawPointer) -> UnsafeMutablePointer<P> {
    address.assumingMemoryBound(to: P.self)
  }

  override func install(_ address: UnsafeMutableRawPointer, for owner: PropertyOwner) {
    property(address).pointee.install(for: owner)
  }

  override func adopt(_ address: UnsafeMutableRawPointer, from old: UnsafeMutableRawPointer) {
    property(address).pointee.adopt(property(old).pointee)
  }

  override func uninstall(_ address: UnsafeMutableRawPointer) {
    property(address).pointee.uninstall()
  }

  override func source(_ address: UnsafeMutableRawPointer) -> Source? {
    property(address).pointee.source
  }

  override func summary(_ address: UnsafeMutableRawPointer) -> String? {
    property(address).pointee.summary
  }
}

private final class PreparedKind<P: PreparedProperty>: InstalledKind<P> {
  override var isPrepared: Bool { true }

  override func prepare(_ address: UnsafeMutableRawPointer) {
    property(address).pointee.prepare()
  }

  override func lack(_ address: UnsafeMutableRawPointer) -> MissingObject? {
    property(address).pointee.lack
  }
}

private final class ComposedKind<P: DynamicProperty>: PropertyKind {
  init() {
    super.init(isComposed: true)
  }

  override func update(_ address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: P.self).pointee.update()
  }
}
