import Modifiers
import Rendering

extension Picture {
  /// A view with a line around it and its size below it, after an update.
  ///
  /// - Parameters:
  ///   - caption: What is shown.
  ///   - view: The view that is drawn.
  ///   - passes: How many passes are made; `nil` makes as many as it takes. With fewer, the drawing
  ///     shows what the last one left, before what its actions wrote is seen.
  init(_ caption: String, drawing view: some View & Sendable, passes: Int? = nil) {
    self.init(caption) { isColored in
      let options = ViewHostOptions(passLimit: passes ?? ViewHostOptions().passLimit)
      let host = ViewHost(rootView: view.border(.gray), options: options)
      let ending: String
      do {
        let report = try host.update()
        ending = "quiet after \(report.passes) \(report.passes == 1 ? "pass" : "passes")"
      } catch {
        ending = "an action wrote state"
      }
      let size = "\(Int(host.size.width)) × \(Int(host.size.height)) points"
      return [TextCanvas(host.drawing).text(isColored: isColored), size, ending]
        .filter { !$0.isEmpty }
        .joined(separator: "\n")
    }
  }
}
