public import Foundation
package import Preferences

extension Path: BuiltInShape {
  /// There is no body.
  public typealias Body = Never

  /// The path itself, whatever the rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { self }
}
