enum WalkthroughPictures {
  static let all: [(title: String, focusedRow: Int?, drawing: String)] = []
}
