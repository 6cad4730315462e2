import Foundation

extension CGRect {
  /// Returns the rectangle extended by the insets of the edges that it reaches, which are added up.
  ///
  /// An edge counts as reached within a hundredth of a point, so that rounding has no say.
  func reaching(
    into insets: EdgeInsets, of bounds: CGRect, adding total: inout EdgeInsets
  ) -> CGRect {
    let hair: CGFloat = 0.01
    var (left, right, top, bottom) = (minX, maxX, minY, maxY)
    if insets.top > 0, top <= bounds.minY + insets.top + hair {
      total.top += insets.top
      top = bounds.minY
    }
    if insets.leading > 0, left <= bounds.minX + insets.leading + hair {
      total.leading += insets.leading
      left = bounds.minX
    }
    if insets.bottom > 0, bottom >= bounds.maxY - insets.bottom - hair {
      total.bottom += insets.bottom
      bottom = bounds.maxY
    }
    if insets.trailing > 0, right >= bounds.maxX - insets.trailing - hair {
      total.trailing += insets.trailing
      right = bounds.maxX
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
