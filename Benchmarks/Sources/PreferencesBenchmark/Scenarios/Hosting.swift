import Preferences

/// Makes hosts.
@MainActor enum Hosting {
  /// Options of a host that lays nothing out.
  static var valuesOnly: ViewHostOptions {
    var options = ViewHostOptions()
    options.runsStages = false
    return options
  }

  /// Returns an updated host of a view.
  static func host<Content: View>(
    _ view: Content, options: ViewHostOptions
  ) throws -> ViewHost<Content> {
    let host = ViewHost(rootView: view, options: options)
    try host.update()
    return host
  }
}

extension Trial {
  /// An operation on a living host.
  @MainActor init<Content: View>(
    on view: @escaping @MainActor () -> Content, options: ViewHostOptions,
    change: @escaping @MainActor () -> Void
  ) throws {
    let host = try Hosting.host(view(), options: options)
    self.init {
      change()
      return try host.update()
    }
    rebuild = { try Hosting.host(view(), options: options) }
  }
}
