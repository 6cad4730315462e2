/// Keeps a view alive without a display: mounts it, updates it, and answers what reaches its root.
///
/// ```swift
/// let host = ViewHost { Counter() }
/// try host.update()
/// host.preference(Total.self)
/// ```
/// A host does nothing by itself: after a change ``needsUpdate`` is true, and ``update()`` works
/// out what follows. Several hosts live side by side; a host that is released frees its tree.
@MainActor public final class ViewHost<Content: View> {
  /// What the nodes of this host share.
  package let context: TreeContext

  private let scope: EnvironmentScope
  private let root: SlotElement<Content>
  private var pendingRootView: Content?
  private var pendingEnvironment: EnvironmentValues?
  private var currentRootView: Content

  /// Whether something was set that no update has taken in.
  private var hasNews = false

  /// Is called once when a host that was up to date is no longer so, whatever changed.
  ///
  /// An object calls it before it changes, so update later: in a task, or at the next frame.
  public var onInvalidate: (@MainActor () -> Void)? {
    didSet { context.scheduler.onInvalidate = onInvalidate ?? {} }
  }

  /// Creates a host for a view. The first ``update()`` runs the first body.
  public init(rootView: Content, options: ViewHostOptions = .init()) {
    context = TreeContext(options: options)
    scope = EnvironmentScope(values: EnvironmentValues())
    currentRootView = rootView
    root = SlotElement(.root, rootView, in: context.rootPlace(scope: scope))
    context.mount(root)
  }

  /// Creates a host for the views that a closure builds.
  public convenience init(
    options: ViewHostOptions = .init(), @ViewBuilder rootView: () -> Content
  ) {
    self.init(rootView: rootView(), options: options)
  }

  isolated deinit {
    context.tearDown()
  }

  /// The view at the root. A new one is taken in by the next update.
  public var rootView: Content {
    get { pendingRootView ?? currentRootView }
    set {
      pendingRootView = newValue
      hasNews = true
      context.scheduler.invalidate()
    }
  }

  /// What the root inherits. New values are taken in by the next update.
  public var environment: EnvironmentValues {
    get { pendingEnvironment ?? scope.values }
    set {
      pendingEnvironment = newValue
      hasNews = true
      context.scheduler.invalidate()
    }
  }

  /// Whether something has changed that no update has taken in.
  public var needsUpdate: Bool { context.scheduler.needsUpdate }

  /// The mistakes of the user's code so far, oldest first, each once.
  public var diagnostics: [Diagnostic] { context.diagnostics }

  /// Works out everything that follows from what has changed, pass by pass, until it is quiet.
  ///
  /// - Returns: How much work it took; nothing if nothing had changed.
  /// - Throws: ``UpdateError/cycle(_:)`` if actions or bodies keep causing each other beyond the
  ///   pass limit, or the error of a limit reached in a pass. After a cycle the tree stays as the
  ///   last complete pass left it. After another limit its values are new, its frames are old
  ///   (``UpdateError/layoutTooDeep(limit:path:)``) or those of the last round
  ///   (``UpdateError/layoutWithoutEnd(rounds:path:)``), and the actions of that pass wait. What
  ///   was written is kept, and the next update starts with a fresh limit.
  /// - Complexity: Follows what changed, not the size of the tree.
  @discardableResult public func update() throws(UpdateError) -> UpdateReport {
    guard !context.scheduler.isUpdating else {
      context.report(.updateInsideUpdate(of: context.root))
      return UpdateReport(passes: 0, counters: Counters())
    }
    guard !Announcement.isGoingOn else {
      context.report(.updateBeforeChange(of: context.root))
      return UpdateReport(passes: 0, counters: Counters())
    }
    // A body of another host that updates this one reads nothing here that it has to hear of.
    let report = try Tracker.untracked { () throws(UpdateError) in
      try UpdateLoop(context: context).run(
        hasNews: { hasNews }, takeIn: takeInPending)
    }
    #if InternalChecks
      InternalCheck.run(checkInvariants)
    #endif
    return report
  }

  private func takeInPending() {
    guard hasNews else { return }
    hasNews = false
    if let values = pendingEnvironment {
      pendingEnvironment = nil
      scope.replace(values)
    }
    if let view = pendingRootView {
      pendingRootView = nil
      currentRootView = view
      root.update(to: view)
    }
  }

  /// The value of a key that reaches the root, or the key's default if nothing writes it.
  ///
  /// Any key may be asked for at any time; asking changes nothing and is not counted. On a host
  /// that needs an update the answer is that of the last pass.
  ///
  /// - Complexity: O(elements that do not stand below a writer of the key).
  public func preference<K: PreferenceKey>(_ key: K.Type = K.self) -> K.Value {
    root.preference(key)
  }

  /// Throws what is wrong inside a host that is up to date; a host that needs an update passes.
  ///
  /// It is for the library's own tests. With the package trait `InternalChecks` every update ends
  /// with it.
  ///
  /// - Complexity: O(nodes and values).
  package func checkInvariants() throws(BrokenInvariant) {
    guard !needsUpdate else { return }
    try TreeInvariants(context: context).check()
  }

  /// The living tree as a drawing, with values, state and identities; long values are cut.
  public func dump() -> String {
    TreeDump.draw(root)
  }
}
