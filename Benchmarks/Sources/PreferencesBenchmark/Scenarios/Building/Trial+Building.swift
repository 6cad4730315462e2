import Preferences

extension Trial {
  /// Returns the making of a host and its first update.
  @MainActor static func building<Content: View>(
    _ view: Content, options: ViewHostOptions
  ) -> Trial {
    let keeper = Keeper()
    return Trial(
      operate: {
        let host = ViewHost(rootView: view, options: options)
        keeper.keep(host)
        return try host.update()
      },
      finish: { keeper.letGo() }
    )
  }
}

extension Baseline {
  /// Returns the making of a host and its first update.
  @MainActor static func building<Content: View>(
    _ view: Content, options: ViewHostOptions
  ) -> Baseline {
    let keeper = Keeper()
    return Baseline(
      operate: { keeper.keep(try Hosting.host(view, options: options)) },
      finish: { keeper.letGo() }
    )
  }
}
