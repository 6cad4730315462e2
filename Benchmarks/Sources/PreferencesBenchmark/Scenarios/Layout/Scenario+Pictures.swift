import Instruments
import Modifiers
import Rendering

extension Scenario {
  /// Pictures of trees that are laid out already.
  static let pictures = [textPicture, svgPicture]

  private static let textPicture = Scenario(
    "render-text", "N laid out texts drawn with characters", yardstick: "Y2"
  ) { count in
    let renderer = TextRenderer(content: TextRows(labels: Labels.make(count)))
    return Trial {
      consume_result(Int64(try renderer.text.utf8.count))
      return nil
    }
  }

  private static let svgPicture = Scenario(
    "render-svg", "N laid out texts drawn as SVG", yardstick: "Y2"
  ) { count in
    let renderer = SVGRenderer(content: TextRows(labels: Labels.make(count)))
    return Trial {
      consume_result(Int64(try renderer.svg.utf8.count))
      return nil
    }
  }
}
