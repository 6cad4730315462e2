import Foundation

/// What one tree shares while it is measured and placed: scratch storage, depth and counts.
package final class LayoutContext {
  /// A box on the way down to the one that can answer.
  struct Pending {
    let box: LayoutBox
    let proposal: ProposedViewSize
    /// Whether the child was asked for its ideal size first, to be asked again.
    var isIdeal = false
  }

  /// How many containers of several children may be measured inside each other.
  let nestingLimit: Int
  private(set) var depth = 0
  /// Whether the limit was reached since the pass began; answers are no longer kept then.
  private(set) var isExceeded = false
  private(set) var layouts = 0
  private(set) var pass: UInt32 = 0

  /// Boxes that are being measured, outermost first; shared by nested measurements.
  var measuring: [Pending] = []
  /// Boxes whose guides are being looked up, outermost first.
  var aligning: [Pending] = []
  /// Boxes whose children have to be placed.
  var placing: [LayoutBox] = []
  /// Where children would go, while a placement is only rehearsed.
  var rehearsal: [RehearsedPlacement]?
  /// The number of the container that places its children just now.
  var placementSerial: UInt32 = 0

  /// Boxes that asked to be reported and got another frame.
  var reframed: [LayoutBox] = []
  /// Whether any box got another frame.
  var didMove = false

  init(nestingLimit: Int) {
    self.nestingLimit = nestingLimit
  }

  func beginPass() {
    pass &+= 1
    layouts = 0
    depth = 0
    isExceeded = false
    didMove = false
    reframed.removeAll(keepingCapacity: true)
  }

  /// Goes one container deeper, or returns false at the limit.
  func enter() -> Bool {
    guard depth < nestingLimit, !isExceeded else {
      isExceeded = true
      return false
    }
    depth += 1
    return true
  }

  func leave() {
    depth -= 1
  }

  /// Counts a box whose size was computed, once in each pass.
  func count(_ box: LayoutBox) {
    guard box.countedPass != pass else { return }
    box.countedPass = pass
    layouts += 1
  }
}
