public import Preferences

/// Why a view was not found, or could not be acted on: what, what is there instead, how to go on.
public struct InteractionError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: Equatable, Sendable {
    /// Nothing is there that was asked for.
    case missing

    /// Several are there where one was asked for.
    case several

    /// The view is disabled.
    case disabled

    /// A sheet stands in front of the view.
    case covered

    /// The view is no longer there.
    case vanished

    /// The view cannot do what was asked.
    case unable

    /// The update before it did not end.
    case update(UpdateError)
  }

  /// What is wrong.
  public let reason: Reason

  /// What happened, what is there, and how to go on.
  public let description: String

  init(_ reason: Reason, _ description: String) {
    self.reason = reason
    self.description = description
  }

  init(_ error: UpdateError) {
    self.init(.update(error), error.description)
  }

  static let withoutLayout = InteractionError(
    .unable,
    """
    Nothing can be found in a host that works out no layout.
      fix: leave runsStages in the host's options true.
    """)

  @MainActor static func vanished(_ view: String, _ participle: String) -> InteractionError {
    InteractionError(
      .vanished,
      """
      The \(view) is no longer there, so it was not \(participle).
        fix: find it again after what may have removed it.
      """)
  }

  @MainActor static func disabled(
    _ view: FoundView, _ participle: String
  ) -> InteractionError {
    InteractionError(
      .disabled,
      """
      The \(view) is disabled, so it was not \(participle).
        where: \(view.path)
        fix: first do what enables it, or expect isEnabled to be false.
      """)
  }

  @MainActor static func covered(
    _ view: FoundView, _ participle: String, by sheet: Element
  ) -> InteractionError {
    InteractionError(
      .covered,
      """
      The \(view) is behind a sheet, so it was not \(participle).
        where: \(view.path)
        sheet: \(list(view.tree.views(in: sheet).filter(\.isListed)))
        fix: act on what is in the last of the host's sheets, or dismiss that first.
      """)
  }

  @MainActor static func unable(_ view: FoundView, _ participle: String) -> InteractionError {
    InteractionError(
      .unable,
      """
      The \(view) cannot be \(participle): neither it nor anything in or around it can.
        where: \(view.path)
      """)
  }

  @MainActor static func ambiguous(
    _ view: FoundView, _ participle: String, _ inside: [FoundView]
  ) -> InteractionError {
    InteractionError(
      .several,
      """
      The \(view) was not \(participle), since \(inside.count) views in it can be.
        there: \(list(inside))
        fix: find the one that is meant inside it, as in .find(button: …).
      """)
  }

  @MainActor static func withoutOption(
    _ picker: FoundView, _ value: String, _ options: [String]
  ) -> InteractionError {
    InteractionError(
      .missing,
      """
      The \(picker) has no option with the tag \(value).
        there: \(options.isEmpty ? "no options" : list(options.map(\.debugDescription)))
        where: \(picker.path)
      """)
  }

  @MainActor static func missing(
    _ query: FindQuery, among everything: [FoundView]
  ) -> InteractionError {
    var lines = ["There is no \(query.description)."]
    let near = near(query, among: everything)
    if !near.isEmpty { lines.append("  near: \(near.joined(separator: ", "))") }
    let listed = everything.filter(\.isListed)
    lines.append("  there: \(listed.isEmpty ? "nothing that has a label" : list(listed))")
    return InteractionError(.missing, lines.joined(separator: "\n"))
  }

  @MainActor static func several(
    _ matches: [FoundView], of query: FindQuery
  ) -> InteractionError {
    let places = matches.prefix(listLimit).map { view in
      let x = Double(view.frame.minX).decimalText()
      let y = Double(view.frame.minY).decimalText()
      return "\(view) at (\(x), \(y))"
    }
    return InteractionError(
      .several,
      """
      There are \(matches.count) of \(query.description), where one was asked for.
        there: \(list(places, of: matches.count))
        fix: look inside the view that holds the one that is meant, or take it from findAll.
      """)
  }

  /// At most this many views are listed, and near ones named.
  private static let listLimit = 12
  private static let nearLimit = 3

  @MainActor private static func list(_ views: [FoundView]) -> String {
    list(views.map(\.description))
  }

  /// The items, as far as they are listed; `count` is the number of all if the rest is not given.
  private static func list(_ items: [String], of count: Int? = nil) -> String {
    let rest = (count ?? items.count) - listLimit
    let shown = items.prefix(listLimit).joined(separator: ", ")
    return rest > 0 ? "\(shown), and \(rest) more" : shown
  }

  /// The views whose names are near what is sought, the nearest first, each named once.
  @MainActor private static func near(
    _ query: FindQuery, among everything: [FoundView]
  ) -> [String] {
    let sought = query.sought.lowercased()
    guard !sought.isEmpty else { return [] }
    var near: [(description: String, distance: Int)] = []
    for view in everything where query.name != nil || !view.isPartOfControl {
      let isOfKind = query.name == nil || view.name == query.name
      let names = isOfKind ? query.names(view) : view.ownLabels
      let distances = names.compactMap { name -> (name: String, distance: Int)? in
        if name.lowercased() == sought { return (name, 0) }
        guard isOfKind, !name.isEmpty else { return nil }
        let distance =
          EditDistance.ifNear(sought, name)
          ?? (name.lowercased().contains(sought) ? name.count - sought.count : nil)
        return distance.map { (name, $0) }
      }
      guard let nearest = distances.min(by: { $0.distance < $1.distance }) else { continue }
      let description = query.near(view, nearest.name)
      if !near.contains(where: { $0.description == description }) {
        near.append((description, nearest.distance))
      }
    }
    // Sorted with the position, so that equal ones keep their order.
    let order = near.indices.sorted { (near[$0].distance, $0) < (near[$1].distance, $1) }
    return order.prefix(nearLimit).map { near[$0].description }
  }
}
