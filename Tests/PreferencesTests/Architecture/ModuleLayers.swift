/// The folders of a module, ground floor first: a folder uses only what stands before it.
struct ModuleLayers: Sendable {
  var module: String
  var folders: [String]

  static let all = [
    ModuleLayers(
      module: "Preferences",
      folders: [
        "Diagnostics", "Keys", "Graph", "Publishing", "State", "Tree", "Views", "Subviews",
        "Actions", "PreferenceModifiers", "Updating", "Explanations",
      ]
    ),
    ModuleLayers(
      module: "Modifiers",
      folders: [
        "Geometry", "CoordinateSpaces", "Styles", "TextMeasuring", "Drawing", "Layout",
        "LayoutTree", "Snapshots", "Elements", "Anchors", "GeometryReading", "Text", "Shapes",
        "Containers", "LayoutModifiers", "DrawingModifiers", "Interaction", "Scrolling", "Focus",
        "LazyContainers", "Images", "ControlStyles", "Controls", "Finding", "Animation", "Lists",
        "Navigation",
        "Presentation", "Strategies", "Hosting",
      ]
    ),
  ]

  /// The folder of a file of this module; nil for a file of another module.
  ///
  /// A file beside the folders stands in the folder `""`.
  func folder(of path: String) -> String? {
    let prefix = "Sources/\(module)/"
    guard path.hasPrefix(prefix) else { return nil }
    let parts = path.dropFirst(prefix.count).split(separator: "/")
    return parts.count > 1 ? String(parts[0]) : ""
  }

  /// How high a folder stands; nil when it is not in the list.
  ///
  /// Files beside the folders stand above all of them: they may use everything, and no folder may
  /// use them.
  func height(of folder: String) -> Int? {
    folder.isEmpty ? folders.count : folders.firstIndex(of: folder)
  }
}
