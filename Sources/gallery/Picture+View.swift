import Modifiers
import Rendering

extension Picture {
  /// A view with a line just outside its edges and its size below, after an update.
  ///
  /// - Parameters:
  ///   - caption: What is shown.
  ///   - view: The view that is drawn.
  ///   - passes: How many passes are made; `nil` makes as many as it takes. With fewer, the drawing
  ///     shows what the last one left, before what its actions wrote is seen.
  init(_ caption: String, drawing view: some View & Sendable, passes: Int? = nil) {
    let options = ViewHostOptions(passLimit: passes ?? ViewHostOptions().passLimit)
    let subject: @MainActor @Sendable () -> any PictureSubject = {
      let host = ViewHost(rootView: view, options: options)
      // A limit that is reached is what some pictures are about.
      _ = try? host.update()
      return host
    }
    self.init(caption, subject: subject) { isColored in
      let line = EdgeInsets(top: 16, leading: 8, bottom: 16, trailing: 8)
      let host = ViewHost(rootView: view.padding(line).border(.gray), options: options)
      let ending: String
      do {
        let report = try host.update()
        ending = "quiet after \(report.passes) \(report.passes == 1 ? "pass" : "passes")"
      } catch {
        ending = "an action wrote state"
      }
      let width = Int(host.size.width - line.leading - line.trailing)
      let height = Int(host.size.height - line.top - line.bottom)
      let picture = TextCanvas(host.drawing).text(isColored: isColored)
      return [picture, "\(width) × \(height) points", ending].joined(separator: "\n")
    }
  }
}
