import Foundation
import Preferences

extension ElementSnapshot: CustomStringConvertible {
  /// A drawing of the tree: one line for each element, with name, text, size and origin in points.
  ///
  /// ```
  /// VStack 128 × 64 at (0, 0)
  /// └─ Text "Hello There" 88 × 16 at (20, 24)
  /// ```
  ///
  /// - Complexity: O(*n*) in the length of the description.
  public var description: String {
    TreeDrawing(root: self, label: \.label, children: \.children).text
  }

  private var label: String {
    let shown = text.map { " \($0.debugDescription)" } ?? ""
    let width = Double(frame.size.width).decimalText()
    let height = Double(frame.size.height).decimalText()
    let x = Double(frame.origin.x).decimalText()
    let y = Double(frame.origin.y).decimalText()
    return "\(name)\(shown) \(width) × \(height) at (\(x), \(y))"
  }
}
