/// What can be done to a dynamic property of a type known only at run time, at its address.
@MainActor class PropertyKind {
  /// Whether the property is of the user's own making and may hold further properties.
  let isComposed: Bool

  fileprivate init(isComposed: Bool) {
    self.isComposed = isComposed
  }

  var wantsUpdates: Bool { isComposed }

  static func make(_ type: any DynamicProperty.Type) -> PropertyKind {
    if let type = type as? any InstalledProperty.Type { return installed(type) }
    return composed(type)
  }

  private static func installed<P: InstalledProperty>(_ type: P.Type) -> PropertyKind {
    InstalledKind<P>()
  }

  private static func composed<P: DynamicProperty>(_ type: P.Type) -> PropertyKind {
    ComposedKind<P>()
  }

  func install(_ address: UnsafeMutableRawPointer, for owner: PropertyOwner) {}
  func adopt(_ address: UnsafeMutableRawPointer, from old: UnsafeMutableRawPointer) {}
  func update(_ address: UnsafeMutableRawPointer) {}
  func uninstall(_ address: UnsafeMutableRawPointer) {}
  func source(_ address: UnsafeMutableRawPointer) -> Source? { nil }
  func summary(_ address: UnsafeMutableRawPointer) -> String? { nil }
}

private final class InstalledKind<P: InstalledProperty>: PropertyKind {
  init() {
    super.init(isComposed: false)
  }

  private func property(_ address: UnsafeMutableRawPointer) -> UnsafeMutablePointer<P> {
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

private final class ComposedKind<P: DynamicProperty>: PropertyKind {
  init() {
    super.init(isComposed: true)
  }

  override func update(_ address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: P.self).pointee.update()
  }
}
