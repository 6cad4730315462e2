import Preferences

/// A host of a list, and the ids that it shows.
@MainActor final class LiveList {
  var ids: [Int]

  private let controls = Controls<[Int]>(count: 1)
  private let makeHost: @MainActor () throws -> AnyObject
  private let update: @MainActor () throws -> UpdateReport
  private var generator = SeededGenerator()
  private var nextID: Int

  init(count: Int) throws {
    ids = Array(0..<count)
    nextID = count
    let deliveries = Deliveries()
    let view = EditableList(controls: controls, count: count)
      .onPreferenceChange(Total.self) { deliveries.note($0) }
    makeHost = { try Hosting.host(view, options: Hosting.valuesOnly) }
    let host = try Hosting.host(view, options: Hosting.valuesOnly)
    update = { try host.update() }
  }

  /// Returns an operation that edits the ids and updates the host, and one that takes the edit
  /// back.
  func trial(
    operate: @escaping @MainActor () -> Void, finish: (@MainActor () -> Void)? = nil
  ) -> Trial {
    var trial = Trial { [self] in try show(after: operate) }
    if let finish { trial.finish = { [self] in _ = try show(after: finish) } }
    trial.rebuild = makeHost
    return trial
  }

  private func show(after edit: @MainActor () -> Void) throws -> UpdateReport {
    edit()
    controls.set(0, to: ids)
    return try update()
  }

  /// Inserts an id that was not there before, and returns where.
  func insertNew() -> Int {
    let place = Int.random(in: 0...ids.count, using: &generator)
    ids.insert(nextID, at: place)
    nextID += 1
    return place
  }

  func removeRandom() {
    ids.remove(at: Int.random(in: 0..<ids.count, using: &generator))
  }

  func moveRandom() {
    let id = ids.remove(at: Int.random(in: 0..<ids.count, using: &generator))
    ids.insert(id, at: Int.random(in: 0...ids.count, using: &generator))
  }
}
