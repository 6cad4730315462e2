/// A modifier that runs a task for as long as an element is there and an id stays the same.
struct TaskModifier<ID: Equatable> {
  let id: ID
  /// What the task is called; otherwise by the place in the source.
  let name: String?
  let file: String
  let line: Int
  let priority: TaskPriority
  let action: @Sendable () async -> Void
}

extension TaskModifier: ViewModifier {
  typealias Body = Never
}

extension TaskModifier: PrimitiveModifier {
  static var label: String { "task" }

  static func makeElement(
    _ modifier: TaskModifier<ID>, in place: Place, holding content: AnyViewType
  ) -> ModifierElement<TaskModifier<ID>> {
    TaskElement(modifier, in: place)
  }
}

extension View {
  /// Starts a task in phase two of the pass in which the view appears, and cancels it when the view
  /// goes.
  ///
  /// Without a name the task is called by the place in the source.
  nonisolated public func task(
    name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    task(id: 0, name: name, priority: priority, file: file, line: line, action)
  }

  /// Starts a task in phase two of the pass in which the view appears, cancels it when the view
  /// goes, and cancels and starts it anew when a value has changed.
  ///
  /// Without a name the task is called by the place in the source.
  nonisolated public func task<T: Equatable>(
    id value: T, name: String? = nil, priority: TaskPriority = .userInitiated,
    file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(
      TaskModifier(
        id: value, name: name, file: file, line: line, priority: priority, action: action))
  }
}

private final class TaskElement<ID: Equatable>: ModifierElement<TaskModifier<ID>> {
  private var task: Task<Void, Never>?

  /// The id that the task was started for.
  private var id: ID?

  override func didActivate() -> Element? {
    context.actions.add(.appearance, of: self) { [self] in start() }
    return super.didActivate()
  }

  override func modifierDidChange() {
    guard needsStart else { return }
    context.actions.add(.change, of: self) { [self] in
      // Within one pass the id may have gone away and come back.
      if needsStart { start() }
    }
  }

  private var needsStart: Bool {
    id.map { !Comparison.of(ID.self).areEqual($0, modifier.id) } ?? false
  }

  private func start() {
    task?.cancel()
    let action = modifier.action
    id = modifier.id
    let name = modifier.name ?? "\(modifier.file):\(modifier.line)"
    task = Task(name: name, priority: modifier.priority) { await action() }
  }

  override func didUnmount() {
    super.didUnmount()
    guard isActive else { return }
    context.actions.add(.disappearance, of: self) { [self] in task?.cancel() }
  }

  // A host that is released runs no more actions.
  deinit {
    task?.cancel()
  }
}
